import Foundation

/// The identity of a habit, the same in every file and on every device.
public struct HabitID: Hashable, Sendable, Codable {
    /// The identifier itself.
    public let uuid: UUID

    /// Wraps an identifier; new ones come from an ``IdentifierSource``.
    public init(_ uuid: UUID) {
        self.uuid = uuid
    }

    /// Reads a UUID in any letter case, or returns nil.
    public init?(_ text: String) {
        guard let uuid = UUID(uuidString: text) else { return nil }
        self.init(uuid)
    }

    /// The UUID in capitals.
    public var text: String { uuid.uuidString }

    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(UUID.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uuid)
    }
}
