/// All habits as they stood after one command.
public struct HabitsSnapshot: Hashable, Sendable {
    /// Every habit, archived ones too, in the person's own order.
    public private(set) var habits: [HabitOverview]
    /// What storage held that could not be understood; it is kept there and shown, never dropped.
    public var problems: [StoredProblem]

    /// Creates a snapshot of habits in any order.
    public init(habits: [HabitOverview] = [], problems: [StoredProblem] = []) {
        self.habits = habits.sorted(by: Self.precedes)
        self.problems = problems
    }

    /// The habits that are not archived.
    public var active: [HabitOverview] { habits.filter { !$0.isArchived } }

    /// The archived habits.
    public var archived: [HabitOverview] { habits.filter(\.isArchived) }

    /// The habit with an identity.
    public subscript(id: HabitID) -> HabitOverview? { habits.first { $0.id == id } }

    /// The snapshot after an outcome was written.
    public func applying(_ outcome: CommandOutcome) -> HabitsSnapshot {
        var changed = self
        var isOutOfOrder = false
        for change in outcome.changes {
            changed.apply(change)
            switch change {
            case .insert, .update: isOutOfOrder = true
            default: break
            }
        }
        if isOutOfOrder { changed.habits.sort(by: Self.precedes) }
        return changed
    }

    /// The place after the last habit.
    var nextPosition: Int { (habits.map(\.position).max() ?? -1) + 1 }

    func existing(_ id: HabitID) throws(CommandError) -> HabitOverview {
        guard let habit = self[id] else { throw .notFound(id) }
        return habit
    }

    /// In place: an import brings hundreds of thousands of changes.
    private mutating func apply(_ change: HabitChange) {
        switch change {
        case .insert(let habit), .update(let habit):
            habits.removeAll { $0.id == habit.id }
            habits.append(habit)
        case .delete(let id):
            habits.removeAll { $0.id == id }
        case .insertCompletion(let id, let completion):
            editRecords(of: id) { records in records.insert(completion.date) }
        case .deleteCompletion(let id, let date):
            editRecords(of: id) { records in records.remove(date) }
        }
    }

    private mutating func editRecords(of id: HabitID, _ edit: (inout DaySet) -> Void) {
        guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
        edit(&habits[index].records)
    }

    /// Equal positions, which an import can bring, are told apart by age and identity.
    private static func precedes(_ first: HabitOverview, _ second: HabitOverview) -> Bool {
        (first.position, first.createdAt, first.id.text) < (second.position, second.createdAt, second.id.text)
    }
}
