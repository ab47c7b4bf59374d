/// What a person agreed to after looking at a preview: which backup, which choices, and the habits that it was drawn up
/// on.
public struct BackupMerge: Hashable, Sendable {
    /// The backup's habits.
    public let habits: [BackupHabit]
    /// Habits whose fields and schedule are to become the backup's.
    public let takingBackup: Set<HabitID>
    /// The person's habits at the time of the preview.
    public let basis: [HabitOverview]

    /// Describes an import.
    public init(habits: [BackupHabit], takingBackup: Set<HabitID> = [], basis: [HabitOverview]) {
        self.habits = habits
        self.takingBackup = takingBackup
        self.basis = basis
    }

    /// What to write, decided on the newest habits.
    ///
    /// - Throws: ``CommandError/changedSincePreview`` where they are not those that the person saw numbers for.
    func outcome(in snapshot: HabitsSnapshot) throws(CommandError) -> CommandOutcome {
        guard snapshot.habits == basis else { throw .changedSincePreview }
        let existing = Dictionary(uniqueKeysWithValues: snapshot.habits.map { ($0.id, $0) })
        let positions = Self.positions(of: habits, in: snapshot)
        return CommandOutcome(
            changes: habits.flatMap { habit in
                HabitMerge(
                    habit, into: existing[habit.id], takingBackup: takingBackup.contains(habit.id),
                    position: positions[habit.id] ?? 0
                ).changes
            })
    }

    /// The places of the backup's habits: their own where there is no habit yet, else after the last one in their order.
    static func positions(of habits: [BackupHabit], in snapshot: HabitsSnapshot) -> [HabitID: Int] {
        if snapshot.habits.isEmpty {
            return Dictionary(uniqueKeysWithValues: habits.map { ($0.id, $0.overview.position) })
        }
        let known = Set(snapshot.habits.map(\.id))
        let new = HabitsSnapshot(habits: habits.map(\.overview).filter { !known.contains($0.id) }).habits
        let first = snapshot.nextPosition
        return Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.id, first + $0) })
    }
}
