import Foundation

/// What importing does to one habit.
public struct ImportEffect: Hashable, Sendable {
    /// The records, by what becomes of them.
    public let records: ImportRecords
    /// The first of the records that are refused because they lie before the start date.
    public let firstRefused: LocalDate?
    /// The start date afterwards.
    public let startDate: LocalDate
    /// Whether the start is the person's first record, which lies before the backup's start date.
    public let keepsOwnStart: Bool
    /// Current and best streak before; nil where the habit is new.
    public let before: StreakSummary?
    /// Current and best streak afterwards.
    public let after: StreakSummary
    /// Whether anything is written.
    public let hasChanges: Bool

    init(
        _ merge: HabitMerge, of habit: BackupHabit, existing: HabitOverview?, completions: [Completion],
        takingBackup: Bool, at moment: Moment
    ) {
        let today = merge.result.today(at: moment.instant)
        var records = ImportRecords()
        for completion in merge.additions {
            if completion.date > today { records.ahead += 1 } else { records.new += 1 }
        }
        records.refused = merge.refused.count
        records.repeated = habit.repeatedCount
        let known = habit.completions.count - merge.additions.count - merge.refused.count
        records.same = Self.commonCount(habit.completions, completions)
        records.different = known - records.same
        self.records = records
        firstRefused = merge.refused.first
        startDate = merge.result.schedule.startDate
        keepsOwnStart = takingBackup && startDate < habit.overview.schedule.startDate
        before = existing.map { $0.summary(today: $0.today(at: moment.instant)) }
        after = merge.result.summary(today: today)
        hasChanges = !merge.additions.isEmpty || existing == nil || merge.hasOtherFields
    }

    /// Records that are equal on both sides; both are in order of dates.
    private static func commonCount(_ first: [Completion], _ second: [Completion]) -> Int {
        var count = 0
        var index = second.startIndex
        for completion in first {
            while index < second.endIndex, second[index].date < completion.date { index += 1 }
            if index < second.endIndex, second[index] == completion { count += 1 }
        }
        return count
    }
}

/// The records of a backup, by what becomes of them.
public struct ImportRecords: Hashable, Sendable {
    /// Added.
    public var new: Int = 0
    /// Added, and dated after the habit's today: they count when their day comes.
    public var ahead: Int = 0
    /// There already, just so.
    public var same: Int = 0
    /// There already, made at another instant or in another zone: the person's own stays.
    public var different: Int = 0
    /// Of a date that the file has a record of already.
    public var repeated: Int = 0
    /// Refused, because they lie before the start date.
    public var refused: Int = 0

    /// Describes counts.
    public init(
        new: Int = 0, ahead: Int = 0, same: Int = 0, different: Int = 0, repeated: Int = 0, refused: Int = 0
    ) {
        self.new = new
        self.ahead = ahead
        self.same = same
        self.different = different
        self.repeated = repeated
        self.refused = refused
    }
}

/// The counts of a whole import.
public struct ImportTotals: Hashable, Sendable {
    /// Habits that are added.
    public var newHabits = 0
    /// Habits that are as they are in the backup.
    public var sameHabits = 0
    /// Habits that differ, and stay the person's.
    public var keptHabits = 0
    /// Habits that differ, and become the backup's.
    public var takenHabits = 0
    /// The records of all habits.
    public var records = ImportRecords()
    /// Reminders in force that come with new habits or with the backup's version of one.
    public var newReminders = 0
    /// Reminders that are in force no longer with the backup's version of a habit.
    public var endedReminders = 0
    /// Reminders that are the same on both sides.
    public var sameReminders = 0
    /// Reminders in force on one side at least that differ, and stay the person's.
    public var keptReminders = 0

    /// Nothing yet.
    public init() {}

    mutating func add(_ part: ImportPart, takingBackup: Bool) {
        let takes = takingBackup && part.taking != nil
        switch part.kind {
        case .new: newHabits += 1
        case .same: sameHabits += 1
        case .different: if takes { takenHabits += 1 } else { keptHabits += 1 }
        }
        let added = part.effect(takingBackup: takingBackup).records
        records.new += added.new
        records.ahead += added.ahead
        records.same += added.same
        records.different += added.different
        records.repeated += added.repeated
        records.refused += added.refused
        add(part.reminders, takingBackup: part.kind == .new || takes)
    }

    private mutating func add(_ reminders: ImportPart.Reminders, takingBackup: Bool) {
        switch (reminders.mine, reminders.backup) {
        case (nil, nil): break
        case (let mine, let backup) where mine == backup: sameReminders += 1
        case _ where !takingBackup: keptReminders += 1
        case (_, nil): endedReminders += 1
        default: newReminders += 1
        }
    }
}
