/// One habit of a backup put together with the person's own.
///
/// Records are only added. Fields and schedule stay the person's unless the backup's are taken.
struct HabitMerge {
    /// The habit afterwards, records included.
    let result: HabitOverview
    /// The records to add, by date.
    let additions: [Completion]
    /// Dates that lie before the start date, and are refused.
    let refused: [LocalDate]

    private let existing: HabitOverview?

    init(_ incoming: BackupHabit, into existing: HabitOverview?, takingBackup: Bool, position: Int) {
        self.existing = existing
        var result = incoming.overview
        if let existing {
            result = takingBackup ? existing.taking(incoming.overview) : existing
        } else {
            result.position = position
        }
        let start = result.schedule.startDate
        var additions: [Completion] = []
        var refused: [LocalDate] = []
        for completion in incoming.completions where existing?.records.contains(completion.date) != true {
            if completion.date < start {
                refused.append(completion.date)
            } else {
                additions.append(completion)
                result.records.insert(completion.date)
            }
        }
        self.result = result
        self.additions = additions
        self.refused = refused
    }

    /// What to write.
    var changes: [HabitChange] {
        let fields: [HabitChange] =
            existing == nil ? [.insert(bareResult)] : hasOtherFields ? [.update(bareResult)] : []
        return fields + additions.map { .insertCompletion(result.id, $0) }
    }

    /// Whether the person's habit gets other fields or another schedule.
    var hasOtherFields: Bool { existing.map { $0 != bareResult } ?? false }

    /// The habit afterwards with the records that it has now.
    private var bareResult: HabitOverview {
        var bare = result
        bare.records = existing?.records ?? DaySet()
        return bare
    }
}

extension HabitOverview {
    /// The habit with the backup's fields and schedule. Its own place and records stay, and so does its start where a
    /// record of its own would come to lie before the backup's.
    func taking(_ backup: HabitOverview) -> HabitOverview {
        var taken = self
        taken.details = backup.details
        taken.archivedAt = backup.archivedAt
        taken.reminder = backup.reminder
        taken.schedule = backup.schedule
        if let first = records.first, first < backup.schedule.startDate {
            taken.schedule = backup.schedule.starting(on: first)
        }
        return taken
    }

    /// What differs between the person's habit and the backup's. The place in order is the person's own, and is not
    /// compared.
    func differences(from backup: HabitOverview) -> [HabitDifference] {
        var differences: [HabitDifference] = []
        if details.name != backup.details.name { differences.append(.name(backup: backup.details.name)) }
        if details.note != backup.details.note {
            differences.append(.note(mine: details.note, backup: backup.details.note))
        }
        if details.icon != backup.details.icon {
            differences.append(.icon(mine: details.icon, backup: backup.details.icon))
        }
        if details.accent != backup.details.accent {
            differences.append(.accent(mine: details.accent, backup: backup.details.accent))
        }
        if schedule != backup.schedule { differences.append(.schedule(mine: schedule, backup: backup.schedule)) }
        if archivedAt != backup.archivedAt || isArchived != backup.isArchived {
            differences.append(.archived(mine: isArchived, backup: backup.isArchived))
        }
        if reminder != backup.reminder { differences.append(.reminder(mine: reminder, backup: backup.reminder)) }
        return differences
    }
}

/// A field in which the person's habit and the backup's differ.
public enum HabitDifference: Hashable, Sendable {
    case name(backup: String)
    case note(mine: String, backup: String)
    case icon(mine: String, backup: String)
    case accent(mine: String, backup: String)
    case schedule(mine: Schedule, backup: Schedule)
    /// Whether it is archived; the same on both sides where only the instant differs.
    case archived(mine: Bool, backup: Bool)
    case reminder(mine: ReminderSetting?, backup: ReminderSetting?)
}
