import Foundation

extension URL {
    /// Files outside the app's own folder need no permission here, so there is none to take.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    public func stopAccessingSecurityScopedResource() {}
}
