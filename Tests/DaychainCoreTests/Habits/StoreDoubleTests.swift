import DaychainCore
import TestSupport
import Testing

/// The double that model tests use has to behave as a store does.
@Suite("A store in memory")
struct StoreDoubleTests {
    private let now = moment("2026-03-18T12:00:00+01:00")
    private let mark = HabitCommand.setCompletion(HabitFixture.id, date: "2026-03-18", done: true)

    @Test("keeps one record of two requests, and says that the second changed nothing")
    func twice() async throws {
        let store = InMemoryHabitStore(HabitFixture().habit)
        #expect(try await store.perform(mark, at: now).hasChanges)
        #expect(try await store.perform(mark, at: moment("2026-03-18T12:00:01+01:00")).hasChanges == false)
        let completion = try await store.habit(HabitFixture.id)?.completions["2026-03-18"]
        #expect(completion?.completedAt == now.instant)
    }

    @Test("refuses what the core refuses, and stays as it was")
    func refuses() async throws {
        let store = InMemoryHabitStore(HabitFixture().habit)
        let future = HabitCommand.setCompletion(HabitFixture.id, date: "2026-03-19", done: true)
        await #expect(throws: StoreError.refused(.futureDate("2026-03-19", today: "2026-03-18"))) {
            try await store.perform(future, at: now)
        }
        #expect(try await store.snapshot()[HabitFixture.id]?.records == [])
    }

    @Test("fails when told to, once, and changes nothing")
    func fails() async throws {
        let store = InMemoryHabitStore(HabitFixture().habit)
        await store.failNext(with: .full)
        await #expect(throws: StoreError.full) { try await store.perform(mark, at: now) }
        #expect(try await store.snapshot()[HabitFixture.id]?.records == [])
        #expect(try await store.perform(mark, at: now).hasChanges)
    }

    @Test("holds a write until it is released")
    func holds() async throws {
        let store = InMemoryHabitStore(HabitFixture().habit)
        await store.hold()
        async let receipt = store.perform(mark, at: now)
        await store.waitForHeldWrite()
        #expect(try await store.snapshot()[HabitFixture.id]?.records == [])
        await store.release()
        #expect(try await receipt.snapshot[HabitFixture.id]?.records == ["2026-03-18"])
    }

    @Test("tells every listener of each change")
    func tells() async throws {
        let store = InMemoryHabitStore(HabitFixture().habit)
        var first = store.changes().makeAsyncIterator()
        var second = store.changes().makeAsyncIterator()
        try await store.perform(mark, at: now)
        #expect(await first.next()?[HabitFixture.id]?.records == ["2026-03-18"])
        #expect(await second.next()?[HabitFixture.id]?.records == ["2026-03-18"])
    }

    @Test("forgets a deleted habit with its records")
    func deletes() async throws {
        let store = InMemoryHabitStore(HabitFixture().done("2026-03-10").habit)
        try await store.perform(.delete(HabitFixture.id), at: now)
        #expect(try await store.habit(HabitFixture.id) == nil)
        #expect(try await store.snapshot().habits == [])
    }
}
