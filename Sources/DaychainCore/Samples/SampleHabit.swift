/// A habit as somebody could have kept it for some weeks, told in days before today.
public struct SampleHabit: Hashable, Sendable {
    /// Name, note, icon and accent.
    public var details: HabitDetails
    /// How long ago it began.
    public var beganDaysAgo: Int
    /// The weekdays that it is meant for.
    public var weekdays: Weekdays
    /// Other weekdays, from some days ago on.
    public var change: Change?
    /// The time of the day at which it is usually marked, in minutes after its start.
    public var minuteOfDay: Int
    /// How many of a hundred scheduled days were kept, before the latest.
    public var keptPerHundred: Int
    /// How many days up to yesterday were kept without a gap.
    public var steadyDays: Int
    /// Whether today is marked, where it is scheduled.
    public var isDoneToday: Bool
    /// When it was put away, where it was.
    public var archivedDaysAgo: Int?

    /// A change of the weekdays.
    public struct Change: Hashable, Sendable {
        /// The new weekdays.
        public var weekdays: Weekdays
        /// How long ago they came into force.
        public var daysAgo: Int

        /// Describes a change.
        public init(to weekdays: Weekdays, daysAgo: Int) {
            self.weekdays = weekdays
            self.daysAgo = daysAgo
        }
    }

    /// Describes a habit that was never changed and is not archived.
    public init(
        _ details: HabitDetails, beganDaysAgo: Int, weekdays: Weekdays, minuteOfDay: Int, keptPerHundred: Int,
        steadyDays: Int, isDoneToday: Bool = false
    ) {
        self.details = details
        self.beganDaysAgo = beganDaysAgo
        self.weekdays = weekdays
        self.minuteOfDay = minuteOfDay
        self.keptPerHundred = keptPerHundred
        self.steadyDays = steadyDays
        self.isDoneToday = isDoneToday
    }
}
