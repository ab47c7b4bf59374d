import DaychainCore
import TestSupport
import Testing

/// How far the start can move, and what it moves with it.
@Suite("Moving the start date")
struct StartDateTests {
    private let now = "2026-03-18T12:00:00+01:00"

    private func move(to date: LocalDate) -> (HabitID) -> HabitCommand { { .edit($0, [.start(date)]) } }

    @Test("earlier makes earlier dates count, and says how many will be missed")
    func earlier() throws {
        let habit = HabitFixture().on(.monday, .wednesday).done("2026-03-02")
        let preview = habit.overview.startMove(to: "2026-02-16", at: instant(now))
        #expect(preview == StartMove(missedAdded: 4, missedRemoved: 0))
        let moved = try habit.after(move(to: "2026-02-16"), at: now)
        #expect(moved.overview.schedule.startDate == "2026-02-16")
        #expect(moved.status(of: "2026-02-18", on: "2026-03-18") == .missed)
        #expect(moved.overview.schedule.versions.count == 1)
    }

    @Test("later goes as far as the first record")
    func laterToTheFirstRecord() throws {
        let habit = HabitFixture().done("2026-03-10", "2026-03-12")
        #expect(habit.overview.latestStartDate(at: instant(now)) == "2026-03-10")
        #expect(
            habit.overview.startMove(to: "2026-03-10", at: instant(now)) == StartMove(missedAdded: 0, missedRemoved: 8))
        #expect(try habit.after(move(to: "2026-03-10"), at: now).overview.schedule.startDate == "2026-03-10")
        #expect(throws: CommandError.startTooLate("2026-03-11", latest: "2026-03-10")) {
            try habit.after(move(to: "2026-03-11"), at: now)
        }
    }

    @Test("later goes no further than today")
    func laterToToday() throws {
        #expect(try HabitFixture().after(move(to: "2026-03-18"), at: now).overview.schedule.startDate == "2026-03-18")
        #expect(throws: CommandError.startTooLate("2026-03-19", latest: "2026-03-18")) {
            try HabitFixture().after(move(to: "2026-03-19"), at: now)
        }
        #expect(throws: CommandError.startTooLate("2026-03-19", latest: "2026-03-18")) {
            try HabitFixture().done("2026-03-25").after(move(to: "2026-03-19"), at: now)
        }
    }

    @Test("of a habit that has not begun goes earlier only")
    func notBegun() throws {
        let habit = HabitFixture().starting("2026-04-03")
        #expect(try habit.after(move(to: "2026-03-30"), at: now).overview.schedule.startDate == "2026-03-30")
        #expect(throws: CommandError.startTooLate("2026-04-04", latest: "2026-04-03")) {
            try habit.after(move(to: "2026-04-04"), at: now)
        }
    }

    @Test("drops the versions before it and keeps the one in force")
    func versions() throws {
        let habit = HabitFixture().version(from: "2026-03-06", weekdays: Weekdays(.monday))
            .version(from: "2026-03-10", weekdays: Weekdays(.friday)).version(from: "2026-03-16", weekdays: .daily)
        let moved = try habit.after(move(to: "2026-03-12"), at: now)
        #expect(
            moved.overview.schedule.versions == [
                ScheduleVersion(effectiveDate: "2026-03-12", weekdays: Weekdays(.friday), zone: "Europe/Berlin"),
                ScheduleVersion(effectiveDate: "2026-03-16", weekdays: .daily, zone: "Europe/Berlin"),
            ])
    }

    @Test("to where it is changes nothing")
    func same() throws {
        #expect(try HabitFixture().after(move(to: "2026-03-02"), at: now).habit == HabitFixture().habit)
    }

    @Test("outside the supported dates is refused")
    func outsideSupportedDates() {
        #expect(throws: CommandError.invalid(ValidationError(.startDate, .outsideSupportedDates))) {
            try HabitFixture().after(move(to: "1899-12-31"), at: now)
        }
    }
}
