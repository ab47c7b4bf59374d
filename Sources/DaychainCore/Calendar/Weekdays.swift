/// The weekdays that a habit is meant for: a set that is never empty.
public struct Weekdays: Hashable, Sendable {
    /// One bit a weekday, Monday in bit 0, Sunday in bit 6; never 0.
    public let bits: UInt8

    /// Creates a set from its bits, or returns nil where none or an eighth is set.
    public init?(bits: UInt8) {
        guard (1...0x7F).contains(bits) else { return nil }
        self.bits = bits
    }

    /// Creates a set of the given weekdays, or returns nil where there is none.
    public init?(_ weekdays: some Sequence<Weekday>) {
        self.init(bits: weekdays.reduce(into: UInt8(0)) { bits, weekday in bits |= Self.bit(of: weekday) })
    }

    /// A set of at least one weekday.
    public init(_ first: Weekday, _ rest: Weekday...) {
        bits = rest.reduce(into: Self.bit(of: first)) { bits, weekday in bits |= Self.bit(of: weekday) }
    }

    /// Every day of the week.
    public static let daily = Weekdays(everyBit: 0x7F)

    /// The weekdays in ISO order.
    public var days: [Weekday] { Weekday.allCases.filter(contains) }

    /// The number of weekdays, 1 to 7.
    public var count: Int { bits.nonzeroBitCount }

    /// Whether the weekday is in the set.
    public func contains(_ weekday: Weekday) -> Bool { bits & Self.bit(of: weekday) != 0 }

    private init(everyBit bits: UInt8) { self.bits = bits }

    private static func bit(of weekday: Weekday) -> UInt8 { 1 << UInt8(weekday.rawValue - 1) }
}

extension Weekdays: Codable {
    /// Reads an array of ISO numbers; an empty one, a repeated or an unknown number is refused.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let days = try container.decode([Weekday].self)
        guard let weekdays = Weekdays(days), weekdays.count == days.count else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Empty or repeated weekdays")
        }
        self = weekdays
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(days)
    }
}
