import Foundation

/// A time zone by the name that was given, whether this machine knows it or not.
///
/// The text is kept as given and is all that equality looks at: `Europe/Kiev` and `Europe/Kyiv` are two zones here,
/// even if ``hasSameOffsets(as:from:)`` says that they do not differ. An unknown zone is kept too; days are then
/// counted in GMT, and reading it from storage is reported (``StoredProblem``).
public struct Zone: Sendable {
    /// The identifier as it was given.
    public let identifier: String

    let facts: ZoneFacts

    /// Creates a zone from any text; ``isKnown`` says whether this machine has its rules.
    ///
    /// The first use of a name costs about 0.1 ms, later ones a dictionary look-up.
    public init(_ identifier: String) {
        self.identifier = identifier
        facts = ZoneFacts.of(identifier)
    }

    /// Creates a zone from the identifier of a time zone, such as the device's.
    public init(_ timeZone: TimeZone) {
        self.init(timeZone.identifier)
    }

    /// Greenwich Mean Time.
    public static let gmt = Zone("GMT")

    /// Whether `TimeZone(identifier:)` knows the zone.
    public var isKnown: Bool { facts.isKnown }

    /// The zone's rules; those of GMT where the zone is unknown.
    public var timeZone: TimeZone { facts.timeZone }

    /// Whether both zones have the same offset from GMT at every instant of the two years from `instant` on.
    ///
    /// Travelling between such zones changes no day, so the app does not mention it. Unknown zones equal only
    /// themselves.
    public func hasSameOffsets(as other: Zone, from instant: Date) -> Bool {
        if identifier == other.identifier { return true }
        guard isKnown, other.isKnown else { return false }
        let end = instant.addingTimeInterval(2 * 366 * 86_400)
        var instant = instant
        // Offsets can only change at a transition of one of the two.
        while instant < end {
            guard timeZone.secondsFromGMT(for: instant) == other.timeZone.secondsFromGMT(for: instant) else {
                return false
            }
            let next = [timeZone, other.timeZone].compactMap { $0.transition(after: instant) }.min()
            guard let next else { return true }
            instant = next
        }
        return true
    }
}

extension Zone: Hashable {
    public static func == (first: Zone, second: Zone) -> Bool { first.identifier == second.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension Zone: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
