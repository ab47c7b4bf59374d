import DaychainCore
import TestSupport
import Testing

@Suite("What can be told of a date")
struct DayAccountTests {
    @Test("comes from the version in force on the date, before the start from the first one")
    func takesTheVersionOfTheDay() {
        let habit = HabitFixture().version(from: "2026-03-10", weekdays: Weekdays(.tuesday)).overview
        #expect(habit.account(of: "2026-03-09", today: "2026-03-12").version.weekdays == .daily)
        #expect(habit.account(of: "2026-03-10", today: "2026-03-12").version.weekdays == Weekdays(.tuesday))
        #expect(habit.account(of: "2026-02-10", today: "2026-03-12").version.weekdays == .daily)
        #expect(habit.account(of: "2026-02-10", today: "2026-03-12").status == .notStarted)
        #expect(habit.account(of: "2026-03-11", today: "2026-03-12").isOpportunity == false)
    }

    @Test("says that Apia never had 2011-12-30")
    func knowsSkippedDates() {
        let habit = HabitFixture().in("Pacific/Apia").starting("2011-12-01").overview
        #expect(habit.account(of: "2011-12-29", today: "2012-01-05").happened)
        #expect(habit.account(of: "2011-12-30", today: "2012-01-05").happened == false)
    }
}

@Suite("The periods of a schedule")
struct SchedulePeriodTests {
    @Test("end the day before the next version begins; the last one has no end")
    func end() {
        let schedule = HabitFixture().version(from: "2026-03-10", weekdays: Weekdays(.tuesday)).overview.schedule
        #expect(schedule.periods.map(\.firstDate) == ["2026-03-02", "2026-03-10"])
        #expect(schedule.periods.map(\.lastDate) == ["2026-03-09", nil])
    }

    @Test("lie in the past from the day after their last date, and in the future until their first")
    func lieInTime() {
        let schedule = HabitFixture().version(from: "2026-03-10", weekdays: Weekdays(.tuesday)).overview.schedule
        #expect(schedule.periods.map { $0.time(today: "2026-03-09") } == [.present, .future])
        #expect(schedule.periods.map { $0.time(today: "2026-03-10") } == [.past, .present])
    }
}
