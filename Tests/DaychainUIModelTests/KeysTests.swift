import DaychainCore
import TestSupport
import Testing

@testable import DaychainUI

@Suite("Keys and the menu bar") @MainActor
struct KeysTests {
    private func window() async -> Window {
        await Window(habits: [
            HabitFixture(), HabitFixture("Walk", id: other, position: 1), HabitFixture("Swim", id: third, position: 2),
        ])
    }

    private func keys(_ window: Window, at focused: HabitID? = nil) -> HabitKeysModel {
        HabitKeysModel(app: window.app, focused: focused)
    }

    @Test("go through the habits in their order, and stop at the ends")
    func goThroughTheHabits() async {
        let window = await window()
        keys(window).open(.next)
        #expect(window.app.habit?.id == HabitFixture.id)
        keys(window).open(.next)
        keys(window).open(.next)
        keys(window).open(.next)
        #expect(window.app.habit?.id == third)
        keys(window).open(.previous)
        #expect(window.app.habit?.id == other)
    }

    @Test("begin with the last habit going backwards")
    func beginAtTheEnd() async {
        let window = await window()
        keys(window).open(.previous)
        #expect(window.app.habit?.id == third)
    }

    @Test("mark and undo the habit that is open in front, and none behind Today")
    func actOnTheOpenHabit() async throws {
        let window = await window()
        #expect(!keys(window).canMark)
        window.app.open(other)
        await keys(window).markDone()
        #expect(window.journal.habit(other)?.records.contains("2026-03-04") == true)
        #expect(!keys(window).canMark)
        await keys(window).undo()
        #expect(window.journal.habit(other)?.records.isEmpty == true)
        #expect(!keys(window).canUndo)
        window.app.showToday()
        #expect(keys(window).day == nil)
    }

    @Test("act on the card that the keyboard is at rather than on the open habit")
    func actOnTheFocusedCard() async {
        let window = await window()
        window.app.open(other)
        await keys(window, at: third).markDone()
        #expect(window.journal.habit(third)?.records.contains("2026-03-04") == true)
        #expect(window.journal.habit(other)?.records.isEmpty == true)
        keys(window, at: third).open(.previous)
        #expect(window.app.habit?.id == other)
    }

    @Test("cannot mark a habit that has not begun")
    func doNotMarkBeforeTheStart() async {
        let window = await Window(HabitFixture().starting("2026-03-05"))
        window.app.open(HabitFixture.id)
        #expect(!keys(window).canMark)
        await keys(window).markDone()
        #expect(window.journal.habit(HabitFixture.id)?.records.isEmpty == true)
    }

    @Test("do nothing behind a sheet or a question, and never replace a form")
    func restBehindASheet() async throws {
        let window = await window()
        window.app.open(other)
        keys(window).edit()
        let form = try window.form
        #expect(form.id == other)
        #expect(!keys(window).isReady)
        #expect(keys(window).day == nil)
        window.app.createHabit()
        window.app.showSettings()
        #expect(try window.form === form)
        keys(window).open(.next)
        #expect(window.app.habit?.id == other)

        window.app.sheet = nil
        window.app.sheetClosed()
        window.today.actions.askToDelete(try window.card.habit)
        #expect(!keys(window).isReady)
    }
}
