import DaychainCore
import Foundation
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

    @Test("pages on to the month of a record that was made while the clock was ahead")
    func pagesToTheLastRecord() async throws {
        let (_, model) = await open(habit.starting("2026-01-15").done("2026-05-04"))
        #expect(model.month == LocalMonth(year: 2026, month: 3))
        model.showNextMonth()
        model.showNextMonth()
        #expect(model.month == LocalMonth(year: 2026, month: 5))
        #expect(model.canShowNextMonth == false)
        model.beginCorrecting()
        model.choose("2026-05-04")
        #expect(model.correction?.marks == false)
    }

    @Test("shows any month between the two that is chosen, and none before or after")
    func choosesAMonth() async throws {
        let (window, model) = await open(habit.starting("2024-11-15"))
        #expect(model.years.map(\.id) == [2026, 2025, 2024])
        #expect(model.years.map(\.months.count) == [3, 12, 2])
        model.show(try #require(LocalMonth(year: 2024, month: 11)))
        #expect(model.month == LocalMonth(year: 2024, month: 11))
        #expect(window.spoken == .month(model.month))
        model.show(try #require(LocalMonth(year: 2026, month: 4)))
        model.show(try #require(LocalMonth(year: 2024, month: 10)))
        #expect(model.month == LocalMonth(year: 2024, month: 11))
    }

    @Test("goes on with this month when the next one begins, unless a month was chosen or a day is told of")
    func followsThisMonth() async throws {
        let (window, model) = await open(habit.starting("2026-01-15"))
        model.showPreviousMonth()
        model.showNextMonth()
        window.clock.move(to: "2026-04-01T08:00:00Z", signalling: false)
        window.journal.refresh()
        #expect(model.month == LocalMonth(year: 2026, month: 4))

        model.choose("2026-04-01")
        window.clock.move(to: "2026-05-01T08:00:00Z", signalling: false)
        window.journal.refresh()
        #expect(model.month == LocalMonth(year: 2026, month: 4))

        model.showPreviousMonth()
        window.clock.move(to: "2026-06-01T08:00:00Z", signalling: false)
        window.journal.refresh()
        #expect(model.month == LocalMonth(year: 2026, month: 3))
    }

    @Test("keeps its month in line with what stands around it, unless its days would be too narrow to tap")
    func givesDaysTheirWidth() {
        #expect(GridMargins.margin(in: 393) == 16)
        #expect(GridMargins.margin(in: 320) == 6)
        #expect(GridMargins.margin(in: 300) == 4)
    }

    @Test("names the missed days of the month shown")
    func namesMissedDays() async throws {
        let (_, model) = await open(habit.starting("2026-02-23").done("2026-02-23"))
        #expect(model.missedDays == ["2026-03-02"])
        model.showPreviousMonth()
        #expect(model.missedDays == ["2026-02-25"])
    }

    @Test("tells when and where a day's record was made")
    func tellsARecord() async throws {
        let (_, model) = await open(habit.done("2026-03-02"))
        model.choose("2026-03-02")
        #expect(model.record == .reading)
        await model.readRecord()
        let completion = Completion(
            date: "2026-03-02", completedAt: instant("2026-03-02T12:00:00Z"), zoneIdentifier: "Europe/Berlin")
        #expect(model.record == .read(completion))
        #expect(model.chosenDay?.status == .done)
        model.choose("2026-03-03")
        #expect(model.record == .none)
        model.closeDay()
        #expect(model.chosenDay == nil)
    }

    @Test("says that a record cannot be read, and reads it when tried again")
    func readsAgain() async throws {
        let (window, model) = await open(habit.done("2026-03-02"))
        model.choose("2026-03-02")
        await window.store.failNext(with: .unavailable(detail: "SQLite 23"))
        await model.readRecord()
        #expect(model.record == .unreadable)
        await model.readRecord()
        #expect(model.record != .unreadable)
    }

    @Test("forgets the chosen day when another month is shown")
    func forgetsTheDay() async throws {
        let (_, model) = await open(habit.starting("2026-01-15"))
        model.choose("2026-03-02")
        model.showPreviousMonth()
        #expect(model.chosenDate == nil)
    }

    @Test("archived can be restored, and not corrected")
    func archived() async throws {
        let (window, model) = await open(habit.done("2026-03-02"))
        await model.actions.archive(model.id)
        #expect(window.today.isEmpty)
        #expect(model.habit?.isArchived == true)
        model.corrections.begin()
        #expect(model.corrections.isActive == false)
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
