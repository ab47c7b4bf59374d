import DaychainCore

/// A store for previews: it tells what it was given, or that it cannot be read, and keeps nothing.
struct PreviewStore: HabitStore {
    let snapshot: HabitsSnapshot
    var failure: StoreError?

    func snapshot() async throws(StoreError) -> HabitsSnapshot {
        if let failure { throw failure }
        return snapshot
    }

    func habit(_ id: HabitID) async throws(StoreError) -> Habit? {
        snapshot[id].map { Habit(overview: $0, completions: []) }
    }

    func archive() async throws(StoreError) -> HabitsArchive {
        if let failure { throw failure }
        return HabitsArchive(snapshot: snapshot, completions: [:])
    }

    func perform(_ command: HabitCommand, at moment: Moment) async throws(StoreError) -> CommandReceipt {
        do throws(CommandError) {
            let outcome = try command.outcome(in: snapshot, at: moment)
            return CommandReceipt(snapshot: snapshot.applying(outcome), outcome: outcome)
        } catch {
            throw .refused(error)
        }
    }

    func changes() -> AsyncStream<HabitsSnapshot> { AsyncStream { $0.finish() } }
}

/// A clock for previews, which stands.
struct PreviewClock: DayClock {
    let now = PreviewHabits.moment

    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
