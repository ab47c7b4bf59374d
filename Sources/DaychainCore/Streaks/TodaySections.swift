import Foundation

/// One habit as Today shows it.
public struct TodayHabit: Hashable, Sendable, Identifiable {
    /// The habit.
    public let habit: HabitOverview
    /// The habit's today, which its own zone decides.
    public let today: LocalDate
    /// The status of today.
    public let status: DayStatus
    /// The seven days that end with today.
    public let lastSevenDays: [DayCell]
    /// Streaks and totals.
    public let summary: StreakSummary
    /// Whether the habit's days differ from those of the device's zone.
    public let differsFromDevice: Bool

    /// Works out a habit's day.
    public init(_ habit: HabitOverview, at moment: Moment) {
        let today = habit.today(at: moment.instant)
        self.habit = habit
        self.today = today
        status = habit.status(of: today, today: today)
        lastSevenDays = habit.lastSevenDays(today: today)
        summary = habit.summary(today: today)
        differsFromDevice = habit.differsFromDevice(at: moment)
    }

    public var id: HabitID { habit.id }
}

/// The habits that are not archived, in the three groups of Today, each in the person's own order.
public struct TodaySections: Hashable, Sendable {
    /// Due today, or done today: done ones stay where they are until the day ends.
    public let scheduled: [TodayHabit]
    /// Not scheduled today; they may be done as extras.
    public let notScheduled: [TodayHabit]
    /// Not begun: the start date is still to come.
    public let notBegun: [TodayHabit]

    /// The habits of all groups, as Today shows them one after the other.
    public var all: [TodayHabit] { scheduled + notScheduled + notBegun }

    /// Whether everything that is scheduled is done, and a date is the today of all of it.
    public func isAllDone(on date: LocalDate) -> Bool {
        scheduled.allSatisfy { $0.status == .done && $0.today == date }
    }

    /// Sorts the habits of a snapshot into their groups at a moment.
    public init(_ snapshot: HabitsSnapshot, at moment: Moment) {
        let habits = snapshot.active.map { TodayHabit($0, at: moment) }
        notBegun = habits.filter { $0.status == .notStarted }
        scheduled = habits.filter { $0.status == .due || $0.status == .done }
        notScheduled = habits.filter { habit in
            switch habit.status {
            case .notStarted, .due, .done: false
            default: true
            }
        }
    }
}
