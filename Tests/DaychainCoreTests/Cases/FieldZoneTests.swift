import DaychainCore
import TestSupport
import Testing

/// Faults that people met in other trackers: days that clocks make longer, shorter or strange.
@Suite("Days that other trackers lost")
struct FieldZoneTests {
    @Test("the day of 23 hours does not break a streak")
    func shortDay() {
        let habit = HabitFixture().in("Europe/Amsterdam").starting("2026-03-25")
            .done(from: "2026-03-25", through: "2026-04-02")
        #expect(habit.streaks(on: "2026-04-02") == "9/9")
        #expect(habit.status(of: "2026-03-29", on: "2026-04-02") == .done)
    }

    @Test("half an hour after the midnight of a short day it is the next day")
    func afterShortDay() throws {
        let habit = HabitFixture().starting("2023-03-20")
        let now = "2023-03-26T22:30:00Z"
        #expect(habit.today(at: now) == "2023-03-27")
        #expect(habit.status(of: "2023-03-26", on: "2023-03-27") == .missed)
        #expect(
            try habit.after({ .setCompletion($0, date: "2023-03-26", done: true) }, at: now)
                .status(of: "2023-03-26", on: "2023-03-27") == .done)
        let cells = habit.overview.lastSevenDays(today: "2023-03-27")
        #expect(cells.count == 7)
        #expect(cells.first?.date == "2023-03-21")
        #expect(cells.last?.date == "2023-03-27")
    }

    @Test("the hour that comes twice is one day, which ends once")
    func hourTwice() {
        let habit = HabitFixture().in("America/New_York").starting("2026-10-27")
            .done(from: "2026-10-27", through: "2026-10-31")
        for now in ["2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z", "2026-11-02T04:59:59Z"] {
            #expect(habit.today(at: now) == "2026-11-01")
            #expect(habit.overview.schedule.nextBoundary(after: instant(now)) == instant("2026-11-02T05:00:00Z"))
        }
        #expect(habit.streaks(on: "2026-11-01") == "5/5")
        #expect(habit.status(of: "2026-11-01", on: "2026-11-01") == .due)
        #expect(habit.today(at: "2026-11-02T05:00:00Z") == "2026-11-02")
        #expect(habit.status(of: "2026-11-01", on: "2026-11-02") == .missed)
        #expect(habit.streaks(on: "2026-11-02") == "0/5")
    }

    @Test("a day without a midnight does not break a streak or a month")
    func noMidnight() throws {
        let habit = HabitFixture().in("America/Santiago").starting("2026-09-01")
            .done(from: "2026-09-01", through: "2026-09-10")
        #expect(habit.streaks(on: "2026-09-10") == "10/10")
        let september = try #require(LocalMonth(year: 2026, month: 9))
        let cells = habit.overview.cells(in: september.days, today: "2026-09-10")
        #expect(cells.count == 30)
        #expect(cells[5].date == "2026-09-06")
        #expect(cells[5].date.weekday == .sunday)
        #expect(cells[29].date.weekday == .wednesday)
    }

    @Test("a late tap belongs to the day that the person lives in, and stays there")
    func lateTap() throws {
        let tap = "2025-12-30T03:00:00Z"
        let chicago = HabitFixture().in("America/Chicago").starting("2025-12-01")
        #expect(chicago.today(at: tap) == "2025-12-29")
        let done = try chicago.after(
            { .setCompletion($0, date: "2025-12-29", done: true) }, at: tap, device: "America/Chicago")
        #expect(done.today(at: "2025-12-30T05:00:00Z") == "2025-12-29")
        #expect(done.status(of: "2025-12-29", on: "2025-12-29") == .done)
        #expect(done.today(at: "2025-12-30T06:00:00Z") == "2025-12-30")
        #expect(done.status(of: "2025-12-30", on: "2025-12-30") == .due)
        #expect(done.status(of: "2025-12-29", on: "2025-12-30") == .done)
        #expect(
            HabitFixture().in("Asia/Kolkata").starting("2025-12-01").today(at: "2026-01-01T18:40:00Z") == "2026-01-02")
    }
}
