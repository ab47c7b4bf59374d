import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("Midnight") @MainActor
struct MidnightTests {
    @Test("in the foreground brings the new day without any signal, and keeps the open habit")
    func passesInTheForeground() async throws {
        let waited = Waited()
        let window = await Window(
            HabitFixture().in("Europe/Paris").done("2026-04-20"), at: "2026-04-20T20:00:00Z", wait: waited.wait)
        window.app.open(HabitFixture.id)
        waited.beforeReturning { window.clock.move(to: "2026-04-20T22:00:00Z", signalling: false) }

        await window.journal.crossBoundary()
        // Two hours, and a moment more.
        #expect(waited.seconds.map { ($0 * 10).rounded(.down) / 10 } == [7200])
        #expect(try window.card.today == "2026-04-21")
        #expect(try window.card.status == .due)
        #expect(window.app.habit?.id == HabitFixture.id)

        await window.today.markDone(try window.card)
        #expect(try window.card.habit.records.contains("2026-04-21"))
        #expect(window.today.actions.lateMark == nil)
    }

    @Test("that passed while the app was away is seen at the first signal")
    func passesWhileAway() async throws {
        let window = await Window(
            HabitFixture().in("Europe/Paris").done("2026-04-20"), at: "2026-04-20T20:00:00Z")
        let following = Task { await window.journal.followClock() }
        await eventually {
            window.clock.move(to: "2026-04-21T05:00:00Z")
            return window.today.sections.scheduled.first?.today == "2026-04-21"
        }
        following.cancel()
        #expect(try window.card.status == .due)
    }

    @Test("wakes for the habit whose day begins first")
    func wakesForTheFirst() async throws {
        let window = await Window(HabitFixture().in("Asia/Tokyo"), at: "2026-03-04T10:00:00Z")
        #expect(window.journal.alarm.until == instant("2026-03-04T15:00:00Z"))
    }

    @Test("leaves a row drawn before it to its own day, and says which day that was")
    func marksTheDayThatWasShown() async throws {
        let window = await Window(
            HabitFixture().starting("2016-11-28"), at: "2016-12-01T23:58:00+01:00")
        let row = try window.card
        window.clock.move(to: "2016-12-02T00:01:00+01:00", signalling: false)

        await window.today.markDone(row)
        #expect(try window.card.habit.records.contains("2016-12-01"))
        #expect(try window.card.habit.records.contains("2016-12-02") == false)
        #expect(window.today.actions.lateMark == LateMark(name: "Read", date: "2016-12-01"))
        #expect(window.spoken == .recorded(name: "Read", date: "2016-12-01"))
        // The screen has become the new day.
        #expect(window.today.date == "2016-12-02")
        #expect(try window.card.status == .due)
    }

    @Test("leaves Undo in a row drawn before it to the row's day, and says which day that was")
    func undoesTheDayThatWasShown() async throws {
        let window = await Window(HabitFixture().done("2026-03-04"), at: "2026-03-04T23:58:00+01:00")
        let row = try window.card
        window.clock.move(to: "2026-03-05T00:01:00+01:00", signalling: false)
        await window.store.failNext(with: .full)
        await window.today.undo(row)
        #expect(window.today.actions.lateMark == nil)
        await window.today.actions.retry(.setCompletion(HabitFixture.id, date: "2026-03-04", done: false))
        #expect(try window.card.habit.records.isEmpty)
        #expect(window.today.actions.lateMark == LateMark(name: "Read", date: "2026-03-04", isDone: false))
    }

    @Test("leaves a row to its own day and says so, also where the mark was saved only when it was tried again")
    func marksTheDayThatWasShownWhenTriedAgain() async throws {
        let window = await Window(HabitFixture(), at: "2026-03-04T23:58:00+01:00")
        let row = try window.card
        window.clock.move(to: "2026-03-05T00:01:00+01:00", signalling: false)
        await window.store.failNext(with: .full)
        await window.today.markDone(row)
        #expect(window.today.actions.lateMark == nil)
        await window.today.actions.retry(.setCompletion(HabitFixture.id, date: "2026-03-04", done: true))
        #expect(window.today.actions.lateMark == LateMark(name: "Read", date: "2026-03-04"))
    }

    @Test("set back hides a record of a day to come, and forward again shows it")
    func clockSetBack() async throws {
        let window = await Window(HabitFixture().done("2026-03-04"))
        window.clock.move(to: "2026-03-03T20:00:00+01:00", signalling: false)
        window.journal.refresh()
        #expect(try window.card.status == .due)
        window.clock.move(to: "2026-03-04T20:00:00+01:00", signalling: false)
        window.journal.refresh()
        #expect(try window.card.status == .done)
    }
}

/// Waits no time at all, and remembers how long it should have been.
@MainActor private final class Waited {
    private(set) var seconds: [TimeInterval] = []
    private var action: @MainActor () -> Void = {}

    func beforeReturning(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    nonisolated var wait: Wait {
        { seconds in await self.note(seconds) }
    }

    private func note(_ seconds: TimeInterval) {
        self.seconds.append(seconds)
        action()
    }
}
