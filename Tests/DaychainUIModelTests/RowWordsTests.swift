import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("The words of a row on Today") @MainActor
struct RowWordsTests {
    private let words = HabitWords(words: DayWords(locale: Locale(identifier: "en_US"), calendar: .current))

    private func state(_ window: Window) throws -> String {
        words.state(try window.card, deviceDate: window.today.date)
    }

    @Test("tell the state and the current streak, at once after each change")
    func tellTheState() async throws {
        let habit = HabitFixture().starting("2026-02-01")
            .done(from: "2026-02-01", through: "2026-02-10").done(from: "2026-02-28", through: "2026-03-03")
        let window = await Window(habit)
        #expect(try state(window) == "Due today, current streak 4")
        #expect(try window.card.summary.best.length == 10)
        await window.today.markDone(try window.card)
        #expect(try state(window) == "Done, current streak 5")
        await window.today.undo(try window.card)
        #expect(try state(window) == "Due today, current streak 4")
    }

    @Test("tell two habits of one name apart for those who look for them by identifier, and say the same name for both")
    func tellNamesakesApart() async {
        let window = await Window(habits: [
            HabitFixture(), HabitFixture("Walk", id: other, position: 1), HabitFixture("Read", id: third, position: 2),
        ])
        #expect(window.today.sections.scheduled.map(window.today.key) == ["Read", "Walk", "Read.2"])
    }
}

@Suite("A window where only one column fits") @MainActor
struct ColumnTests {
    @Test("goes back to Today when the split view says so")
    func goesBack() async {
        let window = await Window(HabitFixture())
        window.app.openFromToday(HabitFixture.id)
        #expect(window.app.isHabitInFront)
        window.app.splitViewShows(habit: false)
        #expect(!window.app.isHabitInFront)
        window.app.splitViewShows(habit: true)
        #expect(window.app.isHabitInFront)
    }

    @Test("opens the same habit again, though the split view never said that it went back")
    func opensAgain() async {
        let window = await Window(HabitFixture())
        window.app.openFromToday(HabitFixture.id)
        window.app.openFromToday(HabitFixture.id)
        // The column is taken back first, so that asking for it again is a change.
        #expect(!window.app.isHabitInFront)
        await eventually { window.app.isHabitInFront }
        #expect(window.app.habit?.id == HabitFixture.id)
    }

    @Test("has no habit to bring to the front before one was opened")
    func hasNothingToBring() async {
        let window = await Window(HabitFixture())
        window.app.splitViewShows(habit: true)
        #expect(!window.app.isHabitInFront)
    }
}
