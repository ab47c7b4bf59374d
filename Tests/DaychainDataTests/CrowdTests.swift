import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("Commands sent at once")
struct CrowdTests {
    private let id = HabitFixture.id

    @Test("that alternate, seven of them, are carried out one after the other", arguments: StoreUnderTest.allCases)
    func sevenAlternating(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            var announced = store.changes().makeAsyncIterator()
            let receipts = try await withThrowingTaskGroup(of: CommandReceipt.self) { group in
                for turn in 1...7 {
                    let command = HabitCommand.setCompletion(id, date: "2026-03-04", done: turn % 2 == 1)
                    group.addTask { try await store.perform(command, at: wednesdayEvening) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            // Each change is the opposite of the one before; the first is a mark. There is one announcement for each.
            let changes = receipts.filter(\.hasChanges).count
            #expect(receipts.count == 7)
            #expect((1...7).contains(changes))
            var last = HabitsSnapshot()
            for turn in 1...changes {
                last = await announced.next() ?? HabitsSnapshot()
                #expect(last[id]?.records == (turn % 2 == 1 ? ["2026-03-04"] : []))
            }
            #expect(try await store.snapshot() == last)
            #expect(try await store.habit(id)?.completions.count == changes % 2)
        }
    }

    @Test("while the clock jumps each keep the day that they name", arguments: StoreUnderTest.allCases)
    func clockJumps(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            // Noon, an hour back, past midnight, a zone further west, a year on, and back again.
            let clocks = [
                moment("2026-03-04T12:00:00+01:00"), moment("2026-03-04T11:00:00+01:00"),
                moment("2026-03-05T00:00:01+01:00"), moment("2026-03-04T15:00:00-08:00", in: "America/Los_Angeles"),
                moment("2027-03-04T12:00:00+01:00"), moment("2026-03-04T12:00:01+01:00"),
            ]
            let changed = try await withThrowingTaskGroup(of: Bool.self) { group in
                for clock in clocks {
                    let command = HabitCommand.setCompletion(id, date: "2026-03-04", done: true)
                    group.addTask { try await store.perform(command, at: clock).hasChanges }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(changed == 1)
            let completions = try #require(await store.habit(id)).completions
            #expect(completions.keys.map(\.text) == ["2026-03-04"])
            #expect(clocks.map(\.instant).contains(try #require(completions["2026-03-04"]).completedAt))
        }
    }

    @Test("before a clock that went back refuse a day that is to come again", arguments: StoreUnderTest.allCases)
    func clockBack(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            let before = try await store.perform(
                .setCompletion(id, date: "2026-03-05", done: true), at: moment("2026-03-06T00:00:01+01:00"))
            await #expect(throws: StoreError.refused(.futureDate("2026-03-06", today: "2026-03-04"))) {
                try await store.perform(
                    .setCompletion(id, date: "2026-03-06", done: true), at: moment("2026-03-04T23:59:59+01:00"))
            }
            // The record that was made keeps its day.
            #expect(try await store.snapshot() == before.snapshot)
        }
    }
}
