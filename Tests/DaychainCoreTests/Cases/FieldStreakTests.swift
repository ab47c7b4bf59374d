import DaychainCore
import TestSupport
import Testing

/// Faults that people met in other trackers, as inputs and right values: streaks and schedules.
@Suite("Streaks that other trackers got wrong")
struct FieldStreakTests {
    @Test("today does not break a streak until it is over")
    func todayIsOpen() {
        let habit = HabitFixture().starting("2026-02-16").done(from: "2026-02-16", through: "2026-02-18")
        #expect(habit.streaks(on: "2026-02-19") == "3/3")
        #expect(habit.status(of: "2026-02-19", on: "2026-02-19") == .due)
        #expect(habit.done("2026-02-19").streaks(on: "2026-02-19") == "4/4")
        #expect(habit.streaks(on: "2026-02-20") == "0/3")
        #expect(habit.status(of: "2026-02-19", on: "2026-02-20") == .missed)
    }

    @Test("a weekend does not break a streak of weekdays")
    func weekend() {
        let habit = HabitFixture().on(.monday, .tuesday, .wednesday, .thursday, .friday).starting("2026-01-05")
            .done(from: "2026-01-05", through: "2026-01-09").done(from: "2026-01-12", through: "2026-01-16")
        #expect(habit.streaks(on: "2026-01-18") == "10/10")
        #expect(habit.status(of: "2026-01-10", on: "2026-01-18") == .notScheduled)
    }

    @Test("scheduled days count, not calendar days")
    func scheduledDays() {
        let habit = HabitFixture().on(.monday, .wednesday).starting("2026-03-02").done("2026-03-02", "2026-03-04")
        #expect(habit.status(of: "2026-03-03", on: "2026-03-05") == .notScheduled)
        #expect(habit.streaks(on: "2026-03-05") == "2/2")
        #expect(habit.streaks(on: "2026-03-09") == "2/2")
        #expect(habit.status(of: "2026-03-09", on: "2026-03-09") == .due)
        #expect(habit.streaks(on: "2026-03-10") == "0/2")
    }

    @Test("an extra neither lengthens a streak nor pays for a missed day")
    func extras() {
        let habit = HabitFixture().on(.tuesday, .thursday).starting("2026-06-02")
            .done("2026-06-02", "2026-06-03", "2026-06-04")
        #expect(habit.streaks(on: "2026-06-05") == "2/2")
        #expect(habit.status(of: "2026-06-03", on: "2026-06-05") == .extra)
        #expect(habit.undone("2026-06-03").streaks(on: "2026-06-05") == "2/2")
        let wednesday = habit.undone("2026-06-04")
        #expect(wednesday.status(of: "2026-06-04", on: "2026-06-05") == .missed)
        #expect(wednesday.streaks(on: "2026-06-05") == "0/1")
    }

    @Test("a streak ends although nothing happens")
    func nothingHappens() {
        let habit = HabitFixture().starting("2026-06-01").done(from: "2026-06-01", through: "2026-06-05")
        #expect(habit.streaks(on: "2026-06-06") == "5/5")
        #expect(habit.streaks(on: "2026-06-07") == "0/5")
        #expect(habit.streaks(on: "2026-07-05") == "0/5")
    }

    @Test("the best streak shrinks when a day within it is undone")
    func bestShrinks() {
        let habit = HabitFixture().starting("2026-01-01")
            .done(from: "2026-01-01", through: "2026-01-10").done(from: "2026-01-12", through: "2026-01-14")
        #expect(habit.streaks(on: "2026-01-14") == "3/10")
        #expect(habit.undone("2026-01-05").streaks(on: "2026-01-14") == "3/5")
    }

    @Test("the order in which days were marked does not matter")
    func order() {
        let habit = HabitFixture().starting("2024-12-20")
            .done("2024-12-28", "2024-12-29", "2024-12-30", "2024-12-31", "2024-12-20", "2024-12-21")
        #expect(habit.streaks(on: "2024-12-31") == "4/4")
        let filled = habit.done("2024-12-27", "2024-12-26", "2024-12-25", "2024-12-24", "2024-12-23", "2024-12-22")
        #expect(filled.streaks(on: "2024-12-31") == "12/12")
    }

    @Test("filling a gap joins the runs on both sides")
    func gapFilled() {
        let habit = HabitFixture().starting("2026-01-01")
            .done(from: "2026-01-01", through: "2026-02-06", except: "2026-02-05")
        #expect(habit.streaks(on: "2026-02-06") == "1/35")
        #expect(habit.done("2026-02-05").streaks(on: "2026-02-06") == "37/37")
    }

    @Test("a gap splits a run into its two parts")
    func gap() {
        let habit = HabitFixture().starting("2025-09-26")
            .done(from: "2025-09-26", through: "2026-02-17", except: "2026-01-16")
        #expect(habit.streaks(on: "2026-02-17") == "32/112")
        #expect(habit.overview.summary(today: "2026-02-17").current.dates == "2026-01-17"..."2026-02-17")
    }

    @Test("months and years end without breaking a streak")
    func monthsAndYears() {
        let leap = HabitFixture().starting("2028-02-27").done(from: "2028-02-27", through: "2028-03-02")
        #expect(leap.streaks(on: "2028-03-02") == "5/5")
        #expect(LocalDate(stringLiteral: "2028-02-29").weekday == .tuesday)
        let common = HabitFixture().starting("2027-02-27").done(from: "2027-02-27", through: "2027-03-02")
        #expect(common.streaks(on: "2027-03-02") == "4/4")
        let tuesdays = HabitFixture().on(.tuesday).starting("2028-02-01")
            .done("2028-02-01", "2028-02-08", "2028-02-15", "2028-02-22", "2028-02-29", "2028-03-07")
        #expect(tuesdays.streaks(on: "2028-03-07") == "6/6")
        let fridays = HabitFixture().on(.friday).starting("2020-12-25").done("2020-12-25", "2021-01-01", "2021-01-08")
        #expect(fridays.streaks(on: "2021-01-09") == "3/3")
        let newYear = HabitFixture().starting("2026-12-28").done(from: "2026-12-28", through: "2027-01-03")
        #expect(newYear.streaks(on: "2027-01-03") == "7/7")
    }

    @Test("the time in the archive is paused, not missed")
    func archive() throws {
        let archived = try HabitFixture().starting("2026-01-01").done(from: "2026-01-01", through: "2026-01-10")
            .after({ .archive($0) }, at: "2026-01-11T10:00:00+01:00")
        #expect(archived.streaks(on: "2026-01-31") == "10/10")
        #expect(archived.status(of: "2026-01-11", on: "2026-01-31") == .paused)
        let restored = try archived.after({ .restore($0) }, at: "2026-02-01T10:00:00+01:00")
            .done("2026-02-01", "2026-02-02")
        #expect(restored.streaks(on: "2026-02-02") == "12/12")
        #expect(restored.status(of: "2026-01-20", on: "2026-02-02") == .paused)
    }

    @Test("a record ahead of today is kept, and no further one can be made")
    func aheadOfToday() {
        let habit = HabitFixture().starting("2026-08-30").done("2026-08-30", "2026-08-31", "2026-09-06")
        #expect(habit.streaks(on: "2026-09-01") == "2/2")
        #expect(habit.status(of: "2026-09-06", on: "2026-09-01") == .upcoming(recorded: true))
        #expect(habit.status(of: "2026-09-01", on: "2026-09-01") == .due)
        #expect(throws: CommandError.futureDate("2026-09-02", today: "2026-09-01")) {
            try habit.after(
                { .setCompletion($0, date: "2026-09-02", done: true) }, at: "2026-09-01T12:00:00+02:00")
        }
    }

    @Test("a clock set back and forward again brings the streak back")
    func clockSetBack() {
        let habit = HabitFixture().starting("2013-02-20").done(from: "2013-02-20", through: "2013-02-26")
        #expect(habit.streaks(on: habit.today(at: "2013-02-27T12:00:00+01:00")) == "7/7")
        #expect(habit.streaks(on: habit.today(at: "2013-02-01T12:00:00+01:00")) == "0/0")
        #expect(habit.streaks(on: habit.today(at: "2013-02-27T12:00:00+01:00")) == "7/7")
    }
}
