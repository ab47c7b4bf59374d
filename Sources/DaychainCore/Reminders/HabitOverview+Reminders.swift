import Foundation

/// When a habit's reminders are due: a pure function of its schedule, its record dates and the instant.
extension HabitOverview {
    /// The reminders of the dates from today to `lastDate` that are still to come after `instant`, in order.
    ///
    /// A date has one where it is an opportunity without a record. There is none where the habit is archived, or
    /// where the reminder is off or was never set. The cost grows with the number of dates.
    public func reminders(after instant: Date, through lastDate: LocalDate) -> [PlannedReminder] {
        guard let reminder, reminder.isEnabled, !isArchived else { return [] }
        let first = max(today(at: instant), schedule.startDate)
        guard first <= lastDate else { return [] }
        return (first...lastDate).compactMap { date in
            guard isOpportunity(date), !records.contains(date) else { return nil }
            let due = DayBoundary.instant(of: reminder.time, on: date, in: schedule.zone(on: date))
            return due > instant ? PlannedReminder(habitID: id, date: date, instant: due) : nil
        }
    }
}

/// One reminder: for one habit, about one date, at one instant.
public struct PlannedReminder: Hashable, Sendable {
    /// The habit.
    public let habitID: HabitID
    /// The date that the reminder is about, and that "Mark done" marks.
    public let date: LocalDate
    /// When it is due.
    public let instant: Date

    /// Creates a reminder.
    public init(habitID: HabitID, date: LocalDate, instant: Date) {
        self.habitID = habitID
        self.date = date
        self.instant = instant
    }
}
