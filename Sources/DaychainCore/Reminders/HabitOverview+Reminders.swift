import Foundation

/// When a habit's reminders are due: a pure function of its schedule, its record dates and the instant.
extension HabitOverview {
    /// The reminders of the dates from today to `lastDate` that are still to come after `instant`, in order, at most
    /// `limit` of them.
    ///
    /// A date has one where it is an opportunity without a record, and is still the habit's today when the time comes:
    /// a zone further east can begin the next date before. There is none where the habit is archived, or where the
    /// reminder is off or was never set. The cost grows with the number of dates.
    public func reminders(
        after instant: Date, through lastDate: LocalDate, limit: Int = .max
    ) -> [PlannedReminder] {
        guard let reminder, wantsReminders else { return [] }
        let first = max(today(at: instant), schedule.startDate)
        guard first <= lastDate else { return [] }
        var planned: [PlannedReminder] = []
        for date in first...lastDate where isUnanswered(date) {
            let due = DayBoundary.instant(of: reminder.time, on: date, in: schedule.zone(on: date))
            guard due > instant, schedule.isStillToday(date, at: due) else { continue }
            planned.append(PlannedReminder(habitID: id, date: date, instant: due))
            if planned.count == limit { break }
        }
        return planned
    }

    /// Whether its reminder is switched on, in a habit that is not archived.
    public var wantsReminders: Bool { reminderInForce != nil }

    /// Its reminder, where it is switched on and the habit is not archived.
    var reminderInForce: ReminderSetting? {
        guard let reminder, reminder.isEnabled, !isArchived else { return nil }
        return reminder
    }

    /// Whether a reminder of a date that was delivered has still something to ask for.
    public func wantsAnswer(on date: LocalDate) -> Bool {
        wantsReminders && isUnanswered(date)
    }

    /// Whether a date is an opportunity without a record.
    func isUnanswered(_ date: LocalDate) -> Bool { isOpportunity(date) && !records.contains(date) }
}

extension Schedule {
    /// Whether a date that has begun has not given way to a later one; only another version's zone can end it early.
    fileprivate func isStillToday(_ date: LocalDate, at instant: Date) -> Bool {
        versions.count == 1 || today(at: instant) <= date
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
