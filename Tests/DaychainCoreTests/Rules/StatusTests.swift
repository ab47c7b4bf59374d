import DaychainCore
import TestSupport
import Testing

/// Every status, row by row, and what an opportunity is.
@Suite("The status of a date")
struct StatusTests {
    private let today: LocalDate = "2026-03-18"
    private let habit = HabitFixture().on(.monday, .wednesday).starting("2026-03-02")

    @Test("before the start date is not started, with a record too")
    func notStarted() {
        #expect(habit.status(of: "2026-03-01", on: today) == .notStarted)
        #expect(!HabitFixture().starting("2026-03-02").overview.isOpportunity("2026-03-01"))
        #expect(habit.done("2026-03-01").status(of: "2026-03-01", on: today) == .notStarted)
    }

    @Test("after today is upcoming, scheduled or not")
    func upcoming() {
        #expect(habit.status(of: "2026-03-19", on: today) == .upcoming(recorded: false))
        #expect(habit.status(of: "2026-03-23", on: today) == .upcoming(recorded: false))
        #expect(habit.done("2026-03-23").status(of: "2026-03-23", on: today) == .upcoming(recorded: true))
    }

    @Test("with a record is done on a scheduled date and extra on any other")
    func recorded() {
        #expect(habit.done("2026-03-16").status(of: "2026-03-16", on: today) == .done)
        #expect(habit.done("2026-03-17").status(of: "2026-03-17", on: today) == .extra)
        #expect(habit.done("2026-03-18").status(of: "2026-03-18", on: today) == .done)
    }

    @Test("on a scheduled date without a record is due today and missed before")
    func dueAndMissed() {
        #expect(habit.status(of: "2026-03-18", on: today) == .due)
        #expect(habit.status(of: "2026-03-16", on: today) == .missed)
        #expect(habit.status(of: "2026-03-02", on: today) == .missed)
    }

    @Test("while archived is paused, whatever the weekday, and a record then is extra")
    func paused() {
        let archived = habit.version(from: "2026-03-10", paused: true).version(from: "2026-03-18", paused: false)
        #expect(archived.status(of: "2026-03-16", on: today) == .paused)
        #expect(archived.status(of: "2026-03-17", on: today) == .paused)
        #expect(archived.done("2026-03-16").status(of: "2026-03-16", on: today) == .extra)
    }

    @Test("is not scheduled otherwise")
    func notScheduled() {
        #expect(habit.status(of: "2026-03-17", on: today) == .notScheduled)
    }

    @Test("of a date that never happened is not scheduled, or done with a record")
    func neverHappened() {
        let apia = HabitFixture().starting("2011-12-28").in("Pacific/Apia").done("2011-12-28", "2011-12-29")
        #expect(apia.status(of: "2011-12-30", on: "2011-12-31") == .notScheduled)
        #expect(apia.done("2011-12-31").streaks(on: "2011-12-31") == "3/3")
        #expect(apia.done("2011-12-30").status(of: "2011-12-30", on: "2011-12-31") == .done)
        #expect(apia.done("2011-12-30", "2011-12-31").streaks(on: "2011-12-31") == "4/4")
    }

    @Test("fills the last seven days, today last")
    func lastSevenDays() {
        let cells = habit.done("2026-03-16").overview.lastSevenDays(today: today)
        #expect(
            cells.map(\.date.text) == [
                "2026-03-12", "2026-03-13", "2026-03-14", "2026-03-15", "2026-03-16", "2026-03-17", "2026-03-18",
            ])
        #expect(
            cells.map(\.status) == [
                .notScheduled, .notScheduled, .notScheduled, .notScheduled, .done, .notScheduled, .due,
            ])
    }
}
