/// A month of a year, laid out as the weeks of a calendar page.
public struct LocalMonth: Hashable, Sendable {
    /// The year, such as 2026.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int

    /// Creates a month, or returns nil where the number is not 1 to 12 or the year not 1 to 9999.
    public init?(year: Int, month: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        self.init(validYear: year, month: month)
    }

    init(validYear year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    /// The first day of the month.
    public var first: LocalDate {
        LocalDate(dayNumber: CivilCalendar.dayNumber(year: year, month: month, day: 1))
    }

    /// The last day of the month.
    public var last: LocalDate { first.adding(days: length - 1) }

    /// The number of days, 28 to 31.
    public var length: Int { CivilCalendar.length(ofMonth: month, year: year) }

    /// All days of the month in order.
    public var days: ClosedRange<LocalDate> { first...last }

    /// The month `months` later, or earlier where `months` is negative.
    public func adding(months: Int) -> LocalMonth {
        let count = (year * 12 + month - 1 + months).quotientAndRemainderFloored(by: 12)
        return LocalMonth(validYear: count.quotient, month: count.remainder + 1)
    }

    /// The rows of a calendar page whose weeks begin on `firstWeekday`, each of seven dates.
    ///
    /// The first and last row are filled up with days of the neighbouring months, which are not in ``days``.
    public func weeks(startingOn firstWeekday: Weekday) -> [[LocalDate]] {
        let lead = (first.weekday.rawValue - firstWeekday.rawValue + 7) % 7
        let pageStart = first.adding(days: -lead)
        let rowCount = (lead + length + 6) / 7
        return (0..<rowCount).map { row in
            (0..<7).map { column in pageStart.adding(days: row * 7 + column) }
        }
    }
}

extension LocalMonth: Comparable {
    public static func < (first: LocalMonth, second: LocalMonth) -> Bool {
        (first.year, first.month) < (second.year, second.month)
    }
}

extension LocalMonth: Strideable {
    public func distance(to other: LocalMonth) -> Int { (other.year - year) * 12 + other.month - month }
    public func advanced(by months: Int) -> LocalMonth { adding(months: months) }
}
