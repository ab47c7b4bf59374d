import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("The form for a new habit") @MainActor
struct NewHabitFormTests {
    @Test("creates the habit on the weekdays chosen, from today, in the device's zone")
    func creates() async throws {
        let window = await Window(at: "2026-03-02T20:00:00+01:00")
        window.app.createHabit()
        let form = try window.form
        form.draft.name = "  Read "
        form.draft.weekdays = WeekdayChoice(Weekdays(.monday, .wednesday))
        #expect(form.outlook == [.rhythm(Weekdays(.monday, .wednesday), from: "2026-03-02")])

        #expect(await form.save())
        let habit = try window.card.habit
        #expect(habit.details.name == "Read")
        #expect(
            habit.schedule.versions == [
                ScheduleVersion(
                    effectiveDate: "2026-03-02", weekdays: Weekdays(.monday, .wednesday), zone: "Europe/Berlin")
            ])
        #expect(window.spoken == .created(name: "Read"))
        #expect(form.isFinished)
    }

    @Test("says how many past days a start in the past makes missed")
    func countsMissedDays() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        form.draft.startDate = "2026-02-26"
        // 26, 27 and 28 February, 1, 2 and 3 March; the 4th is due.
        #expect(form.outlook == [.rhythm(.daily, from: "2026-02-26"), .missedAdded(6)])
    }

    @Test("keeps everything typed when saving fails, and saves it on a second try")
    func survivesAFailure() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        form.draft.name = "Read"
        await window.store.failNext(with: .full)
        #expect(await form.save() == false)
        #expect(form.failure == .full)
        #expect(form.draft.name == "Read")
        #expect(form.isFinished == false)
        #expect(await form.save())
        #expect(window.today.sections.scheduled.count == 1)
    }

    @Test("saved twice at once creates one habit")
    func savesOnce() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        form.draft.name = "Read"
        async let first = form.save()
        async let second = form.save()
        #expect(await [first, second].contains(true))
        #expect(window.journal.snapshot.habits.count == 1)
    }

    @Test("asks before a change is thrown away, and not without one")
    func asksBeforeDiscarding() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        form.draft.name = "R"
        form.cancel()
        #expect(form.isAskingToDiscard)
        #expect(form.isFinished == false)
        form.draft.name = ""
        form.isAskingToDiscard = false
        form.cancel()
        #expect(form.isFinished)
    }
}

@Suite("The form for an existing habit") @MainActor
struct ExistingHabitFormTests {
    @Test("saved without a change leaves the habit as it is")
    func changesNothing() async throws {
        let window = await Window(HabitFixture())
        let before = window.journal.snapshot
        window.app.edit(HabitFixture.id)
        #expect(try window.form.outlook == [.daysUnchanged])
        #expect(await (try window.form).save())
        #expect(window.journal.snapshot == before)
        #expect(await window.store.commands.isEmpty)
    }

    @Test("says from when new weekdays apply: after the last record")
    func saysFromWhen() async throws {
        let window = await Window(HabitFixture().done("2026-03-04"))
        window.app.edit(HabitFixture.id)
        let form = try window.form
        form.draft.weekdays = WeekdayChoice(Weekdays(.tuesday))
        #expect(form.outlook == [.newWeekdays(Weekdays(.tuesday), from: "2026-03-05")])
        #expect(await form.save())
        #expect(window.journal.snapshot.habits[0].schedule.weekdays(on: "2026-03-04") == .daily)
        #expect(window.journal.snapshot.habits[0].schedule.weekdays(on: "2026-03-05") == Weekdays(.tuesday))
    }

    @Test("replaces a planned change only when that was agreed to")
    func replacesWhenAgreed() async throws {
        let planned = HabitFixture().version(from: "2026-03-10", weekdays: Weekdays(.friday))
        let window = await Window(planned)
        window.app.edit(HabitFixture.id)
        let form = try window.form
        form.draft.weekdays = WeekdayChoice(Weekdays(.sunday))
        #expect(
            form.outlook == [
                .newWeekdays(Weekdays(.sunday), from: "2026-03-04"),
                .replaces(WeekdayChange(date: "2026-03-10", weekdays: Weekdays(.friday))),
            ])
        #expect(await form.save() == false)
        #expect(form.fault(of: .effectiveDate) == .laterChangesStand)
        form.draft.replacesLaterChanges = true
        #expect(await form.save())
        #expect(window.journal.snapshot.habits[0].schedule.weekdays(on: "2026-03-10") == Weekdays(.sunday))
    }

    @Test("can keep the weekdays in force although others were planned")
    func dropsAPlan() async throws {
        let window = await Window(HabitFixture().version(from: "2026-03-10", weekdays: Weekdays(.friday)))
        window.app.edit(HabitFixture.id)
        let form = try window.form
        #expect(form.plannedChanges == [WeekdayChange(date: "2026-03-10", weekdays: Weekdays(.friday))])
        #expect(form.outlook == [.daysUnchanged])
        form.draft.replacesLaterChanges = true
        #expect(
            form.outlook == [
                .newWeekdays(.daily, from: "2026-03-04"),
                .replaces(WeekdayChange(date: "2026-03-10", weekdays: Weekdays(.friday))),
            ])
        #expect(await form.save())
        #expect(window.journal.snapshot.habits[0].schedule.versions.count == 1)
    }

    @Test("lets the date of new weekdays be chosen, and keeps the plans before that date")
    func choosesFromWhen() async throws {
        let window = await Window(HabitFixture().version(from: "2026-03-10", weekdays: Weekdays(.friday)))
        window.app.edit(HabitFixture.id)
        let form = try window.form
        form.draft.weekdays = WeekdayChoice(Weekdays(.sunday))
        form.draft.effectiveDate = "2026-03-16"
        #expect(form.outlook == [.newWeekdays(Weekdays(.sunday), from: "2026-03-16")])
        #expect(await form.save())
        let schedule = window.journal.snapshot.habits[0].schedule
        #expect(schedule.weekdays(on: "2026-03-09") == .daily)
        #expect(schedule.weekdays(on: "2026-03-15") == Weekdays(.friday))
        #expect(schedule.weekdays(on: "2026-03-16") == Weekdays(.sunday))
    }

    @Test("tells a moved start with the missed days that it adds or removes")
    func movesTheStart() async throws {
        let window = await Window(HabitFixture().done("2026-03-04"))
        window.app.edit(HabitFixture.id)
        let form = try window.form
        form.draft.startDate = "2026-03-01"
        #expect(form.outlook == [.startMoves(from: "2026-03-02", to: "2026-03-01"), .missedAdded(1)])
        form.draft.startDate = "2026-03-04"
        #expect(form.outlook == [.startMoves(from: "2026-03-02", to: "2026-03-04"), .missedRemoved(2)])
    }

    @Test("gives new weekdays to a habit that has not begun from the day that its start is moved to")
    func movesAStartToCome() async throws {
        let window = await Window(HabitFixture().starting("2026-04-01"))
        window.app.edit(HabitFixture.id)
        let form = try window.form
        form.draft.startDate = "2026-03-10"
        form.draft.weekdays = WeekdayChoice(Weekdays(.friday))
        #expect(form.effectiveDate == "2026-03-10")
        #expect(await form.save())
        let versions = window.journal.snapshot.habits[0].schedule.versions
        #expect(versions.map(\.effectiveDate) == ["2026-03-10"])
        #expect(versions[0].weekdays == Weekdays(.friday))
    }

    @Test("leaves a name alone that another window gave meanwhile")
    func leavesOthersAlone() async throws {
        let window = await Window(HabitFixture())
        window.app.edit(HabitFixture.id)
        let form = try window.form
        form.draft.weekdays = WeekdayChoice(Weekdays(.friday))
        let details = HabitDetails(name: "Read aloud", icon: "book", accent: "teal")
        try await window.journal.perform(.edit(HabitFixture.id, [.details(details)]))
        #expect(await form.save())
        #expect(window.journal.snapshot.habits[0].details.name == "Read aloud")
    }
}

@Suite("A form in progress") @MainActor
struct DraftTests {
    @Test("is written down at each change, and is there again after the app was killed")
    func survivesAKill() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        form.draft.name = "Water the pl"
        form.draft.weekdays = WeekdayChoice(Weekdays(.friday))
        let state = try #require(window.memory.state)

        let next = await Window(recalling: state)
        let resumed = try next.form
        #expect(resumed.draft.name == "Water the pl")
        #expect(resumed.draft.weekdays.weekdays == Weekdays(.friday))
        #expect(resumed.isChanged)
    }

    @Test("is forgotten once it is saved or thrown away")
    func isForgotten() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        form.draft.name = "Read"
        #expect(window.memory.state?.draft != nil)
        #expect(await form.save())
        #expect(window.memory.state?.draft == nil)

        window.app.createHabit()
        let other = try window.form
        other.draft.name = "Walk"
        other.discard()
        #expect(window.memory.state?.draft == nil)
    }

    @Test("for a habit that is gone is not opened")
    func isNotOpenedForNothing() async throws {
        let window = await Window(HabitFixture())
        window.app.edit(HabitFixture.id)
        try window.form.draft.name = "Read more"
        let state = try #require(window.memory.state)
        let next = await Window(recalling: state)
        #expect(next.app.sheet?.id == nil)
    }

    @Test("that cannot be written down says so")
    func saysThatItIsAtRisk() async throws {
        let window = await Window()
        window.memory.isFull = true
        window.app.createHabit()
        try window.form.draft.name = "Read"
        #expect(try window.form.isDraftAtRisk)
    }
}
