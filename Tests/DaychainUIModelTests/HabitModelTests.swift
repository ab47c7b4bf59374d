import DaychainCore
import TestSupport
import Testing

@testable import DaychainUI

@Suite("A habit's screen") @MainActor
struct HabitModelTests {
    /// Monday and Wednesday from 2026-03-02.
    private let habit = HabitFixture().on(.monday, .wednesday)

    @Test("pages from the month of the start to this month, and no further")
    func pages() async throws {
        let (_, model) = await open(habit.starting("2026-01-15"))
        #expect(model.month == LocalMonth(year: 2026, month: 3))
        #expect(model.canShowNextMonth == false)
        model.showNextMonth()
        #expect(model.month == LocalMonth(year: 2026, month: 3))
        model.showPreviousMonth()
        model.showPreviousMonth()
        #expect(model.month == LocalMonth(year: 2026, month: 1))
        #expect(model.canShowPreviousMonth == false)
    }

    @Test("changes no day outside of corrections")
    func choosesOnlyWhileCorrecting() async throws {
        let (_, model) = await open(habit)
        model.choose("2026-03-02")
        #expect(model.chosenDate == nil)
    }

    @Test("says what a correction will do, and does it only when confirmed")
    func correctsAMissedDay() async throws {
        let (window, model) = await open(habit)
        model.beginCorrecting()
        model.choose("2026-03-02")
        let correction = try #require(model.correction)
        #expect(correction == HabitModel.Correction(date: "2026-03-02", status: .missed, marks: true, result: .done))
        #expect(model.habit?.records.isEmpty == true)
        await model.confirm(correction)
        #expect(model.habit?.records.contains("2026-03-02") == true)
        #expect(window.spoken == .recorded(name: "Read", date: "2026-03-02"))
    }

    @Test("calls a day that was not scheduled an extra")
    func marksAnExtra() async throws {
        let (_, model) = await open(habit)
        model.beginCorrecting()
        model.choose("2026-03-03")
        #expect(model.correction?.result == .extra)
    }

    @Test("clears a record")
    func clearsARecord() async throws {
        let (window, model) = await open(habit.done("2026-03-02"))
        model.beginCorrecting()
        model.choose("2026-03-02")
        let correction = try #require(model.correction)
        #expect(correction == HabitModel.Correction(date: "2026-03-02", status: .done, marks: false, result: .missed))
        await model.confirm(correction)
        #expect(model.habit?.records.isEmpty == true)
        #expect(window.spoken == .cleared(name: "Read", date: "2026-03-02"))
    }

    @Test("offers no day to come and none before the start", arguments: ["2026-03-05", "2026-03-01"] as [LocalDate])
    func offersNoOtherDay(_ date: LocalDate) async throws {
        let (_, model) = await open(habit)
        model.beginCorrecting()
        model.choose(date)
        #expect(model.canCorrect(date) == false)
        #expect(model.chosenDate == nil)
    }

    @Test("archived can be restored, and not corrected")
    func archived() async throws {
        let (window, model) = await open(habit.done("2026-03-02"))
        await model.actions.archive(model.id)
        #expect(window.today.isEmpty)
        #expect(model.habit?.isArchived == true)
        model.beginCorrecting()
        #expect(model.isCorrecting == false)
        await model.actions.restore(model.id)
        #expect(window.today.sections.scheduled.count == 1)
        #expect(window.spoken == .restored(name: "Read"))
    }

    @Test("closes when the habit is deleted")
    func closes() async throws {
        let (window, model) = await open(habit)
        await model.actions.delete(model.id)
        window.app.closeIfGone()
        #expect(window.app.habit == nil)
        #expect(window.app.isHabitInFront == false)
    }

    @Test("is open again after the app was killed")
    func isOpenAgain() async throws {
        let (window, _) = await open(habit)
        let next = await Window(habit, recalling: window.memory.state)
        #expect(next.app.habit?.id == HabitFixture.id)
        #expect(next.app.isHabitInFront)
    }

    private func open(_ fixture: HabitFixture) async -> (Window, HabitModel) {
        let window = await Window(fixture)
        window.app.open(HabitFixture.id)
        let model = HabitModel(id: HabitFixture.id, journal: window.journal, speaker: window.app.speaker)
        return (window, window.app.habit ?? model)
    }
}
