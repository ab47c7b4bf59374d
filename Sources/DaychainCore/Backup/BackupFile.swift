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
        public var format: String
        public var version: Int
        public var createdAt: String
        public var appVersion: String
        public var habitCount: Int
        public var completionCount: Int
        var unknownKeyCount = 0

        private enum CodingKeys: String, CodingKey {
            case format, version, createdAt, appVersion, habitCount, completionCount
        }
    }

    /// A habit.
    public struct HabitEntry: Hashable, Sendable, Encodable {
        public var id: String
        public var name: String
        public var note: String
        public var icon: String
        public var accent: String
        public var createdAt: String
        /// Missing where the habit is not archived.
        public var archivedAt: String?
        public var position: Int
        public var schedule: [VersionEntry]
        /// Missing where no reminder was ever set.
        public var reminder: ReminderEntry?
        public var completions: [CompletionEntry]
        var unknownKeyCount = 0

        private enum CodingKeys: String, CodingKey {
            case id, name, note, icon, accent, createdAt, archivedAt, position, schedule, reminder, completions
        }
    }

    /// A schedule version; weekdays are ISO numbers, Monday is 1.
    public struct VersionEntry: Hashable, Sendable, Encodable {
        public var effectiveDate: String
        public var weekdays: [Int]
        public var timeZone: String
        public var paused: Bool
        var unknownKeyCount = 0

        private enum CodingKeys: String, CodingKey { case effectiveDate, weekdays, timeZone, paused }
    }

    /// A reminder.
    public struct ReminderEntry: Hashable, Sendable, Encodable {
        public var time: String
        public var enabled: Bool
        var unknownKeyCount = 0

        private enum CodingKeys: String, CodingKey { case time, enabled }
    }

    /// A record.
    public struct CompletionEntry: Hashable, Sendable, Encodable {
        public var date: String
        public var completedAt: String
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
