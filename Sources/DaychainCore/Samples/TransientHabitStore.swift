/// A store for what shall leave no trace: it keeps the rules of every store, and nothing on disk.
///
/// Sample habits live in one. It ends with whoever holds it, also when the app is killed. A person's own habits are
/// never in one: a store of theirs that cannot be opened is told, not replaced.
public actor TransientHabitStore: HabitStore {
    private var habits = TransientHabits()
    private let broadcast = Broadcast<HabitsSnapshot>()

    /// Creates an empty store.
    public init() {}

    public func snapshot() async throws(StoreError) -> HabitsSnapshot { habits.snapshot }

    public func habit(_ id: HabitID) async throws(StoreError) -> Habit? { habits.habit(id) }

    public func archive() async throws(StoreError) -> HabitsArchive { habits.archive }

    @discardableResult
    public func perform(_ command: HabitCommand, at moment: Moment) async throws(StoreError) -> CommandReceipt {
        let receipt = try habits.perform(command, at: moment)
        if receipt.hasChanges { broadcast.send(receipt.snapshot) }
        return receipt
    }

    public nonisolated func changes() -> AsyncStream<HabitsSnapshot> { broadcast.stream() }
}
