import Foundation

/// A habit's rows as a store holds them: texts and numbers that may be anything.
///
/// ``read()`` makes a habit of them. What cannot be understood is reported and stays where it is; nothing is dropped
/// silently, rolled over or replaced by a default.
public struct StoredHabit: Hashable, Sendable {
    /// The identity.
    public var id: HabitID
    /// Name, note, icon and accent, as they stand.
    public var details: HabitDetails
    /// The instant at which the habit was created.
    public var createdAt: Date
    /// The instant at which archiving was asked for.
    public var archivedAt: Date?
    /// The place in the person's order.
    public var position: Int
    /// The schedule's versions in any order.
    public var versions: [StoredVersion]
    /// The reminder, where one was ever set.
    public var reminder: StoredReminder?
    /// The dates of the records as text, in any order.
    public var recordDates: [String]

    /// A schedule version's row.
    public struct StoredVersion: Hashable, Sendable {
        /// `yyyy-MM-dd`.
        public var effectiveDate: String
        /// The bits of ``Weekdays``: Monday is 1, Sunday 64.
        public var weekdayBits: Int
        /// The zone's identifier.
        public var zone: String
        /// Whether the habit rests.
        public var isPaused: Bool

        /// Describes a row.
        public init(effectiveDate: String, weekdayBits: Int, zone: String, isPaused: Bool) {
            self.effectiveDate = effectiveDate
            self.weekdayBits = weekdayBits
            self.zone = zone
            self.isPaused = isPaused
        }
    }

    /// A reminder's row.
    public struct StoredReminder: Hashable, Sendable {
        /// `HH:mm`.
        public var time: String
        /// Whether reminders are wanted.
        public var isEnabled: Bool

        /// Describes a row.
        public init(time: String, isEnabled: Bool) {
            self.time = time
            self.isEnabled = isEnabled
        }
    }

    /// Describes a habit's rows.
    public init(
        id: HabitID, details: HabitDetails, createdAt: Date, archivedAt: Date?, position: Int,
        versions: [StoredVersion], reminder: StoredReminder?, recordDates: [String]
    ) {
        self.id = id
        self.details = details
        self.createdAt = createdAt
        self.archivedAt = archivedAt
        self.position = position
        self.versions = versions
        self.reminder = reminder
        self.recordDates = recordDates
    }
}

extension StoredHabit {
    /// The rows of a habit, which ``read()`` turns into the same habit again.
    public init(_ overview: HabitOverview) {
        self.init(
            id: overview.id, details: overview.details, createdAt: overview.createdAt, archivedAt: overview.archivedAt,
            position: overview.position,
            versions: overview.schedule.versions.map { version in
                StoredVersion(
                    effectiveDate: version.effectiveDate.text, weekdayBits: Int(version.weekdays.bits),
                    zone: version.zone.identifier, isPaused: version.isPaused)
            },
            reminder: overview.reminder.map { StoredReminder(time: $0.time.text, isEnabled: $0.isEnabled) },
            recordDates: overview.records.map(\.text))
    }
}

/// What a store's rows came to.
public struct HabitReading: Hashable, Sendable {
    /// The habit; nil where it has no schedule version that can be read.
    public let overview: HabitOverview?
    /// What could not be understood.
    public let problems: [StoredProblem]
}
