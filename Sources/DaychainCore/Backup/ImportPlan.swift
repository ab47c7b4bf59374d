import Foundation

/// What importing a backup would do, habit by habit, before anything is changed.
///
/// A plan is drawn up for one state of the store and one moment. ``BackupMerge`` carries it out, and only on that state.
public struct ImportPlan: Hashable, Sendable {
    /// The habits, in the backup's order.
    public let parts: [ImportPart]
    /// Keys that this version does not know and did not read.
    public let unknownKeyCount: Int
    /// The person's habits that the plan was drawn up on.
    public let basis: [HabitOverview]

    /// Draws up a plan; one pass over the records of both sides.
    public init(_ backup: Backup, into archive: HabitsArchive, at moment: Moment) {
        let existing = Dictionary(uniqueKeysWithValues: archive.snapshot.habits.map { ($0.id, $0) })
        let positions = BackupMerge.positions(of: backup.habits, in: archive.snapshot)
        let names = Set(archive.snapshot.habits.map { $0.details.name.lowercased() })
        parts = backup.habits.map { habit in
            ImportPart(
                habit, into: existing[habit.id], completions: archive.completions[habit.id] ?? [],
                isNameTaken: names.contains(habit.overview.details.name.lowercased()),
                position: positions[habit.id] ?? 0, at: moment)
        }
        unknownKeyCount = backup.unknownKeyCount
        basis = archive.snapshot.habits
    }

    /// All counts, with the backup's version of some habits taken.
    public func totals(takingBackup: Set<HabitID>) -> ImportTotals {
        parts.reduce(into: ImportTotals()) { $0.add($1, takingBackup: takingBackup.contains($1.id)) }
    }

    /// Whether the person has a version to choose for some habit.
    public var hasChoices: Bool { parts.contains { $0.taking != nil } }

    /// Whether anything would be written.
    public func hasChanges(takingBackup: Set<HabitID>) -> Bool {
        parts.contains { $0.effect(takingBackup: takingBackup.contains($0.id)).hasChanges }
    }
}

/// One habit of a plan.
public struct ImportPart: Hashable, Sendable, Identifiable {
    /// The identity.
    public let id: HabitID
    /// The person's name for the habit, or the backup's where it is new.
    public let name: String
    /// The backup's name for the habit.
    public let backupName: String
    /// How the backup's habit and the person's relate.
    public let kind: Kind
    /// What keeping the person's fields and schedule does; of a new habit, what adding it does.
    public let keeping: ImportEffect
    /// What taking the backup's fields and schedule does; nil where there is nothing to choose.
    public let taking: ImportEffect?
    /// Whether another habit of the person's has the same name.
    public let hasNamesake: Bool
    /// Whether the habit is archived in the backup.
    public let isArchivedInBackup: Bool
    /// The reminders of both sides that are in force.
    let reminders: Reminders

    /// How two habits of one identity relate.
    public enum Kind: Hashable, Sendable {
        case new
        case same
        case different([HabitDifference])
    }

    /// The reminder of the backup's habit, and the person's; nil where it is switched off or the habit is archived.
    struct Reminders: Hashable {
        let backup: ReminderSetting?
        let mine: ReminderSetting?
    }

    init(
        _ habit: BackupHabit, into existing: HabitOverview?, completions: [Completion], isNameTaken: Bool,
        position: Int, at moment: Moment
    ) {
        id = habit.id
        name = (existing ?? habit.overview).details.name
        backupName = habit.overview.details.name
        let differences = existing?.differences(from: habit.overview)
        kind = differences.map { $0.isEmpty ? .same : .different($0) } ?? .new
        let effect = { (takingBackup: Bool) in
            ImportEffect(
                HabitMerge(habit, into: existing, takingBackup: takingBackup, position: position), of: habit,
                existing: existing, completions: completions, takingBackup: takingBackup, at: moment)
        }
        keeping = effect(false)
        taking = differences?.isEmpty == false ? effect(true) : nil
        hasNamesake = existing == nil && isNameTaken
        isArchivedInBackup = habit.overview.isArchived
        reminders = Reminders(backup: habit.overview.reminderInForce, mine: existing?.reminderInForce)
    }

    /// What the choice comes to.
    public func effect(takingBackup: Bool) -> ImportEffect {
        takingBackup ? taking ?? keeping : keeping
    }
}
