import DaychainCore
import TestSupport
import Testing

@testable import DaychainUI

@Suite("What windows remember") @MainActor
struct WindowMemoriesTests {
    /// Stands in for the file.
    @MainActor private final class Paper {
        var states: [ScreenState] = []
        var memories: WindowMemories {
            WindowMemories(read: { [self] in states }, write: { [self] in states = $0 })
        }
    }

    private func form(_ name: String) -> ScreenState {
        var draft = EditorDraft(newID: HabitFixture.id, at: moment("2026-03-04T20:00:00+01:00"))
        draft.name = name
        return ScreenState(draft: draft)
    }

    @Test("in two windows is each window's own, and is taken up by two windows again after a kill")
    func twoWindows() throws {
        let paper = Paper()
        let memories = paper.memories
        let (first, second) = (memories.makeWindow(), memories.makeWindow())
        #expect(first.recall() == nil)
        #expect(second.recall() == nil)
        try first.keep(form("Read"))
        try second.keep(form("Run"))
        try first.keep(form("Read more"))
        #expect(paper.states.map(\.draft?.name) == ["Read more", "Run"])

        let next = paper.memories
        let windows = [next.makeWindow(), next.makeWindow(), next.makeWindow()]
        #expect(windows.map { $0.recall()?.draft?.name } == ["Read more", "Run", nil])
    }

    @Test("of a form whose window is gone waits for the next window, a screen without one does not")
    func closedWindow() throws {
        let paper = Paper()
        let memories = paper.memories
        var closing: (any ScreenMemory)? = memories.makeWindow()
        try closing?.keep(form("Read"))
        closing = nil
        closing = memories.makeWindow()
        #expect(closing?.recall()?.draft?.name == "Read")
        try closing?.keep(ScreenState(habit: HabitFixture.id))
        closing = nil
        let last = memories.makeWindow()
        #expect(last.recall() == nil)
        try last.keep(ScreenState())
        #expect(paper.states == [ScreenState()])
    }

    @Test("is not lost when the other window writes first after a start")
    func unclaimed() throws {
        let paper = Paper()
        paper.states = [form("Read"), form("Run")]
        let memories = paper.memories
        let first = memories.makeWindow()
        #expect(first.recall()?.draft?.name == "Read")
        try first.keep(ScreenState())
        #expect(paper.states.map(\.draft?.name) == [nil, "Run"])
        #expect(memories.makeWindow().recall()?.draft?.name == "Run")
    }
}
