import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("Putting habits in order") @MainActor
struct ReorderModelTests {
    @Test("lets the longest name decide how all rows stand")
    func longestName() async {
        let window = await Window(habits: [
            HabitFixture("Swim", position: 0), HabitFixture("Water the plants", id: other, position: 1),
            HabitFixture("Read", id: third, position: 2),
        ])
        #expect(ReorderModel(journal: window.journal, speaker: window.app.speaker).longestName == "Water the plants")
    }

    private func window() async -> (window: Window, model: ReorderModel) {
        let window = await Window(habits: [
            HabitFixture(), HabitFixture("Walk", id: other, position: 1), HabitFixture("Swim", id: third, position: 2),
        ])
        return (window, ReorderModel(journal: window.journal, speaker: window.app.speaker))
    }

    private func names(_ model: ReorderModel) -> [String] { model.habits.map(\.details.name) }

    @Test("moves a habit one place by its buttons, says where it is now, and keeps focus with it")
    func movesByButtons() async {
        let (window, model) = await window()
        await model.moveDown(HabitFixture.id)
        #expect(names(model) == ["Walk", "Read", "Swim"])
        #expect(window.spoken == .moved(name: "Read", place: 2, count: 3))
        #expect(model.moved?.habit == HabitFixture.id)
        await model.moveUp(third)
        #expect(names(model) == ["Walk", "Swim", "Read"])
        #expect(window.spoken == .moved(name: "Swim", place: 2, count: 3))
        #expect(window.today.sections.scheduled.map(\.habit.details.name) == ["Walk", "Swim", "Read"])
    }

    @Test(
        "moves a dragged row where the list says",
        arguments: [
            (0, 3, ["Walk", "Swim", "Read"]), (2, 0, ["Swim", "Read", "Walk"]), (0, 2, ["Walk", "Read", "Swim"]),
        ])
    func movesByDrag(_ source: Int, _ destination: Int, _ expected: [String]) async {
        let (_, model) = await window()
        await model.move(from: IndexSet(integer: source), to: destination)
        #expect(names(model) == expected)
    }

    @Test("does nothing where a row is let go in its own place, or stands at the end already", arguments: [0, 1])
    func staysInPlace(_ destination: Int) async {
        let (window, model) = await window()
        await model.move(from: IndexSet(integer: 0), to: destination)
        await model.moveUp(HabitFixture.id)
        await model.moveDown(third)
        #expect(!model.canMoveUp(HabitFixture.id))
        #expect(!model.canMoveDown(third))
        #expect(names(model) == ["Read", "Walk", "Swim"])
        #expect(window.spoken == nil)
    }

    @Test("shows a row where it was dropped while it is saved, and says nothing before")
    func showsTheOrderWhileItIsSaved() async {
        let (window, model) = await window()
        await window.store.hold()
        let moving = Task { await model.moveDown(HabitFixture.id) }
        await window.store.waitForHeldWrite()
        #expect(names(model) == ["Walk", "Read", "Swim"])
        #expect(window.today.sections.scheduled.map(\.habit.details.name) == ["Read", "Walk", "Swim"])
        #expect(window.spoken == nil)
        await window.store.release()
        await moving.value
        #expect(window.spoken == .moved(name: "Read", place: 2, count: 3))
    }

    @Test("goes back to the order that is stored when saving fails")
    func goesBackAfterAFailure() async {
        let (window, model) = await window()
        await window.store.failNext(with: .full)
        await model.moveDown(HabitFixture.id)
        #expect(names(model) == ["Read", "Walk", "Swim"])
        #expect(model.failure == .full)
        #expect(model.moved == nil)
        #expect(window.spoken == nil)
        model.isTellingFailure = false
        await model.moveDown(HabitFixture.id)
        #expect(names(model) == ["Walk", "Read", "Swim"])
    }

    @Test("keeps the order through a new start, and leaves archived habits out")
    func isKept() async {
        let (window, model) = await window()
        await model.moveUp(third)
        await window.today.actions.archive(HabitFixture.id)
        #expect(names(model) == ["Swim", "Walk"])
        let again = AppModel(
            store: window.store, clock: window.clock, identifiers: CountingIdentifiers(), memory: window.memory)
        await again.start()
        #expect(again.today.sections.scheduled.map(\.habit.details.name) == ["Swim", "Walk"])
    }

    @Test("is offered from two habits on")
    func needsTwo() async {
        let window = await Window(HabitFixture())
        #expect(!window.app.canReorder)
        window.app.showReorder()
        #expect(window.app.sheet == nil)
    }
}
