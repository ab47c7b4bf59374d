/// A time of day in hours and minutes, such as `07:30`, in no particular zone.
public struct LocalTime: Hashable, Sendable {
    /// 0 to 23.
    public let hour: Int
    /// 0 to 59.
    public let minute: Int

    /// Creates a time, or returns nil outside 00:00 to 23:59.
    public init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        self.hour = hour
        self.minute = minute
    }

    /// Creates the time of a minute of the day that is known to be one, 0 to 1439.
    init(validMinuteOfDay minute: Int) {
        hour = minute / 60
        self.minute = minute % 60
    }

    /// Minutes since 00:00, 0 to 1439.
    public var minuteOfDay: Int { hour * 60 + minute }
}

extension LocalTime: LosslessStringConvertible, Comparable, Codable {
    /// Creates a time from exactly `HH:mm` in ASCII digits, or returns nil.
    public init?(_ text: String) {
        let bytes: [UInt8] = Array(text.utf8)
        guard bytes.count == 5, bytes[2] == 0x3A,
            let hour = LocalDate.number(bytes[0..<2]), let minute = LocalDate.number(bytes[3..<5])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    /// The time as `HH:mm`.
    public var text: String { "\(LocalDate.padded(hour, to: 2)):\(LocalDate.padded(minute, to: 2))" }

    public var description: String { text }

    public static func < (first: LocalTime, second: LocalTime) -> Bool { first.minuteOfDay < second.minuteOfDay }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let time = LocalTime(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a time of the form HH:mm")
        }
        self = time
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
