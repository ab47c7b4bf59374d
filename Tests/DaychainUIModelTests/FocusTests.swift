import DaychainCore
import TestSupport
import Testing

@testable import DaychainUI

@Suite("Focus on Today") @MainActor
struct FocusTests {
    private func window() async -> Window {
        await Window(habits: [
            HabitFixture(), HabitFixture("Walk", id: other, position: 1), HabitFixture("Swim", id: third, position: 2),
        ])
    }

    private func place(_ window: Window) -> TodayFocus? { window.today.actions.focusRequest?.place }

    @Test("goes to the next habit after a deletion, and to the one before after the last")
    func afterDeletion() async {
        let window = await window()
        await window.today.actions.delete(other)
        #expect(place(window) == .habit(third))
        await window.today.actions.delete(third)
        #expect(place(window) == .habit(HabitFixture.id))
        await window.today.actions.archive(HabitFixture.id)
        #expect(place(window) == .heading)
    }

    @Test("stays where it was while a deletion fails, and goes to the habit once that is read")
    func afterAFailure() async {
        let window = await window()
        await window.store.failNext(with: .full)
        await window.today.actions.delete(other)
        #expect(place(window) == nil)
        window.today.actions.isAsking = false
        #expect(place(window) == .habit(other))
    }

    @Test("goes back to the habit when a question is taken back")
    func afterCancelling() async throws {
        let window = await window()
        window.today.actions.askToDelete(try window.card.habit)
        window.today.actions.isAsking = false
        #expect(place(window) == .habit(HabitFixture.id))
    }

    @Test("goes to the bead when Undo has done its work and is gone")
    func afterUndo() async throws {
        let window = await Window(HabitFixture().done("2026-03-04"))
        await window.today.undo(try window.card)
        #expect(place(window) == .control(HabitFixture.id))
    }

    @Test("goes to a habit that was created, and is left to the system where none was")
    func afterTheForm() async throws {
        let window = await Window()
        window.app.createHabit()
        window.app.sheet = nil
        window.app.sheetClosed()
        #expect(place(window) == nil)

        window.app.createHabit()
        let form = try window.form
        form.draft.name = "Read"
        #expect(await form.save())
        window.app.sheet = nil
        window.app.sheetClosed()
        #expect(place(window) == .habit(form.id))
    }

    @Test("goes back to the row whose form was closed")
    func afterEditing() async {
        let window = await window()
        window.app.edit(other, returningTo: .habit(other))
        window.app.sheet = nil
        window.app.sheetClosed()
        #expect(place(window) == .habit(other))
    }

    @Test("goes to the date when the open habit is deleted from its own screen")
    func afterDeletingTheOpenHabit() async throws {
        let window = await window()
        window.app.open(other)
        let habit = try #require(window.app.habit)
        await habit.actions.delete(other)
        window.app.closeIfGone()
        #expect(window.app.habit == nil)
        #expect(place(window) == .heading)
    }

    @Test("keeps the question's title while its alert leaves")
    func keepsTheTitle() async throws {
        let window = await window()
        window.today.actions.askToDelete(try window.card.habit)
        let question = window.today.actions.question
        window.today.actions.isAsking = false
        #expect(window.today.actions.question == nil)
        #expect(window.today.actions.lastQuestion == question)
    }
}
