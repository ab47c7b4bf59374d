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
            store: window.store, clock: window.clock, identifiers: CountingIdentifiers(), memory: TransientMemory(),
            backups: BackupShelf())
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
