import Foundation

/// A kind of data, by its uniform type identifier.
public struct UTType: Sendable, Hashable {
    public let identifier: String

    /// JSON text: files ending in `.json`.
    public static var json: UTType { UTType(identifier: "public.json") }
}
