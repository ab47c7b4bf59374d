import CoreData
import Foundation
import Stage
import Testing

@Suite("A context's work")
struct BusynessTests {
    @Test("keeps the screen from coming to rest until the caller has its answer")
    func busy() async throws {
        let store = try NoteStore()
        defer { store.remove() }
        let context = store.container.newBackgroundContext()
        let before = Busyness.shared.begun
        let wasIdle = await context.perform { Busyness.shared.isIdle }
        #expect(!wasIdle)
        #expect(Busyness.shared.begun > before)
    }

    @Test("gives back the value or the error of its block")
    func answers() async throws {
        let store = try NoteStore()
        defer { store.remove() }
        let context = store.container.newBackgroundContext()
        #expect(await context.perform { 42 } == 42)
        await #expect(throws: CocoaError.self) { try await context.perform { throw CocoaError(.userCancelled) } }
        #expect(context.performAndWait { context.performAndWait { "nested" } } == "nested")
    }
}
