import Foundation

/// Instants as text, `2026-03-02T20:00:00Z` or with a fraction of up to nine digits: always in UTC.
///
/// Written with as few of 0, 3, 6, 7, 8 or 9 digits as give the same instant back. That is exact for every instant but
/// those within months of 2001-01-01, where a `Date` is finer than a nanosecond.
enum BackupInstant {
    /// The instant of a text of exactly this form, or nil. Nothing is rolled over: there is no 24:00 and no second 60.
    static func date(_ text: String) -> Date? {
        var text = text
        return text.withUTF8 { bytes in date(bytes) }
    }

    private static func date(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
        guard bytes.count == 20 || (22...30).contains(bytes.count), bytes[10] == 0x54, bytes[13] == 0x3A,
            bytes[16] == 0x3A, bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[bytes.count - 1] == 0x5A,
            let year = LocalDate.number(bytes[0..<4]), let month = LocalDate.number(bytes[5..<7]),
            let day = LocalDate.number(bytes[8..<10]),
            let hour = LocalDate.number(bytes[11..<13]), let minute = LocalDate.number(bytes[14..<16]),
            let second = LocalDate.number(bytes[17..<19]),
            hour < 24, minute < 60, second < 60, let date = LocalDate(year: year, month: month, day: day)
        else { return nil }
        let seconds = (date.dayNumber - referenceDay) * 86_400 + hour * 3600 + minute * 60 + second
        guard bytes.count > 20 else { return Date(timeIntervalSinceReferenceDate: Double(seconds)) }
        guard bytes[19] == 0x2E, let fraction = LocalDate.number(bytes[20..<(bytes.count - 1)]) else { return nil }
        return Date(timeIntervalSinceReferenceDate: Double(seconds) + Double(fraction) / powers[bytes.count - 21])
    }

    /// Appends the text of an instant. Instants outside the years 1 to 9999 count as the nearest inside.
    static func append(_ date: Date, to bytes: inout [UInt8]) {
        let interval = date.timeIntervalSinceReferenceDate
        let clamped = interval.isNaN ? 0 : min(max(interval, earliest), latest)
        var seconds = clamped.rounded(.down)
        var (digits, fraction) = shortest(of: clamped, above: seconds)
        if Double(fraction) == powers[digits] {
            seconds += 1
            (digits, fraction) = (0, 0)
        }
        let (days, secondOfDay) = Int(seconds).quotientAndRemainderFloored(by: 86_400)
        append(LocalDate(dayNumber: days + referenceDay), to: &bytes)
        bytes.append(0x54)
        append(secondOfDay / 3600, width: 2, to: &bytes)
        bytes.append(0x3A)
        append(secondOfDay / 60 % 60, width: 2, to: &bytes)
        bytes.append(0x3A)
        append(secondOfDay % 60, width: 2, to: &bytes)
        if digits > 0 {
            bytes.append(0x2E)
            append(fraction, width: digits, to: &bytes)
        }
        bytes.append(0x5A)
    }

    /// Appends a date as `yyyy-MM-dd`.
    static func append(_ date: LocalDate, to bytes: inout [UInt8]) {
        let civil = CivilCalendar.civil(dayNumber: date.dayNumber)
        append(civil.year, width: 4, to: &bytes)
        bytes.append(0x2D)
        append(civil.month, width: 2, to: &bytes)
        bytes.append(0x2D)
        append(civil.day, width: 2, to: &bytes)
    }

    /// As few digits as give the instant back; nine where none do.
    private static func shortest(of value: Double, above seconds: Double) -> (digits: Int, fraction: Int) {
        let rest = value - seconds
        if rest == 0 { return (0, 0) }
        for digits in [3, 6, 7, 8] {
            let fraction = (rest * powers[digits]).rounded()
            if seconds + fraction / powers[digits] == value, fraction < powers[digits] {
                return (digits, Int(fraction))
            }
        }
        return (9, Int((rest * powers[9]).rounded()))
    }

    private static func append(_ number: Int, width: Int, to bytes: inout [UInt8]) {
        var divisor = 1
        for _ in 1..<width { divisor *= 10 }
        while divisor > 0 {
            bytes.append(0x30 + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }

    private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
    /// 2001-01-01, from which Foundation counts seconds.
    private static let referenceDay = 11_323
    /// 0001-01-01 and the last second of 9999.
    private static let earliest = Double(CivilCalendar.dayNumber(year: 1, month: 1, day: 1) - referenceDay) * 86_400
    private static let latest =
        Double(CivilCalendar.dayNumber(year: 9999, month: 12, day: 31) - referenceDay) * 86_400 + 86_399
}
