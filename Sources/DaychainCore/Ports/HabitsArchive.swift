/// All habits with every record, as they stood at one moment.
public struct HabitsArchive: Hashable, Sendable {
    /// The habits.
    public let snapshot: HabitsSnapshot
    /// The records of each habit, by date.
    public let completions: [HabitID: [Completion]]

    /// Describes habits and their records in any order.
    public init(snapshot: HabitsSnapshot, completions: [HabitID: [Completion]]) {
        self.snapshot = snapshot
        self.completions = completions.mapValues { $0.inOrderOfDates() }
    }

    /// The number of all records.
    public var completionCount: Int {
        snapshot.habits.reduce(0) { $0 + (completions[$1.id]?.count ?? 0) }
    }
}
