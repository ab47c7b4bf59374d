import DaychainCore
import TestSupport
import Testing

@testable import DaychainUI

@Suite("Two windows") @MainActor
struct WindowsTests {
    @Test("show one state")
    func showOneState() async throws {
        let window = await Window(HabitFixture())
        let other = AppModel(
            store: window.store, clock: window.clock, identifiers: CountingIdentifiers(), memory: ForgetfulMemory())
        await other.start()
        let following = Task { await other.journal.followStore() }
        let card = try window.card
        // Until the other window listens, nothing reaches it: the day is marked until it does.
        for _ in 0..<1000 where other.today.sections.scheduled.first?.status != .done {
            await window.today.undo(card)
            await window.today.markDone(card)
            await Task.yield()
        }
        await eventually { other.today.sections.scheduled.first?.status == .done }
        following.cancel()
    }
}

@Suite("Opening the store") @MainActor
struct LaunchModelTests {
    @Test("that fails is told, and can be tried again")
    func failsAndRetries() async throws {
        let door = Door()
        let model = LaunchModel { () async throws(StoreError) -> any HabitStore in try await door.open() }
        await model.open()
        guard case .failed(let error) = model.phase else {
            Issue.record("It opened")
            return
        }
        #expect(error == .unavailable(detail: "read-only"))
        await model.retry()
        guard case .open = model.phase else {
            Issue.record("It did not open")
            return
        }
    }

    /// Opens at the second try.
    private actor Door {
        private var tries = 0

        func open() throws(StoreError) -> any HabitStore {
            tries += 1
            if tries == 1 { throw .unavailable(detail: "read-only") }
            return InMemoryHabitStore()
        }
    }
}
