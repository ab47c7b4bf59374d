import DaychainCore
import Foundation

/// A store for tests of models: it follows the core's rules, keeps nothing on disk, and fails or waits when told to.
public actor InMemoryHabitStore: HabitStore {
    private var habits: TransientHabits
    /// What the next reads and writes come to; nil for one that goes through.
    private var failures: [StoreError?] = []
    private var isHolding = false
    private var heldWrites: [CheckedContinuation<Void, Never>] = []
    private var heldWriteWaiters: [CheckedContinuation<Void, Never>] = []
    private let listeners = Broadcast<HabitsSnapshot>()

    /// Every command that was asked for, in order, refused and failed ones too.
    public private(set) var commands: [HabitCommand] = []

    /// Creates a store that holds these habits.
    public init(_ habits: Habit..., problems: [StoredProblem] = []) {
        self.init(habits, problems: problems)
    }

    /// Creates a store that holds the habits of a list.
    public init(_ habits: [Habit], problems: [StoredProblem] = []) {
        self.habits = TransientHabits(habits, problems: problems)
    }

    public func snapshot() async throws(StoreError) -> HabitsSnapshot {
        try failIfTold()
        return habits.snapshot
    }

    public func habit(_ id: HabitID) async throws(StoreError) -> Habit? {
        try failIfTold()
        return habits.habit(id)
    }

    public func archive() async throws(StoreError) -> HabitsArchive {
        try failIfTold()
        return habits.archive
    }

    @discardableResult
    public func perform(_ command: HabitCommand, at moment: Moment) async throws(StoreError) -> CommandReceipt {
        commands.append(command)
        await waitIfHeld()
        try failIfTold()
        let receipt = try habits.perform(command, at: moment)
        if receipt.hasChanges { listeners.send(receipt.snapshot) }
        return receipt
    }

    public nonisolated func changes() -> AsyncStream<HabitsSnapshot> { listeners.stream() }

    // MARK: What a test tells the store

    /// Makes the next read or write fail, or the one after some that go through; called several times, the next several.
    public func failNext(with error: StoreError, after passes: Int = 0) {
        failures += Array(repeating: nil, count: passes) + [error]
    }

    /// Makes writes wait, before anything is decided, until ``release()``.
    public func hold() {
        isHolding = true
    }

    /// Lets waiting writes go on, in the order in which they came, and stops holding.
    public func release() {
        isHolding = false
        let released = heldWrites
        heldWrites = []
        for write in released { write.resume() }
    }

    /// Returns once a write waits.
    public func waitForHeldWrite() async {
        if !heldWrites.isEmpty { return }
        await withCheckedContinuation { heldWriteWaiters.append($0) }
    }

    private func waitIfHeld() async {
        guard isHolding else { return }
        await withCheckedContinuation { write in
            heldWrites.append(write)
            for waiter in heldWriteWaiters { waiter.resume() }
            heldWriteWaiters = []
        }
    }

    private func failIfTold() throws(StoreError) {
        guard !failures.isEmpty, let failure = failures.removeFirst() else { return }
        throw failure
    }
}
