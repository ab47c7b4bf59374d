import DaychainCore
import TestSupport
import Testing

@testable import DaychainUI

@Suite("Archiving from a row") @MainActor
struct ArchiveUndoTests {
    /// Monday and Wednesday from 2026-03-02, seen on Wednesday 2026-03-04.
    private let habit = HabitFixture().on(.monday, .wednesday).done("2026-03-02")

    @Test("offers the way back, and says where it is")
    func offersTheWayBack() async throws {
        let window = await Window(habit)
        #expect(window.today.archiving.offer == nil)
        await window.today.archiving.archive(try window.card)
        #expect(window.today.isEmpty)
        #expect(
            window.today.archiving.offer
                == ArchiveUndoModel.Offer(habit: HabitFixture.id, name: "Read", date: "2026-03-04"))
        #expect(window.app.speaker.latest == Speaker.Utterance(number: 1, content: .archivedWithUndo(name: "Read")))
    }

    @Test("offers the way back too where archiving was saved at the second try")
    func offersAfterRetry() async throws {
        let window = await Window(habit)
        await window.store.failNext(with: .full)
        await window.today.archiving.archive(try window.card)
        guard case .failed(_, let command) = window.today.actions.question else {
            Issue.record("no failure is told")
            return
        }
        await window.today.actions.retry(command)
        #expect(window.today.archiving.offer?.habit == HabitFixture.id)
        #expect(window.spoken == .archivedWithUndo(name: "Read"))
    }

    @Test(
        "puts the habit back exactly as it was, in its place, whether or not today is done",
        arguments: [false, true])
    func putsItBack(_ isDone: Bool) async throws {
        let first = HabitFixture("Walk", id: other, position: 0)
        let read = HabitFixture(position: 1).on(.monday, .wednesday).done("2026-03-02").reminded(at: "07:30")
        let last = HabitFixture("Swim", id: third, position: 2)
        let window = await Window(habits: [first, isDone ? read.done("2026-03-04") : read, last])
        let before = window.journal.snapshot
        let card = try #require(window.today.sections.scheduled.first { $0.id == HabitFixture.id })
        await window.today.archiving.archive(card)
        #expect(window.journal.snapshot != before)
        await window.today.archiving.undo()
        #expect(window.journal.snapshot == before)
        #expect(window.today.archiving.offer == nil)
        #expect(window.spoken == .restored(name: "Read"))
        #expect(window.today.actions.focusRequest?.place == .habit(HabitFixture.id))
    }

    @Test("keeps a change of weekdays that was planned")
    func keepsWhatWasPlanned() async throws {
        let planned = try habit.after(
            { .edit($0, [.weekdays(Weekdays(.friday), from: "2026-03-09", replacingLaterChanges: false)]) },
            at: "2026-03-04T10:00:00+01:00")
        let window = await Window(planned)
        let before = window.journal.snapshot
        await window.today.archiving.archive(try window.card)
        await window.today.archiving.undo()
        #expect(window.journal.snapshot == before)
    }

    @Test("ends the offer when it is declined, and leaves the habit archived")
    func endsWhenDeclined() async throws {
        let window = await Window(habit)
        await window.today.archiving.archive(try window.card)
        window.today.archiving.dismiss()
        #expect(window.today.archiving.offer == nil)
        #expect(window.journal.habit(HabitFixture.id)?.isArchived == true)
        await window.today.archiving.undo()
        #expect(window.journal.habit(HabitFixture.id)?.isArchived == true)
    }

    @Test("ends the offer with the habit's day: brought back later, a day of rest would stay behind")
    func endsWithTheDay() async throws {
        let window = await Window(habit)
        await window.today.archiving.archive(try window.card)
        window.clock.move(to: "2026-03-05T00:00:00+01:00", signalling: false)
        window.journal.refresh()
        #expect(window.today.archiving.offer == nil)
    }

    @Test("ends the offer when the habit comes back in another way, or is deleted", arguments: [true, false])
    func endsElsewhere(_ isRestored: Bool) async throws {
        let window = await Window(habit)
        await window.today.archiving.archive(try window.card)
        if isRestored {
            await window.today.actions.restore(HabitFixture.id)
        } else {
            await window.today.actions.delete(HabitFixture.id)
        }
        #expect(window.today.archiving.offer == nil)
    }

    @Test("offers nothing where archiving could not be saved, and keeps the offer where undoing could not")
    func survivesFailures() async throws {
        let window = await Window(habit)
        await window.store.failNext(with: .full)
        await window.today.archiving.archive(try window.card)
        #expect(window.today.archiving.offer == nil)
        #expect(window.today.actions.isAsking)
        window.today.actions.isAsking = false

        await window.today.archiving.archive(try window.card)
        await window.store.failNext(with: .full)
        await window.today.archiving.undo()
        #expect(window.today.actions.isAsking)
        #expect(window.today.archiving.offer?.habit == HabitFixture.id)
    }
}
