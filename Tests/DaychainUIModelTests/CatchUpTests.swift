import DaychainCore
import Foundation
import Observation
import TestSupport
import Testing

@testable import DaychainUI

/// Another process, as one that answers a notification, writes to the store without a word to this one.
@Suite("A window that was away while another process wrote") @MainActor
struct CatchUpTests {
    /// What tells a window that it may have been away.
    enum Sign: CaseIterable {
        case inFront, clock, dayBoundary

        @MainActor func reach(_ window: Window, until isSo: @MainActor () -> Bool) async {
            switch self {
            case .inFront: await window.journal.catchUp()
            case .dayBoundary: await window.journal.crossBoundary()
            case .clock:
                let following = Task { await window.journal.followClock() }
                await eventually {
                    window.clock.move(to: window.clock.now.instant)
                    return isSo()
                }
                following.cancel()
            }
        }
    }

    @Test("shows what was written, whatever brought it back", arguments: Sign.allCases)
    func catchesUp(_ sign: Sign) async throws {
        let window = await Window(HabitFixture())
        try await markElsewhere(in: window, on: "2026-03-04")
        #expect(try window.card.status == .due)
        await sign.reach(window) { window.today.progress == .all }
        #expect(try window.card.status == .done)
        #expect(window.spoken == nil)
    }

    @Test("becomes the new day only together with what was written on it", arguments: Sign.allCases)
    func tellsTheNewDayOnce(_ sign: Sign) async throws {
        let window = await Window(HabitFixture())
        window.clock.move(to: "2026-03-05T08:00:00+01:00", signalling: false)
        try await markElsewhere(in: window, on: "2026-03-05")
        let known = Known()
        withObservationTracking {
            _ = window.journal.moment
        } onChange: {
            // Right before the date changes.
            MainActor.assumeIsolated { known.records = window.journal.habit(HabitFixture.id)?.records }
        }
        await sign.reach(window) { window.today.date == "2026-03-05" }
        #expect(known.records == ["2026-03-05"])
        #expect(try window.card.status == .done)
    }

    @Test("whose store cannot be read keeps what it knew, and is in the new day all the same")
    func unreadable() async throws {
        let window = await Window(HabitFixture().done("2026-03-04"))
        window.clock.move(to: "2026-03-05T08:00:00+01:00", signalling: false)
        await window.store.failNext(with: .unavailable(detail: "locked"))
        await window.journal.catchUp()
        #expect(window.journal.phase == .ready)
        #expect(try window.card.today == "2026-03-05")
        #expect(try window.card.habit.records == ["2026-03-04"])
    }

    @Test("that never could read its habits goes on saying so")
    func neverRead() async {
        let store = InMemoryHabitStore(HabitFixture().habit)
        let journal = HabitJournal(store: store, clock: PinnedClock("2026-03-04T20:00:00+01:00"))
        await store.failNext(with: .unavailable(detail: "locked"))
        await journal.load()
        await journal.catchUp()
        #expect(journal.phase == .failed(.unavailable(detail: "locked")))
    }

    /// The window follows no store here, so that it hears nothing of this.
    private func markElsewhere(in window: Window, on date: LocalDate) async throws {
        try await window.store.perform(.setCompletion(HabitFixture.id, date: date, done: true), at: window.clock.now)
    }
}

/// What was known at some moment.
@MainActor private final class Known {
    var records: DaySet?
}
