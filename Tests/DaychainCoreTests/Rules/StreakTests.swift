import DaychainCore
import TestSupport
import Testing

/// The current and the best streak, and the totals.
@Suite("A streak")
struct StreakTests {
    @Test("names the dates of its first and last done day")
    func dates() {
        let habit = HabitFixture().on(.monday, .wednesday).done("2026-03-04", "2026-03-09", "2026-03-11", "2026-03-16")
        let summary = habit.overview.summary(today: "2026-03-19")
        #expect(summary.current == .none)
        #expect(summary.best.length == 4)
        #expect(summary.best.dates == "2026-03-04"..."2026-03-16")
    }

    @Test("as long as an earlier one is the best: ties name the latest")
    func ties() {
        let habit = HabitFixture().done("2026-03-02", "2026-03-03", "2026-03-05", "2026-03-06")
        #expect(habit.overview.summary(today: "2026-03-08").best.dates == "2026-03-05"..."2026-03-06")
    }

    @Test("of nothing has no dates")
    func nothing() {
        let summary = HabitFixture().overview.summary(today: "2026-03-02")
        #expect(summary.current.length == 0)
        #expect(summary.current.dates == nil)
        #expect(summary.best.dates == nil)
    }

    @Test("does not begin before the start date")
    func beforeTheStart() {
        let habit = HabitFixture().starting("2026-03-04").done("2026-03-02", "2026-03-03", "2026-03-04")
        #expect(habit.streaks(on: "2026-03-04") == "1/1")
        #expect(habit.overview.summary(today: "2026-03-04").totals.extra == 0)
    }

    @Test("stops where records end, and the totals say how often the habit was done, missed and done beyond")
    func totals() {
        let habit = HabitFixture().on(.monday, .wednesday).done("2026-03-02", "2026-03-03", "2026-03-09", "2026-03-25")
        let totals = habit.overview.summary(today: "2026-03-18").totals
        #expect(totals.done == 2)
        #expect(totals.extra == 1)
        // 03-04, 03-11 and 03-16; today, 03-18, is due.
        #expect(totals.missed == 3)
    }

    @Test("is the same whatever order the records came in")
    func order() {
        let dates: [LocalDate] = ["2026-03-05", "2026-03-02", "2026-03-09", "2026-03-04", "2026-03-03"]
        #expect(HabitFixture().done(dates).habit == HabitFixture().done(dates.reversed()).habit)
    }

    @Test("is not counted before the habit has begun")
    func notBegun() {
        let habit = HabitFixture().starting("2026-04-03").done("2026-04-03")
        let summary = habit.overview.summary(today: "2026-03-18")
        #expect(summary.best.length == 0)
        #expect(summary.totals.done == 0)
    }
}
