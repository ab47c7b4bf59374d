/// A backup as it is written: dates, times, zones and identifiers are text, and nothing is checked yet.
///
/// `docs/backup-format.md` describes the file, `docs/backup-format.schema.json` its structure.
public struct BackupFile: Hashable, Sendable, Encodable {
    /// What the file is.
    public var manifest: ManifestEntry
    /// The habits, each with all that belongs to it.
    public var habits: [HabitEntry]
    /// Keys at the top that this version does not know.
    var unknownKeyCount = 0

    /// The value of `manifest.format` in every backup.
    public static let format = "daychain-backup"
    /// The version that this app writes, and the newest that it reads.
    public static let version = 1

    private enum CodingKeys: String, CodingKey { case manifest, habits }

    /// What a file says of itself.
    public struct ManifestEntry: Hashable, Sendable, Encodable {
        /// What kind of file it is: ``BackupFile/format`` in every backup.
        public var format: String
        /// The version of the format, from 1 on.
        public var version: Int
        /// The instant at which the backup was made, `2026-03-04T19:00:00Z`.
        public var createdAt: String
        /// The version of the app that wrote it, as `1.0`.
        public var appVersion: String
        /// The number of habits in the file.
        public var habitCount: Int
        /// The number of records in the file, of all habits.
        public var completionCount: Int
        var unknownKeyCount = 0

        private enum CodingKeys: String, CodingKey {
            case format, version, createdAt, appVersion, habitCount, completionCount
        }
    }

    /// A habit.
    public struct HabitEntry: Hashable, Sendable, Encodable {
        /// A UUID, in upper case when written.
        public var id: String
        /// The name.
        public var name: String
        /// The note; empty where there is none.
        public var note: String
        /// The icon's identifier.
        public var icon: String
        /// The accent's identifier.
        public var accent: String
        /// The instant at which the habit was created.
        public var createdAt: String
        /// The instant at which the habit was archived; missing where it is not.
        public var archivedAt: String?
        /// The place in the person's order; the lowest comes first.
        public var position: Int
        /// The schedule's versions by date, at least one.
        public var schedule: [VersionEntry]
        /// The reminder; missing where none was ever set.
        public var reminder: ReminderEntry?
        /// The records by date.
        public var completions: [CompletionEntry]
        var unknownKeyCount = 0

        private enum CodingKeys: String, CodingKey {
            case id, name, note, icon, accent, createdAt, archivedAt, position, schedule, reminder, completions
        }
    }

    /// A schedule version; weekdays are ISO numbers, Monday is 1.
    public struct VersionEntry: Hashable, Sendable, Encodable {
        /// The first date on which the version holds, `yyyy-MM-dd`.
        public var effectiveDate: String
        /// The weekdays, each once and at least one.
        public var weekdays: [Int]
        /// The zone's name in the time zone database, which decides when its dates begin.
        public var timeZone: String
        /// Whether nothing is due from that date on.
        public var paused: Bool
        var unknownKeyCount = 0

        private enum CodingKeys: String, CodingKey { case effectiveDate, weekdays, timeZone, paused }
    }

    /// A reminder.
    public struct ReminderEntry: Hashable, Sendable, Encodable {
        /// The time of day in the habit's zone, `HH:mm`.
        public var time: String
        /// Whether the reminder is on.
        public var enabled: Bool
        var unknownKeyCount = 0

        private enum CodingKeys: String, CodingKey { case time, enabled }
    }

    /// A record.
    public struct CompletionEntry: Hashable, Sendable, Encodable {
        /// The date that was done, `yyyy-MM-dd`.
        public var date: String
        /// The instant at which the record was made.
        public var completedAt: String
        /// The device's zone when the record was made, as text.
        public var timeZone: String
        var unknownKeyCount = 0

        private enum CodingKeys: String, CodingKey { case date, completedAt, timeZone }
    }
}

extension BackupFile {
    /// How many records the file holds.
    var completionCount: Int { habits.reduce(0) { $0 + $1.completions.count } }

    /// How many keys this version does not know; what they say is not read.
    var allUnknownKeys: Int {
        habits.reduce(unknownKeyCount + manifest.unknownKeyCount) { count, habit in
            let versions = habit.schedule.reduce(0) { $0 + $1.unknownKeyCount }
            let completions = habit.completions.reduce(0) { $0 + $1.unknownKeyCount }
            return count + habit.unknownKeyCount + versions + completions + (habit.reminder?.unknownKeyCount ?? 0)
        }
    }
}
