import DaychainCore
import Foundation
import TestSupport
import Testing

/// When a reminder comes, through changes of the clocks and of the zone, and when none does.
@Suite("A reminder")
struct ReminderInstantTests {
    @Test("keeps its local time when the clocks change")
    func london() {
        let nine: LocalTime = "09:00"
        let expected: [(LocalDate, String)] = [
            ("2026-03-28", "2026-03-28T09:00:00Z"), ("2026-03-29", "2026-03-29T08:00:00Z"),
            ("2026-10-24", "2026-10-24T08:00:00Z"), ("2026-10-25", "2026-10-25T09:00:00Z"),
        ]
        for (date, text) in expected {
            #expect(DayBoundary.instant(of: nine, on: date, in: "Europe/London") == instant(text))
        }
    }

    @Test("in a gap is due at the first instant after it")
    func gap() {
        #expect(
            DayBoundary.instant(of: "02:30", on: "2026-03-29", in: "Europe/Zurich") == instant("2026-03-29T01:00:00Z"))
    }

    @Test("whose time comes twice is due the first time")
    func twice() {
        #expect(
            DayBoundary.instant(of: "02:30", on: "2026-10-25", in: "Europe/Zurich") == instant("2026-10-25T00:30:00Z"))
    }

    @Test("in a gap that leads into the next date is due in the last minute before it")
    func gapOverMidnight() {
        // Cairo's clocks go from 00:00 to 01:00: the gap ends on the same date.
        #expect(
            DayBoundary.instant(of: "00:30", on: "2026-04-24", in: "Africa/Cairo") == instant("2026-04-23T22:00:00Z"))
        // Apia's went from the end of 12-29 to the start of 12-31, Ittoqqortoormiit's go from 23:00 to 00:00.
        #expect(
            DayBoundary.instant(of: "08:00", on: "2011-12-30", in: "Pacific/Apia") == instant("2011-12-30T09:59:00Z"))
        #expect(
            DayBoundary.instant(of: "23:30", on: "2026-03-28", in: "America/Scoresbysund")
                == instant("2026-03-29T00:59:00Z"))
    }

    @Test("belongs to the dates that are scheduled, from the start on")
    func dates() {
        let weekdays = HabitFixture().on(.monday, .wednesday, .friday).reminded(at: "07:30")
        #expect(
            dates(weekdays, after: "2026-08-31T22:00:00Z", through: "2026-09-14") == [
                "2026-09-02", "2026-09-04", "2026-09-07", "2026-09-09", "2026-09-11", "2026-09-14",
            ])
        let sunday = HabitFixture().on(.sunday).reminded(at: "09:00")
        #expect(dates(sunday, after: "2026-03-04T08:00:00Z", through: "2026-03-14") == ["2026-03-08"])
        let later = HabitFixture().on(.tuesday, .thursday).starting("2026-11-10").reminded(at: "09:00")
        #expect(dates(later, after: "2026-11-03T08:00:00Z", through: "2026-11-12") == ["2026-11-10", "2026-11-12"])
        let changed = weekdays.version(from: "2026-09-08", weekdays: Weekdays(.tuesday))
        #expect(
            dates(changed, after: "2026-08-31T22:00:00Z", through: "2026-09-14") == [
                "2026-09-02", "2026-09-04", "2026-09-07", "2026-09-08",
            ])
    }

    @Test("of a done date, a past date or a past time there is none")
    func none() {
        let habit = HabitFixture().reminded(at: "10:00").done("2026-03-19")
        #expect(dates(habit, after: "2026-03-18T08:59:59Z", through: "2026-03-20") == ["2026-03-18", "2026-03-20"])
        #expect(dates(habit, after: "2026-03-18T09:00:00Z", through: "2026-03-20") == ["2026-03-20"])
    }

    @Test("of a habit that is archived, or has it switched off, there is none")
    func archived() throws {
        // A record ahead of today puts the pause off; the reminders go at once all the same.
        let habit = HabitFixture().reminded(at: "10:00").done("2026-03-25")
        let archived = try habit.after({ .archive($0) }, at: "2026-03-18T08:00:00Z")
        #expect(dates(archived, after: "2026-03-18T08:00:00Z", through: "2026-03-20") == [])
        let off = try habit.after(
            { .edit($0, [.reminder(ReminderSetting(time: "10:00", isEnabled: false))]) }, at: "2026-03-18T08:00:00Z")
        #expect(dates(off, after: "2026-03-18T08:00:00Z", through: "2026-03-20") == [])
        #expect(off.overview.reminder?.time == "10:00")
    }

    @Test("comes in the zone of its date after a change of zone")
    func zoneOfTheDate() throws {
        let habit = try HabitFixture().reminded(at: "09:00").after(
            { .setZone([$0], "Asia/Tokyo") }, at: "2026-03-18T06:00:00Z")
        let planned = habit.overview.reminders(after: instant("2026-03-18T06:00:00Z"), through: "2026-03-19")
        #expect(planned.map(\.instant) == [instant("2026-03-18T08:00:00Z"), instant("2026-03-19T00:00:00Z")])
    }

    private func dates(_ habit: HabitFixture, after text: String, through last: LocalDate) -> [LocalDate] {
        habit.overview.reminders(after: instant(text), through: last).map(\.date)
    }
}
