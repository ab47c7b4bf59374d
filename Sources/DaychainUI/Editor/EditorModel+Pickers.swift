import DaychainCore
import Foundation

/// Dates as a date picker binds them: midnight in GMT, which the picker is set to.
extension EditorModel {
    var startDay: Date {
        get { Self.day(of: draft.startDate) }
        set { draft.startDate = Self.date(of: newValue) }
    }

    /// The days that the start can be put on.
    var startDays: ClosedRange<Date> {
        let latest = base?.latestStartDate(at: clock.now.instant) ?? LocalDate.supported.upperBound
        return Self.day(of: LocalDate.supported.lowerBound)...Self.day(of: latest)
    }

    var effectiveDay: Date {
        get { Self.day(of: effectiveDate) }
        set { draft.effectiveDate = Self.date(of: newValue) }
    }

    /// The days from which new weekdays can apply.
    var effectiveDays: ClosedRange<Date> {
        let earliest = base?.earliestWeekdayChange(at: clock.now.instant) ?? draft.startDate
        return Self.day(of: earliest)...Self.day(of: LocalDate.supported.upperBound)
    }

    var today: LocalDate { clock.now.deviceDate }

    private static func day(of date: LocalDate) -> Date { DayBoundary.start(of: date, in: .gmt) }
    private static func date(of day: Date) -> LocalDate { DayBoundary.date(at: day, in: .gmt) }
}
