import CoreData
import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainData

@Suite("The Core Data store")
struct CoreDataHabitStoreTests {
    private let id = HabitFixture.id

    private func withFolder(_ body: (TemporaryFolder) async throws -> Void) async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        try await body(folder)
    }

    @Test(
        "has on disk what it confirmed",
        arguments: [
            HabitCommand.setCompletion(HabitFixture.id, date: "2026-03-03", done: true),
            .setCompletion(HabitFixture.id, date: "2026-03-04", done: false),
            .edit(
                HabitFixture.id,
                [.details(HabitDetails(name: "قراءة 30", note: "%@ \u{202E}", icon: "lamp", accent: "plum"))]),
            .edit(HabitFixture.id, [.weekdays(.daily, from: "2026-03-05", replacingLaterChanges: false)]),
            .setZone([HabitFixture.id], "Pacific/Kiritimati"),
            .edit(HabitFixture.id, [.reminder(ReminderSetting(time: "07:05", isEnabled: false))]),
            .edit(HabitFixture.id, [.reminder(nil)]),
            .edit(HabitFixture.id, [.start("2025-12-31")]),
            .archive(HabitFixture.id),
            .delete(HabitFixture.id),
            .create(.read(id: .numbered(7), name: "Run")),
        ])
    func reopening(command: HabitCommand) async throws {
        try await withFolder { folder in
            let store = try await HabitStoreOpening(folder: folder.url).open()
            try await store.perform(.create(.read()), at: wednesdayEvening)
            try await store.perform(.setCompletion(id, date: "2026-03-04", done: true), at: wednesdayEvening)
            let receipt = try await store.perform(command, at: wednesdayEvening)
            #expect(receipt.hasChanges)
            let details = try await store.habit(id)
            try await store.close()
            let reopened = try await HabitStoreOpening(folder: folder.url).open()
            #expect(try await reopened.snapshot() == receipt.snapshot)
            #expect(try await reopened.habit(id) == details)
        }
    }

    @Test("makes one record of marks from two stores on one file, and both come to know it", arguments: [2, 4, 12])
    func twoStores(taps: Int) async throws {
        try await withFolder { folder in
            let stores = [
                try await HabitStoreOpening(folder: folder.url).open(),
                try await HabitStoreOpening(folder: folder.url).open(),
            ]
            try await stores[0].perform(.create(.read()), at: wednesdayEvening)
            let changed = try await withThrowingTaskGroup(of: Bool.self) { group in
                for tap in 0..<taps {
                    group.addTask {
                        let command = HabitCommand.setCompletion(HabitFixture.id, date: "2026-03-04", done: true)
                        return try await stores[tap % 2].perform(command, at: wednesdayEvening).hasChanges
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(changed == 1)
            for store in stores {
                #expect(try await store.snapshot()[id]?.records == ["2026-03-04"])
                #expect(try await store.habit(id)?.completions.count == 1)
            }
        }
    }

    @Test("lets four stores open a new file at once, and keeps the first command of each")
    func firstCommands() async throws {
        try await withFolder { folder in
            let opening = HabitStoreOpening(folder: folder.url)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...4 {
                    group.addTask {
                        let command = HabitCommand.create(.read(id: .numbered(number)))
                        try await opening.open().perform(command, at: wednesdayEvening)
                    }
                }
                try await group.waitForAll()
            }
            let habits = try await opening.open().snapshot().habits
            #expect(habits.map(\.position) == [0, 1, 2, 3])
            #expect(Set(habits.map(\.id)).count == 4)
        }
    }

    @Test("loses no write of two stores that write different days at once")
    func twoWriters() async throws {
        try await withFolder { folder in
            let stores = [
                try await HabitStoreOpening(folder: folder.url).open(),
                try await HabitStoreOpening(folder: folder.url).open(),
            ]
            try await stores[0].perform(.create(.read()), at: wednesdayEvening)
            let later = moment("2026-04-30T20:00:00+02:00")
            let days: ClosedRange<LocalDate> = "2026-03-02"..."2026-03-31"
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (index, day) in days.enumerated() {
                    group.addTask {
                        let command = HabitCommand.setCompletion(HabitFixture.id, date: day, done: true)
                        try await stores[index % 2].perform(command, at: later)
                    }
                }
                try await group.waitForAll()
            }
            for store in stores { #expect(try await store.snapshot()[id]?.records.count == 30) }
        }
    }

    @Test(
        "decides on what another store has written since",
        arguments: [
            (HabitCommand.archive(HabitFixture.id), CommandError.archived(HabitFixture.id)),
            (HabitCommand.delete(HabitFixture.id), CommandError.notFound(HabitFixture.id)),
        ])
    func staleState(command: HabitCommand, refusal: CommandError) async throws {
        try await withFolder { folder in
            let first = try await HabitStoreOpening(folder: folder.url).open()
            let second = try await HabitStoreOpening(folder: folder.url).open()
            try await first.perform(.create(.read()), at: wednesdayEvening)
            _ = try await second.snapshot()
            try await first.perform(command, at: wednesdayEvening)
            await #expect(throws: StoreError.refused(refusal)) {
                try await second.perform(.setCompletion(id, date: "2026-03-04", done: true), at: wednesdayEvening)
            }
            #expect(try await second.snapshot() == first.snapshot())
        }
    }

    @Test(
        "does with 120 commands of a seeded stream what the store in memory does", arguments: [1, 2, 3, 4] as [UInt64])
    func likeMemory(seed: UInt64) async throws {
        try await withFolder { folder in
            let store = try await HabitStoreOpening(folder: folder.url).open()
            let memory = InMemoryHabitStore()
            var commands = CommandStream(seed: seed)
            for _ in 0..<120 {
                let (command, moment) = commands.next()
                let answer = await Self.answer(of: store, to: command, at: moment)
                #expect(await Self.answer(of: memory, to: command, at: moment) == answer)
            }
            try await store.close()
            let reopened = try await HabitStoreOpening(folder: folder.url).open()
            let snapshot = try await memory.snapshot()
            #expect(try await reopened.snapshot() == snapshot)
            for habit in snapshot.habits { #expect(try await reopened.habit(habit.id) == memory.habit(habit.id)) }
        }
    }

    private static func answer(
        of store: any HabitStore, to command: HabitCommand, at moment: Moment
    ) async -> Result<CommandReceipt, StoreError> {
        do { return .success(try await store.perform(command, at: moment)) } catch { return .failure(error) }
    }
}
