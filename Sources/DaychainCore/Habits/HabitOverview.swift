import Foundation

/// Everything about a habit but the details of its records: of those, only the dates.
///
/// This is what Today shows and what commands are decided on. Statuses and streaks are functions of it and of the
/// habit's today (`HabitOverview+Days.swift`); nothing derived is stored.
public struct HabitOverview: Hashable, Sendable, Identifiable {
    /// The identity.
    public let id: HabitID
    /// Name, note, icon and accent.
    public var details: HabitDetails
    /// The instant at which the habit was created.
    public let createdAt: Date
    /// The instant at which archiving was asked for; nil where the habit is not archived.
    public var archivedAt: Date?
    /// The place in the person's own order; lower comes first.
    public var position: Int
    /// Weekdays, zone and pause by date.
    public var schedule: Schedule
    /// The reminder, where one was ever set.
    public var reminder: ReminderSetting?
    /// The dates that have a record.
    public var records: DaySet

    /// Creates an overview from its parts.
    public init(
        id: HabitID, details: HabitDetails, createdAt: Date, archivedAt: Date? = nil, position: Int,
        schedule: Schedule, reminder: ReminderSetting? = nil, records: DaySet = DaySet()
    ) {
        self.id = id
        self.details = details
        self.createdAt = createdAt
        self.archivedAt = archivedAt
        self.position = position
        self.schedule = schedule
        self.reminder = reminder
        self.records = records
    }

    /// Whether the habit is archived, which its schedule says.
    public var isArchived: Bool { schedule.isArchived }

    /// The habit's today at an instant.
    public func today(at instant: Date) -> LocalDate { schedule.today(at: instant) }
}
