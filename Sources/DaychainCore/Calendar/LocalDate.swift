/// A day of the proleptic Gregorian calendar, such as `2026-03-29`: no time, no zone.
///
/// A local date is stored as its day number, so that comparing and stepping are integer operations and never involve
/// seconds. A date can lie outside ``supported``; whether it may become a person's data is for ``HabitValidation``.
///
///     let date = LocalDate("2028-02-28")!
///     date.adding(days: 2).text   // "2028-03-01"
public struct LocalDate: Hashable, Sendable {
    /// Days since 1970-01-01, negative before it.
    public let dayNumber: Int

    /// Creates the date that lies `dayNumber` days after 1970-01-01.
    public init(dayNumber: Int) {
        self.dayNumber = dayNumber
    }

    /// Creates a date from its parts, or returns nil where no such day exists, as 2026-02-30.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            day >= 1, day <= CivilCalendar.length(ofMonth: month, year: year)
        else { return nil }
        dayNumber = CivilCalendar.dayNumber(year: year, month: month, day: day)
    }

    /// The first and last day that a person's data may name: 1900-01-01 to 2199-12-31.
    public static let supported: ClosedRange<LocalDate> =
        LocalDate(
            dayNumber: CivilCalendar.dayNumber(year: 1900, month: 1, day: 1))...LocalDate(
            dayNumber: CivilCalendar.dayNumber(year: 2199, month: 12, day: 31))

    /// Whether the date lies in ``supported``.
    public var isSupported: Bool { Self.supported.contains(self) }

    /// The year, such as 2026.
    public var year: Int { CivilCalendar.civil(dayNumber: dayNumber).year }

    /// The month, 1 to 12.
    public var month: Int { CivilCalendar.civil(dayNumber: dayNumber).month }

    /// The day of the month, 1 to 31.
    public var day: Int { CivilCalendar.civil(dayNumber: dayNumber).day }

    /// The month that the date lies in.
    public var localMonth: LocalMonth {
        let civil = CivilCalendar.civil(dayNumber: dayNumber)
        return LocalMonth(validYear: civil.year, month: civil.month)
    }

    /// The day of the week.
    public var weekday: Weekday {
        // Day number 0, 1970-01-01, was a Thursday: index 3 in a week that begins on Monday.
        Weekday(mondayBasedIndex: (dayNumber + 3).quotientAndRemainderFloored(by: 7).remainder)
    }

    /// The date `days` later, or earlier where `days` is negative.
    public func adding(days: Int) -> LocalDate {
        LocalDate(dayNumber: dayNumber + days)
    }

    /// The number of days from this date to `other`, negative where `other` is earlier.
    public func days(until other: LocalDate) -> Int {
        other.dayNumber - dayNumber
    }
}

extension LocalDate: Strideable {
    public func distance(to other: LocalDate) -> Int { days(until: other) }
    public func advanced(by days: Int) -> LocalDate { adding(days: days) }
    public static func < (first: LocalDate, second: LocalDate) -> Bool { first.dayNumber < second.dayNumber }
}
