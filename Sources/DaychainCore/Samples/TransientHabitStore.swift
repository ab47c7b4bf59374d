/// A store for what shall leave no trace: it keeps the rules of every store, and nothing on disk.
///
/// Sample habits live in one. It ends with whoever holds it, also when the app is killed. A person's own habits are
/// never in one: a store of theirs that cannot be opened is told, not replaced.
public actor TransientHabitStore: HabitStore {
    private var current = HabitsSnapshot()
    private var completions: [HabitID: [LocalDate: Completion]] = [:]
    private let broadcast = ChangeBroadcast()

    /// Creates an empty store.
    public init() {}

    public func snapshot() async throws(StoreError) -> HabitsSnapshot { current }

    public func habit(_ id: HabitID) async throws(StoreError) -> Habit? {
        current[id].map { Habit(overview: $0, completions: (completions[id] ?? [:]).values) }
    }

    public func archive() async throws(StoreError) -> HabitsArchive {
        HabitsArchive(snapshot: current, completions: completions.mapValues { Array($0.values) })
    }

    @discardableResult
    public func perform(_ command: HabitCommand, at moment: Moment) async throws(StoreError) -> CommandReceipt {
        let outcome: CommandOutcome
        do throws(CommandError) {
            outcome = try command.outcome(in: current, at: moment)
        } catch {
            throw .refused(error)
        }
        for change in outcome.changes { keepRecord(of: change) }
        if !outcome.changes.isEmpty {
            current = current.applying(outcome)
            broadcast.send(current)
        }
        return CommandReceipt(snapshot: current, outcome: outcome)
    }

    public nonisolated func changes() -> AsyncStream<HabitsSnapshot> { broadcast.stream() }

    /// A snapshot has the dates of the records alone; what else belongs to them is kept here.
    private func keepRecord(of change: HabitChange) {
        switch change {
        case .insertCompletion(let id, let completion): completions[id, default: [:]][completion.date] = completion
        case .deleteCompletion(let id, let date): completions[id]?[date] = nil
        case .delete(let id): completions[id] = nil
        case .insert, .update: break
        }
    }
}
