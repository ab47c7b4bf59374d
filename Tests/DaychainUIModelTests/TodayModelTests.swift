import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("Today") @MainActor
struct TodayModelTests {
    /// Monday and Wednesday from 2026-03-02; the Monday is done.
    private let habit = HabitFixture().on(.monday, .wednesday).done("2026-03-02")

    @Test("marks the day, and says so once the store has answered")
    func marksTheDay() async throws {
        let window = await Window(habit)
        await window.today.markDone(try window.card)
        #expect(try window.card.status == .done)
        #expect(window.spoken == .allDone(name: "Read", streak: 2))
        #expect(window.today.progress == .all)
    }

    @Test("shows nothing as done while the store has not answered")
    func waitsForTheStore() async throws {
        let window = await Window(habit)
        let card = try window.card
        await window.store.hold()
        let marking = Task { await window.today.markDone(card) }
        await window.store.waitForHeldWrite()
        #expect(try window.card.status == .due)
        #expect(window.spoken == nil)
        await window.store.release()
        await marking.value
        #expect(try window.card.status == .done)
    }

    @Test("makes one record of four taps at once")
    func makesOneRecord() async throws {
        let window = await Window(habit)
        let card = try window.card
        await withDiscardingTaskGroup { group in
            for _ in 0..<4 { group.addTask { await window.today.markDone(card) } }
        }
        #expect(try window.card.status == .done)
        #expect(try window.card.habit.records.count == 2)
        let stored = try #require(await window.store.habit(HabitFixture.id))
        #expect(stored.completions.keys.sorted() == ["2026-03-02", "2026-03-04"])
    }

    @Test("undoes what was marked")
    func undoes() async throws {
        let window = await Window(habit.done("2026-03-04"))
        await window.today.undo(try window.card)
        #expect(try window.card.status == .due)
        #expect(window.spoken == .undone(name: "Read", streak: 1))
        let said = window.app.speaker.latest
        await window.today.actions.undo(HabitFixture.id, on: try window.card.today)
        #expect(window.app.speaker.latest == said)
    }

    @Test(
        "stays as it was when saving fails, says what failed, and can try again",
        arguments: [
            StoreError.full, .unavailable(detail: "locked"), .conflict, .other(detail: "14"),
        ])
    func staysAsItWas(_ error: StoreError) async throws {
        let window = await Window(habit)
        await window.store.failNext(with: error)
        await window.today.markDone(try window.card)
        #expect(try window.card.status == .due)
        #expect(window.spoken == nil)
        let command = HabitCommand.setCompletion(HabitFixture.id, date: "2026-03-04", done: true)
        #expect(window.today.actions.question == .failed(error, command))

        window.today.actions.isAsking = false
        await window.today.actions.retry(command)
        #expect(try window.card.status == .done)
        #expect(window.today.actions.question == nil)
    }

    @Test("keeps a done habit where it is until the day ends")
    func keepsDoneHabits() async throws {
        let other = HabitFixture(
            "Walk", id: .numbered(2), position: 1)
        let window = await Window(habit, other)
        await window.today.markDone(try window.card)
        #expect(window.today.sections.scheduled.map(\.habit.details.name) == ["Read", "Walk"])
        #expect(window.today.progress == .some(done: 1, of: 2))
    }

    @Test("says that all is done for today only where every habit's today is the date on the device")
    func allDoneElsewhere() async throws {
        // Wednesday evening in Berlin is Thursday in Tokyo.
        let window = await Window(
            HabitFixture().done("2026-03-04"), HabitFixture("Walk", id: other).in("Asia/Tokyo").done("2026-03-05"))
        #expect(window.today.progress == .allOfTheirDays)
        #expect(await Window(HabitFixture().done("2026-03-04")).today.progress == .all)
    }

    @Test("asks by its date before it marks yesterday")
    func asksForYesterday() async throws {
        let window = await Window(HabitFixture())
        let card = try window.card
        #expect(window.today.canMarkYesterday(card))
        window.today.actions.askToMarkYesterday(card)
        #expect(
            window.today.actions.question
                == .markDay(HabitFixture.id, name: "Read", date: "2026-03-03", extra: nil))
        #expect(try window.card.habit.records.isEmpty)
    }

    @Test(
        "says of a yesterday that will be an extra why it is one",
        arguments: [
            (HabitFixture().on(.monday, .wednesday), ExtraReason.notScheduled),
            (
                HabitFixture().version(from: "2026-03-03", paused: true).version(from: "2026-03-04", paused: false),
                .archived
            ),
        ])
    func asksForAnExtra(_ habit: HabitFixture, for reason: ExtraReason) async throws {
        let window = await Window(habit)
        window.today.actions.askToMarkYesterday(try window.card)
        #expect(
            window.today.actions.question
                == .markDay(HabitFixture.id, name: "Read", date: "2026-03-03", extra: reason))
    }

    @Test("says of each mark whether it is the last of the day, one before it, or an extra")
    func tellsOfEachMark() async throws {
        // On a Wednesday; the third is for Mondays.
        let window = await Window(
            HabitFixture(), HabitFixture("Walk", id: other, position: 1),
            HabitFixture("Swim", id: third, position: 2).on(.monday))
        func mark(_ id: HabitID) async throws {
            await window.today.markDone(try #require(window.today.sections.all.first { $0.id == id }))
        }
        try await mark(HabitFixture.id)
        #expect(window.spoken == .done(name: "Read", streak: 1))
        try await mark(third)
        #expect(window.spoken == .doneAsExtra(name: "Swim"))
        try await mark(other)
        #expect(window.spoken == .allDone(name: "Walk", streak: 1))
        await window.today.actions.markDone(third, on: "2026-03-03")
        #expect(window.spoken == .recorded(name: "Swim", date: "2026-03-03", asExtra: true))
    }

    @Test("does not offer yesterday before the habit had begun, where it is recorded, or where it never happened")
    func doesNotOfferYesterday() async throws {
        let begun = await Window(HabitFixture().starting("2026-03-04"))
        #expect(begun.today.canMarkYesterday(try begun.card) == false)
        // Apia went over the date line from the 29th to the 31st.
        let skipped = await Window(
            HabitFixture().in("Pacific/Apia").starting("2011-12-01"), at: "2011-12-31T00:30:00+14:00")
        #expect(skipped.today.canMarkYesterday(try skipped.card) == false)
        let recorded = await Window(HabitFixture().done("2026-03-03"))
        #expect(recorded.today.canMarkYesterday(try recorded.card) == false)
    }

    @Test("names the habit and its records before it deletes")
    func asksBeforeDeleting() async throws {
        let window = await Window(habit)
        window.today.actions.askToDelete(try window.card.habit)
        #expect(
            window.today.actions.question
                == .delete(HabitFixture.id, name: "Read", recordCount: 1, canArchive: true))
        await window.today.actions.delete(HabitFixture.id)
        #expect(window.today.isEmpty)
        #expect(window.spoken == .deleted(name: "Read"))
    }

    @Test("tells a store that cannot be read, and again when tried again, and shows the habits once it can")
    func showsAFailure() async throws {
        let clock = PinnedClock("2026-03-04T20:00:00+01:00")
        let store = InMemoryHabitStore(habit.habit)
        await store.failNext(with: .unavailable(detail: "locked"))
        let app = AppModel(
            store: store, clock: clock, identifiers: CountingIdentifiers(), memory: TransientMemory(),
            backups: BackupShelf())
        await app.start()
        #expect(app.today.phase == .failed(.unavailable(detail: "locked")))
        #expect(app.today.retries == 0)
        await store.failNext(with: .unavailable(detail: "locked"))
        await app.today.retry()
        #expect(app.today.phase == .failed(.unavailable(detail: "locked")))
        #expect(app.today.retries == 1)
        await app.today.retry()
        #expect(app.today.phase == .ready)
        #expect(app.today.sections.scheduled.count == 1)
    }
}
