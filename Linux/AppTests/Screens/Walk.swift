import DaychainCore
import Foundation
import TestSupport

@testable import DaychainData

/// A start of the app, and the screens that are gone through from there.
struct Walk: Sendable, CustomStringConvertible {
    /// What the app finds on the disk.
    enum Store: Sendable, Equatable {
        case none
        /// Habits in every state: due with the longest name, done, missed and once archived, an extra, not begun, archived,
        /// and one of ten years.
        case habits
        /// A habit with a reminder.
        case reminded
        /// So many habits of these kinds.
        case many(Int)
        case damaged
        /// A file where the folder belongs.
        case blocked
    }

    let description: String
    var store = Store.none
    var clock = StartingStore.clock
    var preview: String?
    /// Tall enough for all of most screens at once.
    var device = Device(height: 2400)
    /// What habits are called instead, by the names that the steps have for them.
    var names: [String: String] = [:]
    /// The note of the habit of ten years.
    var note = "Around the lake."
    let stops: [ScreenWalk.Stop]

    /// Eighty letters, the most that a name can have.
    static let longestName = "Practise the second movement slowly, with the metronome, before the house wakes."

    /// Starts the app, leads it along, and gives what `look` finds at each stop.
    func findings<Finding: Hashable & Sendable>(
        _ look: @escaping @Sendable (inout ScreenWalk, ScreenWalk.Stop) throws -> Set<Finding>
    ) async throws -> Set<Finding> {
        let folder = try Workplace.make(clock: clock)
        defer { Workplace.remove(folder) }
        try await prepare(folder)
        return try await onThread {
            var walk = try ScreenWalk(folder: folder, preview: preview)
            var found: Set<Finding> = []
            for stop in stops {
                try walk.app.set(device)
                try walk.go(to: stop)
                found.formUnion(try look(&walk, stop))
            }
            return found
        }
    }

    /// Writes what the app finds on the disk.
    func prepare(_ folder: URL) async throws {
        let data = Workplace.data(in: folder)
        switch store {
        case .none: break
        case .blocked: try Data("in the way".utf8).write(to: data)
        case .damaged:
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
            for end in ["", "-shm", "-wal"] {
                try Data("not a database".utf8).write(to: data.appending(path: "Daychain.sqlite\(end)"))
            }
        case .many(let count): try await onThread { try Self.fill(data, count: count) }
        case .habits:
            try await onThread { try Self.fill(data, count: 7) }
            try await addWalk(in: folder, reminder: nil)
        case .reminded: try await addWalk(in: folder, reminder: .suggested)
        }
    }

    private func addWalk(in folder: URL, reminder: ReminderSetting?) async throws {
        let store = try await Workplace.store(in: folder)
        let details = HabitDetails(name: "Walk", note: note, icon: "walk", accent: "dusk")
        let habit = NewHabit(
            id: HabitID(UUID()), details: details, startDate: "2016-02-29", weekdays: .daily, zone: "Europe/Berlin",
            reminder: reminder)
        try await store.perform(.create(habit), at: StartingStore.now)
        for habit in try await store.snapshot().habits { try await rename(habit, in: store) }
        try await store.close()
    }

    /// An archived habit is changed after it was restored alone.
    private func rename(_ habit: HabitOverview, in store: CoreDataHabitStore) async throws {
        guard let name = names[habit.details.name] else { return }
        var details = habit.details
        details.name = name
        let edit = HabitCommand.edit(habit.id, [.details(details)])
        for command in habit.isArchived ? [.restore(habit.id), edit, .archive(habit.id)] : [edit] {
            try await store.perform(command, at: StartingStore.now)
        }
    }

    /// The store that the pictures are drawn from.
    private static func fill(_ data: URL, count: Int) throws {
        let command = Process()
        command.executableURL = AppProcess.programs.appending(path: "Pictures")
        command.arguments = ["store", data.path, "\(count)", "long"]
        try command.run()
        command.waitUntilExit()
        guard command.terminationStatus == 0 else { throw DrivenApp.Astray(description: "no store could be written") }
    }
}
