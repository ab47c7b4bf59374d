import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("Every habit store")
struct HabitStoreContractTests {
    private let id = HabitFixture.id

    @Test("gives back a new habit as it was asked for", arguments: StoreUnderTest.allCases)
    func create(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            let receipt = try await store.perform(.create(.read()), at: wednesdayEvening)
            let habit = try #require(receipt.snapshot[id])
            #expect(habit.details == HabitDetails(name: "Read", note: "20 pages", icon: "book", accent: "teal"))
            #expect(habit.createdAt == instant("2026-03-04T19:00:00Z"))
            #expect(habit.schedule.startDate == "2026-03-02")
            #expect(habit.schedule.weekdays(on: "2026-03-02") == Weekdays(.monday, .wednesday))
            #expect(habit.schedule.zone(on: "2026-03-02").identifier == "Europe/Berlin")
            #expect(habit.reminder == ReminderSetting(time: "20:30", isEnabled: true))
            #expect(try await store.snapshot() == receipt.snapshot)
            #expect(try await store.habit(id)?.overview == habit)
            #expect(try await store.habit(HabitID(UUID())) == nil)
        }
    }

    @Test(
        "keeps the first of two marks of one day, and says the second changed nothing",
        arguments: StoreUnderTest.allCases)
    func markTwice(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            let first = try await store.perform(
                .setCompletion(id, date: "2026-03-04", done: true), at: wednesdayEvening)
            let later = moment("2026-03-04T20:00:01+01:00", in: "Asia/Tokyo")
            let second = try await store.perform(.setCompletion(id, date: "2026-03-04", done: true), at: later)
            #expect(first.hasChanges)
            #expect(!second.hasChanges)
            #expect(second.snapshot[id]?.records == ["2026-03-04"])
            let completion = try await store.habit(id)?.completions["2026-03-04"]
            #expect(completion?.completedAt == instant("2026-03-04T19:00:00Z"))
            #expect(completion?.zoneIdentifier == "Europe/Berlin")
        }
    }

    @Test("makes one record of marks sent at once", arguments: StoreUnderTest.allCases, [2, 4, 16])
    func markAtOnce(_ kind: StoreUnderTest, taps: Int) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            let changed = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<taps {
                    group.addTask {
                        let command = HabitCommand.setCompletion(HabitFixture.id, date: "2026-03-04", done: true)
                        return try await store.perform(command, at: wednesdayEvening).hasChanges
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(changed == 1)
            #expect(try await store.habit(id)?.completions.count == 1)
        }
    }

    @Test("undoes a record, and takes an absent one for undone", arguments: StoreUnderTest.allCases)
    func undo(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            try await store.perform(.setCompletion(id, date: "2026-03-04", done: true), at: wednesdayEvening)
            let undo = HabitCommand.setCompletion(id, date: "2026-03-04", done: false)
            #expect(try await store.perform(undo, at: wednesdayEvening).hasChanges)
            #expect(try await !store.perform(undo, at: wednesdayEvening).hasChanges)
            #expect(try await store.habit(id)?.completions.isEmpty == true)
            #expect(try await store.snapshot()[id]?.records.isEmpty == true)
        }
    }

    @Test("puts a record back with the instant and the zone that it had", arguments: StoreUnderTest.allCases)
    func putBack(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            let made = moment("2026-03-04T06:30:00+09:00", in: "Asia/Tokyo")
            try await store.perform(.setCompletion(id, date: "2026-03-03", done: true), at: made)
            let record = try #require(try await store.habit(id)?.completions["2026-03-03"])
            try await store.perform(.setCompletion(id, date: "2026-03-03", done: false), at: wednesdayEvening)
            let restore = HabitCommand.restoreCompletion(id, record)
            let receipt = try await store.perform(restore, at: wednesdayEvening)
            #expect(receipt.snapshot[id]?.records == ["2026-03-03"])
            let completion = try #require(try await store.habit(id)?.completions["2026-03-03"])
            #expect(completion.completedAt == instant("2026-03-03T21:30:00Z"))
            #expect(completion.zoneIdentifier == "Asia/Tokyo")
            #expect(try await !store.perform(restore, at: wednesdayEvening).hasChanges)
        }
    }

    @Test(
        "carries out 7 alternating commands sent in a row, and ends as the last one says",
        arguments: StoreUnderTest.allCases)
    func alternating(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            for turn in 1...7 {
                let command = HabitCommand.setCompletion(id, date: "2026-03-04", done: turn % 2 == 1)
                #expect(try await store.perform(command, at: wednesdayEvening).hasChanges)
            }
            #expect(try await store.habit(id)?.completions.keys.map(\.text) == ["2026-03-04"])
        }
    }

    @Test("refuses a future date, a date before the start, and an unknown habit", arguments: StoreUnderTest.allCases)
    func refusals(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            let before = try await store.snapshot()
            let unknown = HabitID.numbered(9)
            let cases: [(HabitCommand, CommandError)] = [
                (.setCompletion(id, date: "2026-03-05", done: true), .futureDate("2026-03-05", today: "2026-03-04")),
                (.setCompletion(id, date: "2026-03-01", done: true), .beforeStart("2026-03-01", start: "2026-03-02")),
                (.archive(unknown), .notFound(unknown)),
            ]
            for (command, refusal) in cases {
                await #expect(throws: StoreError.refused(refusal)) {
                    try await store.perform(command, at: wednesdayEvening)
                }
            }
            #expect(try await store.snapshot() == before)
            #expect(try await store.habit(id)?.completions.isEmpty == true)
        }
    }

    @Test("edits, reschedules, archives, restores, moves, reorders and deletes", arguments: StoreUnderTest.allCases)
    func everyCommand(_ kind: StoreUnderTest) async throws {
        let other = HabitID.numbered(2)
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            try await store.perform(.create(.read(id: other, name: "Run")), at: wednesdayEvening)
            let details = HabitDetails(name: "Read more", note: "", icon: "lamp", accent: "plum")
            try await store.perform(.edit(id, [.details(details)]), at: wednesdayEvening)
            try await store.perform(.edit(id, [.reminder(nil)]), at: wednesdayEvening)
            try await store.perform(
                .edit(id, [.weekdays(Weekdays(.tuesday), from: "2026-03-10", replacingLaterChanges: false)]),
                at: wednesdayEvening)
            try await store.perform(.reorder([other, id]), at: wednesdayEvening)
            try await store.perform(.edit(id, [.start("2026-02-23")]), at: wednesdayEvening)
            try await store.perform(.archive(other), at: wednesdayEvening)
            let snapshot = try await store.snapshot()
            #expect(snapshot.habits.map(\.id) == [other, id])
            #expect(snapshot[id]?.details == details)
            #expect(snapshot[id]?.reminder == nil)
            #expect(snapshot[id]?.schedule.versions.map(\.effectiveDate) == ["2026-02-23", "2026-03-10"])
            #expect(snapshot[id]?.schedule.weekdays(on: "2026-03-10") == Weekdays(.tuesday))
            #expect(snapshot[other]?.archivedAt == instant("2026-03-04T19:00:00Z"))
            try await store.perform(.restore(other), at: wednesdayEvening)
            try await store.perform(.setZone([id, other], "Asia/Tokyo"), at: wednesdayEvening)
            #expect(try await store.snapshot()[other]?.isArchived == false)
            #expect(try await store.snapshot()[other]?.schedule.zone(on: "2026-04-01").identifier == "Asia/Tokyo")
            try await store.perform(.delete(id), at: wednesdayEvening)
            #expect(try await store.snapshot().habits.map(\.id) == [other])
            #expect(try await store.habit(id) == nil)
            #expect(try await !store.perform(.delete(id), at: wednesdayEvening).hasChanges)
        }
    }

    @Test(
        "carries out several edits of a habit as one write, and none of them when one is refused",
        arguments: StoreUnderTest.allCases)
    func severalEdits(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            let before = try await store.perform(.create(.read()), at: wednesdayEvening).snapshot
            var heard = store.changes().makeAsyncIterator()
            let details = HabitDetails(name: "Read more", note: "", icon: "lamp", accent: "plum")
            let tuesdays = HabitEdit.weekdays(Weekdays(.tuesday), from: "2026-03-10", replacingLaterChanges: false)
            await #expect(throws: StoreError.refused(.startTooLate("2026-03-05", latest: "2026-03-04"))) {
                try await store.perform(
                    .edit(id, [.details(details), tuesdays, .start("2026-03-05")]), at: wednesdayEvening)
            }
            #expect(try await store.snapshot() == before)

            let edits: [HabitEdit] = [
                .details(details), .start("2026-02-23"), tuesdays, .zone("Asia/Tokyo"), .reminder(nil),
            ]
            let after = try await store.perform(.edit(id, edits), at: wednesdayEvening).snapshot
            #expect(await heard.next() == after)
            #expect(try await store.snapshot() == after)
            #expect(after[id]?.details == details)
            #expect(after[id]?.schedule.startDate == "2026-02-23")
            #expect(after[id]?.schedule.weekdays(on: "2026-03-10") == Weekdays(.tuesday))
            #expect(after[id]?.schedule.zone(on: "2026-03-10").identifier == "Asia/Tokyo")
            #expect(after[id]?.reminder == nil)
            #expect(try await !store.perform(.edit(id, edits), at: wednesdayEvening).hasChanges)
        }
    }

    @Test("starts empty again for a habit that is created after it was deleted", arguments: StoreUnderTest.allCases)
    func createAgain(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            try await store.perform(.setCompletion(id, date: "2026-03-04", done: true), at: wednesdayEvening)
            try await store.perform(.delete(id), at: wednesdayEvening)
            try await store.perform(.create(.read()), at: wednesdayEvening)
            #expect(try await store.habit(id)?.completions.isEmpty == true)
        }
    }

    @Test("announces each write to every listener, and nothing else", arguments: StoreUnderTest.allCases)
    func changes(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            var streams = [store.changes().makeAsyncIterator(), store.changes().makeAsyncIterator()]
            let created = try await store.perform(.create(.read()), at: wednesdayEvening).snapshot
            _ = try? await store.perform(.setCompletion(id, date: "2026-03-09", done: true), at: wednesdayEvening)
            try await store.perform(.setCompletion(id, date: "2026-03-03", done: false), at: wednesdayEvening)
            let marked = try await store.perform(
                .setCompletion(id, date: "2026-03-04", done: true), at: wednesdayEvening
            ).snapshot
            for index in streams.indices {
                #expect(await streams[index].next() == created)
                #expect(await streams[index].next() == marked)
            }
        }
    }
}
