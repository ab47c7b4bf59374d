import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainData

/// Faults that people met in other trackers, as inputs and right values: taps that count twice, saves that fail or
/// that are cut off.
@Suite("Field cases of the store")
struct FieldStoreTests {
    private let id = HabitFixture.id
    private let folder = TemporaryFolder()

    /// A daily habit from 2026-02-16, done on its first three days.
    private func openStore() async throws -> CoreDataHabitStore {
        let store = try await HabitStoreOpening(folder: folder.url).open()
        let now = moment("2026-02-18T20:00:00+01:00")
        try await store.perform(
            .create(
                NewHabit(
                    id: id, details: HabitDetails(name: "Read", icon: "book", accent: "teal"), startDate: "2026-02-16",
                    weekdays: .daily, zone: "Europe/Berlin")),
            at: now)
        for date in ["2026-02-16", "2026-02-17", "2026-02-18"] as [LocalDate] {
            try await store.perform(.setCompletion(id, date: date, done: true), at: now)
        }
        return store
    }

    @Test("two taps ten milliseconds apart are one record, and the second is told so")
    func twoTaps() async throws {
        defer { folder.remove() }
        let store = try await openStore()
        let mark = HabitCommand.setCompletion(id, date: "2026-02-19", done: true)
        let now = moment("2026-02-19T08:00:00+01:00")
        let later = Moment(instant: now.instant.addingTimeInterval(0.010), zone: now.zone)
        let first = try await store.perform(mark, at: now)
        let second = try await store.perform(mark, at: later)
        #expect(first.hasChanges)
        #expect(!second.hasChanges)
        try await expectOneRecord(in: store)
    }

    @Test("a tap from each of two contexts is one record")
    func twoContexts() async throws {
        defer { folder.remove() }
        let store = try await openStore()
        let other = try await HabitStoreOpening(folder: folder.url).open()
        let mark = HabitCommand.setCompletion(id, date: "2026-02-19", done: true)
        async let first = store.perform(mark, at: moment("2026-02-19T08:00:00+01:00"))
        async let second = other.perform(mark, at: moment("2026-02-19T08:00:00+01:00"))
        #expect(try await [first, second].filter(\.hasChanges).count == 1)
        try await expectOneRecord(in: store)
        try await expectOneRecord(in: other)
    }

    private func expectOneRecord(in store: CoreDataHabitStore) async throws {
        let habit = try #require(try await store.habit(id))
        let summary = habit.overview.summary(today: "2026-02-19")
        #expect(summary.current.length == 4)
        #expect(summary.best.length == 4)
        #expect(summary.totals.done == 4)
        #expect(habit.completions.count == 4)
        #expect(habit.completions["2026-02-19"]?.completedAt == instant("2026-02-19T07:00:00Z"))
    }

    @Test(
        "what was confirmed is there after the process died at that moment",
        arguments: [
            HabitCommand.setCompletion(HabitFixture.id, date: "2026-02-19", done: true),
            .setCompletion(HabitFixture.id, date: "2026-02-18", done: false),
            .edit(HabitFixture.id, [.details(HabitDetails(name: "Read more", icon: "lamp", accent: "plum"))]),
            .archive(HabitFixture.id),
        ])
    func copiedAtOnce(command: HabitCommand) async throws {
        defer { folder.remove() }
        let store = try await openStore()
        let confirmed = try await store.perform(command, at: moment("2026-02-19T08:00:00+01:00"))
        // The files as they lie on disk now, while the store is open: all that is left when its process dies.
        let left = TemporaryFolder()
        defer { left.remove() }
        try FileManager.default.copyItem(at: folder.url, to: left.url)
        let reopened = try await HabitStoreOpening(folder: left.url).open()
        #expect(try await reopened.snapshot() == confirmed.snapshot)
        #expect(try await reopened.habit(id) == store.habit(id))
    }

    @Test("nothing is announced before the save returned", arguments: [1, 7, 40])
    func announcedAfterwards(commands: Int) async throws {
        defer { folder.remove() }
        let store = try await openStore()
        let witness = try await HabitStoreOpening(folder: folder.url).open()
        var announced = store.changes().makeAsyncIterator()
        for number in 1...commands {
            let command = HabitCommand.setCompletion(id, date: "2026-02-19", done: number % 2 == 1)
            async let receipt = store.perform(command, at: moment("2026-02-19T08:00:00+01:00"))
            // As soon as it is announced, another connection finds it on disk.
            let snapshot = await announced.next()
            #expect(try await witness.snapshot() == snapshot)
            #expect(try await receipt.snapshot == snapshot)
        }
    }
}
