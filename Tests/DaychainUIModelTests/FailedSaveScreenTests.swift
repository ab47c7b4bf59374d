import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

/// Whatever a screen asks of a store that fails, the screen stays, says so truly, and can try again.
@Suite("A save that fails behind a screen") @MainActor
struct FailedSaveScreenTests {
    /// What a person can do at once, from any screen.
    enum Act: String, CaseIterable, Sendable {
        case mark, undo, markYesterday, archive, restore, delete

        @MainActor func run(in actions: HabitActionsModel) async {
            let id = HabitFixture.id
            switch self {
            case .mark: await actions.markDone(id, on: "2026-03-04")
            case .undo: await actions.undo(id, on: "2026-03-02")
            case .markYesterday: await actions.markDone(id, on: "2026-03-03")
            case .archive: await actions.archive(id)
            case .restore: await actions.restore(id)
            case .delete: await actions.delete(id)
            }
        }

        var command: HabitCommand {
            switch self {
            case .mark: .setCompletion(HabitFixture.id, date: "2026-03-04", done: true)
            case .undo: .setCompletion(HabitFixture.id, date: "2026-03-02", done: false)
            case .markYesterday: .setCompletion(HabitFixture.id, date: "2026-03-03", done: true)
            case .archive: .archive(HabitFixture.id)
            case .restore: .restore(HabitFixture.id)
            case .delete: .delete(HabitFixture.id)
            }
        }
    }

    /// What a store can say, and the words of the way out.
    private nonisolated static let failures: [(StoreError, String)] = [
        (.full, "Free some space, then try again."),
        (.unavailable(detail: "SQLite 23"), "Unlock the device"),
        (.damaged(detail: "SQLite 11"), "damaged"),
        (.conflict, "Look at it again"),
        (.other(detail: "SQLite 10"), "SQLite 10"),
    ]

    @Test(
        "leaves the journal as it was and nothing said; tried again, it is as if it had never failed",
        arguments: Act.allCases, failures.indices)
    func acts(_ act: Act, failure: Int) async throws {
        let (error, words) = Self.failures[failure]
        let habit = HabitFixture().done("2026-03-02")
        let fixture = act == .restore ? try habit.after({ .archive($0) }, at: "2026-03-04T10:00:00+01:00") : habit
        let window = await Window(fixture)
        let before = (window.journal.snapshot, window.journal.sections)
        let actions = HabitActionsModel(journal: window.journal, speaker: window.app.speaker)
        await window.store.failNext(with: error)
        await act.run(in: actions)
        #expect(window.journal.snapshot == before.0)
        #expect(window.journal.sections == before.1)
        #expect(window.spoken == nil)
        #expect(actions.question == .failed(error, act.command))
        let said = ProblemWords(words: .american, today: "2026-03-04").explanation(error)
        #expect(said.contains(words))

        actions.isAsking = false
        await actions.retry(act.command)
        let untroubled = await Window(fixture)
        await act.run(in: HabitActionsModel(journal: untroubled.journal, speaker: untroubled.app.speaker))
        #expect(window.journal.snapshot == untroubled.journal.snapshot)
        #expect(window.spoken == untroubled.spoken)
        #expect(actions.question == nil)
    }

    @Test("of a form leaves all of it undone, and saves all of it when tried again", arguments: failures.indices)
    func form(failure: Int) async throws {
        let (error, _) = Self.failures[failure]
        let window = await Window(HabitFixture())
        let before = window.journal.snapshot
        window.app.edit(HabitFixture.id)
        let form = try window.form
        change(form)
        await window.store.failNext(with: error)
        #expect(await form.save() == false)
        #expect(form.failure == error)
        #expect(form.isFinished == false)
        #expect(form.draft.name == "Read more")
        #expect(window.spoken == nil)
        #expect(try await window.store.snapshot() == before)

        #expect(await form.save())
        let habit = window.journal.snapshot.habits[0]
        #expect(habit.details.name == "Read more")
        #expect(habit.schedule.versions.map(\.effectiveDate) == ["2026-02-23", "2026-03-04", "2026-03-05"])
        #expect(await window.store.commands.count == 2)
        #expect(window.spoken == .saved(name: "Read more"))
    }

    private func change(_ form: EditorModel) {
        form.draft.name = "Read more"
        form.draft.startDate = "2026-02-23"
        form.draft.weekdays = WeekdayChoice(Weekdays(.monday, .wednesday))
        form.draft.zone = "Asia/Tokyo"
    }

    @Test(
        "or succeeds while the clock jumps records the day that was shown",
        arguments: ["2026-03-04T08:00:00+01:00", "2026-03-05T00:00:01+01:00", "2027-01-01T12:00:00+01:00"])
    func clockJumps(to text: String) async throws {
        let window = await Window(HabitFixture())
        let card = try window.card
        await window.store.hold()
        let marking = Task { await window.today.markDone(card) }
        await window.store.waitForHeldWrite()
        window.clock.move(to: text)
        #expect(window.journal.snapshot.habits[0].records.isEmpty)
        await window.store.release()
        await marking.value
        #expect(window.journal.snapshot.habits[0].records == ["2026-03-04"])
        #expect(window.journal.moment.instant == instant(text))
        let late = window.today.actions.lateMark
        #expect(late == (text < "2026-03-05" ? nil : LateMark(name: "Read", date: "2026-03-04")))
    }
}
