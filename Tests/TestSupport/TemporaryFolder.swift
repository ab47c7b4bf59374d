import Foundation

/// A folder of its own for one test.
public struct TemporaryFolder: Sendable {
    /// Where it is; nothing is there before a store is opened in it.
    public let url = FileManager.default.temporaryDirectory.appending(path: "daychain-" + UUID().uuidString)

    /// Chooses a place for one.
    public init() {}

    /// The store's file.
    public var store: URL { url.appending(path: "Daychain.sqlite") }

    /// Removes it, whatever it holds.
    public func remove() { try? FileManager.default.removeItem(at: url) }

    /// What lies in the folder, sorted.
    public var contents: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }
}
