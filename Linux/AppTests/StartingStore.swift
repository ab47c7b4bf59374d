import DaychainCore
import Foundation
import TestSupport

@testable import DaychainData

/// A workplace with a store that each round copies, and the habits in it.
struct StartingStore {
    let folder: URL
    let habits: [Habit]

    /// Wednesday 2026-03-04, 20:00 in Berlin, where the app's clock stands.
    static let clock = "2026-03-04T20:00:00+01:00 Europe/Berlin frozen"
    static let now = moment("2026-03-04T20:00:00+01:00")

    /// Three daily habits with records, and an archived one.
    static func make() async throws -> StartingStore {
        let folder = try Workplace.make()
        let store = try await Workplace.store(in: folder)
        var habits: [Habit] = []
        for (number, name) in ["Read", "Walk", "Water", "Old"].enumerated() {
            let id = HabitID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number + 1))))
            let details = HabitDetails(name: name, icon: "book", accent: "teal")
            try await store.perform(
                .create(
                    NewHabit(
                        id: id, details: details, startDate: "2026-01-01", weekdays: .daily, zone: "Europe/Berlin")),
                at: now)
            for day in ("2026-02-01" as LocalDate)..."2026-02-20" where day.dayNumber % (number + 2) == 0 {
                try await store.perform(.setCompletion(id, date: day, done: true), at: now)
            }
            if name == "Old" { try await store.perform(.archive(id), at: now) }
            if let habit = try await store.habit(id) { habits.append(habit) }
        }
        try await store.close()
        return StartingStore(folder: folder, habits: habits)
    }

    /// A workplace of its own with a copy of the store.
    func copy() throws -> URL {
        let copy = TemporaryFolder().url
        try FileManager.default.copyItem(at: folder, to: copy)
        return copy
    }

    /// The same habits in memory.
    var memory: InMemoryHabitStore { InMemoryHabitStore(habits) }

    func remove() { Workplace.remove(folder) }

    /// The habits after some acts, by the store in memory; nil where an act's new habit is not in `found`.
    func habits(after acts: [SavedAct], identities found: HabitsSnapshot) async -> InMemoryHabitStore? {
        let memory = memory
        for act in acts {
            guard let snapshot = try? await memory.snapshot(),
                let command = Self.command(act, in: snapshot, identities: found),
                (try? await memory.perform(command, at: Self.now)) != nil
            else { return nil }
        }
        return memory
    }

    private static func command(
        _ act: SavedAct, in snapshot: HabitsSnapshot, identities found: HabitsSnapshot
    ) -> HabitCommand? {
        func habit(_ name: String) -> HabitOverview? { snapshot.habits.last { $0.details.name == name } }
        switch act {
        case .mark(let name): return habit(name).map { .setCompletion($0.id, date: "2026-03-04", done: true) }
        case .undo(let name): return habit(name).map { .setCompletion($0.id, date: "2026-03-04", done: false) }
        case .markYesterday(let name):
            return habit(name).map { .setCompletion($0.id, date: "2026-03-03", done: true) }
        case .archive(let name): return habit(name).map { .archive($0.id) }
        case .restore(let name): return habit(name).map { .restore($0.id) }
        case .delete(let name): return habit(name).map { .delete($0.id) }
        case .rename(let name, let other):
            return habit(name).map { habit in
                var details = habit.details
                details.name = other
                return .edit(habit.id, [.details(details)])
            }
        case .create(let name):
            return created(name, in: snapshot, identities: found)
        }
    }

    /// What the form creates. Its identity is the app's choice: that of a habit found which was not there before, or of
    /// none, where it was deleted again.
    private static func created(
        _ name: String, in snapshot: HabitsSnapshot, identities found: HabitsSnapshot
    ) -> HabitCommand {
        let new = found.habits.first { $0.details.name.hasPrefix(name) && snapshot[$0.id] == nil }
        let details = HabitDetails(name: name, icon: "book", accent: "moss")
        return .create(
            NewHabit(
                id: new?.id ?? HabitID(UUID()), details: details, startDate: "2026-03-04", weekdays: .daily,
                zone: "Europe/Berlin"))
    }
}

extension CoreDataHabitStore {
    /// Whether it holds exactly what a store in memory holds, every record with its instant and zone.
    func holds(_ memory: InMemoryHabitStore) async throws -> Bool {
        let expected = try await memory.snapshot()
        guard try await snapshot() == expected else { return false }
        for id in expected.habits.map(\.id) {
            let (stored, known) = (try await habit(id), try await memory.habit(id))
            if stored != known { return false }
        }
        return true
    }
}
