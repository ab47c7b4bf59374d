import Foundation

/// A backup that was read and found right: every value in it is one that the app could hold.
public struct Backup: Hashable, Sendable {
    /// The instant at which it was made.
    public let createdAt: Date
    /// The version of the app that made it.
    public let appVersion: String
    /// The habits, in the file's order.
    public let habits: [BackupHabit]
    /// Keys that this version does not know; what they say was not read.
    public let unknownKeyCount: Int

    /// Describes a backup.
    public init(createdAt: Date, appVersion: String, habits: [BackupHabit], unknownKeyCount: Int = 0) {
        self.createdAt = createdAt
        self.appVersion = appVersion
        self.habits = habits
        self.unknownKeyCount = unknownKeyCount
    }
}

/// A habit of a backup with its records.
public struct BackupHabit: Hashable, Sendable, Identifiable {
    /// Everything but the records; its own set of them is empty.
    public let overview: HabitOverview
    /// The records by date, one a date. Some may lie before the start date, and are not for importing.
    public let completions: [Completion]
    /// How many records were left out because an earlier one has their date.
    public let repeatedCount: Int

    /// Describes a habit with records in any order; of several of one date the first made is kept.
    public init(overview: HabitOverview, completions: [Completion]) {
        var bare = overview
        bare.records = DaySet()
        self.overview = bare
        self.completions = completions.inOrderOfDates()
        repeatedCount = completions.count - self.completions.count
    }

    /// The identity.
    public var id: HabitID { overview.id }
}
