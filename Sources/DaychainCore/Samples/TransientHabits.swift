/// Habits and their records in memory, by the rules of every store: what a store that keeps nothing on disk is made of.
package struct TransientHabits: Sendable {
    /// The habits.
    package private(set) var snapshot: HabitsSnapshot
    /// A snapshot has the dates of the records alone; what else belongs to them is kept here.
    private var completions: [HabitID: [LocalDate: Completion]]

    package init(_ habits: [Habit] = [], problems: [StoredProblem] = []) {
        snapshot = HabitsSnapshot(habits: habits.map(\.overview), problems: problems)
        completions = Dictionary(uniqueKeysWithValues: habits.map { ($0.id, $0.completions) })
    }

    /// One habit with its records; nil where it does not exist.
    package func habit(_ id: HabitID) -> Habit? {
        snapshot[id].map { Habit(overview: $0, completions: (completions[id] ?? [:]).values) }
    }

    /// All habits with every record.
    package var archive: HabitsArchive {
        HabitsArchive(snapshot: snapshot, completions: completions.mapValues { Array($0.values) })
    }

    /// Carries out a command, or leaves everything as it is where a rule forbids it.
    package mutating func perform(_ command: HabitCommand, at moment: Moment) throws(StoreError) -> CommandReceipt {
        let outcome: CommandOutcome
        do throws(CommandError) {
            outcome = try command.outcome(in: snapshot, at: moment)
        } catch {
            throw .refused(error)
        }
        for change in outcome.changes { keepRecord(of: change) }
        if !outcome.changes.isEmpty { snapshot = snapshot.applying(outcome) }
        return CommandReceipt(snapshot: snapshot, outcome: outcome)
    }

    private mutating func keepRecord(of change: HabitChange) {
        switch change {
        case .insertCompletion(let id, let completion): completions[id, default: [:]][completion.date] = completion
        case .deleteCompletion(let id, let date): completions[id]?[date] = nil
        case .delete(let id): completions[id] = nil
        case .insert, .update: break
        }
    }
}
