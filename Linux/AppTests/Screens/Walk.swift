import DaychainCore
import Foundation
import TestSupport

@testable import DaychainData

/// A start of the app, and the screens that are gone through from there.
struct Walk: Sendable, CustomStringConvertible {
    /// What the app finds on the disk.
    enum Store: Sendable {
        case none
        /// Habits in every state: due with the longest name, done, missed and once archived, an extra, not begun, archived,
        /// and one of ten years.
        case habits
        /// A habit with a reminder.
        case reminded
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
    let stops: [ScreenWalk.Stop]

    /// Eighty letters, the most that a name can have.
    static let longestName = "Practise the second movement slowly, with the metronome, before the house wakes."

    /// Starts the app, leads it along, and gives what `look` finds at each stop.
    func findings(_ look: @escaping @Sendable (inout ScreenWalk, ScreenWalk.Stop) throws -> Set<String>) async throws
        -> Set<String>
    {
        let folder = try Workplace.make(clock: clock)
        defer { Workplace.remove(folder) }
        try await prepare(folder)
        return try await onThread {
            var walk = try ScreenWalk(folder: folder, preview: preview)
            var found: Set<String> = []
            for stop in stops {
                try walk.set(device)
                try walk.go(to: stop)
                found.formUnion(try look(&walk, stop))
            }
            return found
        }
    }

    /// Writes what the app finds on the disk.
    func prepare(_ folder: URL) async throws {
        let data = folder.appending(path: "data")
        switch store {
        case .none: break
        case .blocked: try Data("in the way".utf8).write(to: data)
        case .damaged:
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
            for end in ["", "-shm", "-wal"] {
                try Data("not a database".utf8).write(to: data.appending(path: "Daychain.sqlite\(end)"))
            }
        case .habits:
            try await onThread { try Self.fill(data) }
            try await Self.addWalk(to: data, reminder: nil)
        case .reminded: try await Self.addWalk(to: data, reminder: .suggested)
        }
    }

    private static func addWalk(to data: URL, reminder: ReminderSetting?) async throws {
        let store = try await HabitStoreOpening(folder: data).open()
        let details = HabitDetails(name: "Walk", note: "Around the lake.", icon: "walk", accent: "dusk")
        let habit = NewHabit(
            id: HabitID(UUID()), details: details, startDate: "2016-02-29", weekdays: .daily, zone: "Europe/Berlin",
            reminder: reminder)
        try await store.perform(.create(habit), at: StartingStore.now)
        try await store.close()
    }

    /// The store that the pictures are drawn from.
    private static func fill(_ data: URL) throws {
        let command = Process()
        command.executableURL = AppProcess.programs.appending(path: "Pictures")
        command.arguments = ["store", data.path, "7", "long"]
        try command.run()
        command.waitUntilExit()
        guard command.terminationStatus == 0 else { throw DrivenApp.Astray(description: "no store could be written") }
    }
}
