import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("The archive") @MainActor
struct ArchiveModelTests {
    private let habits = (1...3).map(HabitID.numbered)

    @Test(
        "sends focus to what takes the place of a habit that has left, to the last one, or on what tells that the list is empty"
    )
    func movesFocus() {
        #expect(ArchiveModel.focus(before: habits, after: [habits[1], habits[2]]) == .habit(habits[1]))
        #expect(ArchiveModel.focus(before: habits, after: [habits[0], habits[1]]) == .habit(habits[1]))
        #expect(ArchiveModel.focus(before: [habits[0]], after: []) == .empty)
        #expect(ArchiveModel.focus(before: [habits[0]], after: habits) == nil)
    }

    @Test("lists an archived habit, restores it with every record, and says so")
    func restores() async throws {
        let habit = try HabitFixture().done("2026-03-02").after({ .archive($0) }, at: "2026-03-04T10:00:00+01:00")
        let window = await Window(habit)
        let model = ArchiveModel(journal: window.journal, speaker: window.app.speaker)
        #expect(model.days.map(\.habit.records) == [["2026-03-02"]])
        await model.actions.restore(HabitFixture.id)
        #expect(model.days.isEmpty)
        #expect(window.today.sections.scheduled.map(\.habit.records) == [["2026-03-02"]])
        #expect(window.spoken == .restored(name: "Read"))
    }

    @Test("asks before it deletes, with the name and the number of records, and offers no archiving")
    func asksBeforeDeleting() async throws {
        let habit = try HabitFixture().done("2026-03-02").after({ .archive($0) }, at: "2026-03-04T10:00:00+01:00")
        let window = await Window(habit)
        let model = ArchiveModel(journal: window.journal, speaker: window.app.speaker)
        model.actions.askToDelete(try #require(model.days.first).habit)
        #expect(
            model.actions.question == .delete(HabitFixture.id, name: "Read", recordCount: 1, canArchive: false))
        #expect(model.days.count == 1)
        await model.actions.delete(HabitFixture.id)
        #expect(model.days.isEmpty)
        #expect(window.spoken == .deleted(name: "Read"))
    }
}
