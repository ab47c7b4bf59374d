/// The one written form of a date, `yyyy-MM-dd`.
extension LocalDate: LosslessStringConvertible, Codable {
    /// Creates a date from exactly `yyyy-MM-dd` in ASCII digits, or returns nil.
    ///
    /// Nothing is rolled over, trimmed or guessed: `2026-02-30`, `2026-3-2`, `20260302` and Arabic digits are refused.
    public init?(_ text: String) {
        let bytes: [UInt8] = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D,
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The date as `yyyy-MM-dd`; years have at least four digits.
    public var text: String {
        let civil = CivilCalendar.civil(dayNumber: dayNumber)
        return "\(Self.padded(civil.year, to: 4))-\(Self.padded(civil.month, to: 2))-\(Self.padded(civil.day, to: 2))"
    }

    public var description: String { text }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = LocalDate(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a date of the form yyyy-MM-dd")
        }
        self = date
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The number that ASCII digits write, or nil where one of the bytes is none.
    static func number(_ digits: some Sequence<UInt8>) -> Int? {
        var value = 0
        for byte in digits {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    static func padded(_ value: Int, to width: Int) -> String {
        let digits = String(value.magnitude)
        let zeros = String(repeating: "0", count: max(0, width - digits.count))
        return (value < 0 ? "-" : "") + zeros + digits
    }
}
