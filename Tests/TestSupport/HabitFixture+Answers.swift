import DaychainCore
import Foundation

/// What a fixture's habit says on a day, in the short words of a table.
extension HabitFixture {
    /// The current streak and the best, `current/best`.
    public func streaks(on today: LocalDate) -> String {
        let summary = overview.summary(today: today)
        return "\(summary.current.length)/\(summary.best.length)"
    }

    /// The status of a date, seen from `today`.
    public func status(of date: LocalDate, on today: LocalDate) -> DayStatus {
        overview.status(of: date, today: today)
    }

    /// The habit's today at an instant.
    public func today(at text: String) -> LocalDate {
        overview.today(at: instant(text))
    }

    /// The status of every date of a range, seen from `today`.
    public func statuses(in dates: ClosedRange<LocalDate>, on today: LocalDate) -> [DayStatus] {
        overview.cells(in: dates, today: today).map(\.status)
    }
}
