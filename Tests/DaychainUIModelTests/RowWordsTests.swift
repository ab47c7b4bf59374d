import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("The words of a row on Today") @MainActor
struct RowWordsTests {
    private let words = HabitWords(words: .american)

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

    @Test("tell the state alone where the streak is told beside it")
    func tellTheStanding() async throws {
        let window = await Window(HabitFixture())
        #expect(words.standing(try window.card, deviceDate: window.today.date) == "Due today")
        await window.today.markDone(try window.card)
        #expect(words.standing(try window.card, deviceDate: window.today.date) == "Done today")
        #expect(words.standing(try window.card, deviceDate: "2026-03-03") == "Done on Wednesday, March 4 in Berlin")
    }

    @Test("tell that a habit is archived and since when in one place, and that nothing more counts as missed")
    func tellTheArchive() async throws {
        let window = await Window(HabitFixture())
        await window.today.actions.archive(HabitFixture.id)
        let habit = try #require(window.journal.habit(HabitFixture.id))
        #expect(
            words.archived(habit)
                == "Archived on March 4, 2026. Its records are kept, and nothing more counts as missed.")
    }

    @Test("tell of a day to come whether the habit is meant for it")
    func tellThePlan() {
        #expect(StatusWords.word(.upcoming(recorded: false), isScheduled: true) == "Upcoming")
        #expect(StatusWords.word(.upcoming(recorded: false), isScheduled: false) == "Upcoming, not scheduled")
        #expect(StatusWords.word(.upcoming(recorded: true), isScheduled: false) == "Already recorded")
        #expect(StatusWords.word(.notScheduled, isScheduled: false) == "Not scheduled")
    }

    @Test("name the weekday that is left out where there is one, and shorten weekdays for large text")
    func tellTheRhythm() {
        let most = Weekdays(.monday, .wednesday, .thursday, .friday, .saturday, .sunday)
        #expect(words.rhythm(most) == "Every day except Tuesday")
        #expect(words.rhythm(most, isShort: true) == "Every day except Tue")
        #expect(words.rhythm(.daily, isShort: true) == "Every day")
        #expect(words.rhythm(Weekdays(.monday, .wednesday)) == "Every Monday and Wednesday")
        #expect(words.rhythm(.weekend) == "Every Saturday and Sunday")
        #expect(words.rhythm(.weekend, isShort: true) == "Every Sat and Sun")
        #expect(words.rhythm(Weekdays(.monday, .wednesday), isShort: true) == "Every Mon and Wed")
    }

    @Test("tell when a habit starts that has not begun, wherever it is told of")
    func tellTheStart() async throws {
        let window = await Window(HabitFixture().starting("2026-03-13"))
        let day = try #require(window.today.sections.notBegun.first)
        #expect(words.state(day, deviceDate: window.today.date) == "Starts Friday, March 13")
    }

    @Test("tell the best streak in days, or that there is none yet")
    func tellTheBestStreak() {
        let fixture = HabitFixture()
        #expect(HabitWords.length(fixture.overview.summary(today: "2026-03-04").best) == "None yet")
        let done = fixture.done("2026-03-02", "2026-03-03")
        #expect(HabitWords.length(done.overview.summary(today: "2026-03-04").best) == "2 days")
    }

    @Test("keep the day and the month together where a short date wraps")
    func keepTheDateTogether() {
        #expect(words.words.brief("2026-03-04", today: "2026-03-04") == "Wed, Mar\u{a0}4")
        #expect(words.words.brief("2025-03-04", today: "2026-03-04") == "Tue, Mar\u{a0}4, 2025")
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

    @Test("shows a habit over Today at the largest text, and goes back, once one was opened")
    func showsOneAtATime() async {
        let window = await Window(HabitFixture())
        #expect(!window.app.isShowingHabit)
        window.app.openFromToday(HabitFixture.id)
        #expect(window.app.isShowingHabit)
        window.app.isShowingHabit = false
        #expect(!window.app.isHabitInFront)
        #expect(window.app.habit?.id == HabitFixture.id)
    }

    @Test("has no habit to bring to the front before one was opened")
    func hasNothingToBring() async {
        let window = await Window(HabitFixture())
        window.app.splitViewShows(habit: true)
        #expect(!window.app.isHabitInFront)
    }
}
