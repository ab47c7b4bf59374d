import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("The date at an instant")
struct DayBoundaryTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let zone: Zone
        let instant: String
        let date: LocalDate
        var testDescription: String { "\(zone.identifier) at \(instant)" }
    }

    @Test(
        "is right where midnight does not exist, and where it comes twice",
        arguments: [
            Example(zone: "America/Santiago", instant: "2026-09-06T03:59:59Z", date: "2026-09-05"),
            Example(zone: "America/Santiago", instant: "2026-09-06T04:00:00Z", date: "2026-09-06"),
            Example(zone: "Africa/Cairo", instant: "2026-04-23T21:59:59Z", date: "2026-04-23"),
            Example(zone: "Africa/Cairo", instant: "2026-04-23T22:00:00Z", date: "2026-04-24"),
            Example(zone: "Asia/Beirut", instant: "2026-03-28T22:00:00Z", date: "2026-03-29"),
            Example(zone: "Africa/Cairo", instant: "2026-10-29T20:59:00Z", date: "2026-10-29"),
            Example(zone: "Africa/Cairo", instant: "2026-10-29T21:30:00Z", date: "2026-10-29"),
            Example(zone: "Africa/Cairo", instant: "2026-10-29T22:00:00Z", date: "2026-10-30"),
            Example(zone: "America/Havana", instant: "2025-11-02T04:30:00Z", date: "2025-11-02"),
            Example(zone: "America/Havana", instant: "2025-11-02T05:30:00Z", date: "2025-11-02"),
            Example(zone: "Pacific/Apia", instant: "2011-12-30T09:59:59Z", date: "2011-12-29"),
            Example(zone: "Pacific/Apia", instant: "2011-12-30T10:00:00Z", date: "2011-12-31"),
            Example(zone: "Asia/Kolkata", instant: "2026-01-01T18:40:00Z", date: "2026-01-02"),
        ])
    func examples(example: Example) {
        #expect(DayBoundary.date(at: instant(example.instant), in: example.zone) == example.date)
    }

    @Test("does not fall back when clocks run back over midnight")
    func backOverMidnight() {
        // St. John's clocks went from 00:01 on 1990-10-28 back to 23:01 on 10-27: 02:31Z.
        let zone: Zone = "America/St_Johns"
        #expect(DayBoundary.start(of: "1990-10-28", in: zone) == instant("1990-10-28T02:30:00Z"))
        #expect(DayBoundary.date(at: instant("1990-10-28T02:29:59Z"), in: zone) == "1990-10-27")
        #expect(DayBoundary.date(at: instant("1990-10-28T02:30:30Z"), in: zone) == "1990-10-28")
        #expect(DayBoundary.date(at: instant("1990-10-28T03:00:00Z"), in: zone) == "1990-10-28")
        #expect(DayBoundary.date(at: instant("1990-10-28T03:30:00Z"), in: zone) == "1990-10-28")
    }

    @Test(
        "comes to days of odd lengths",
        arguments: [
            ("Australia/Lord_Howe", "2026-04-05", 24.5), ("Australia/Lord_Howe", "2026-10-04", 23.5),
            ("America/Caracas", "2016-05-01", 23.5), ("Antarctica/Troll", "2024-03-31", 22),
            ("Asia/Kathmandu", "1985-12-31", 24), ("Pacific/Apia", "2011-12-30", 0),
        ] as [(Zone, LocalDate, Double)])
    func lengths(zone: Zone, date: LocalDate, hours: Double) {
        let start = DayBoundary.start(of: date, in: zone)
        let next = DayBoundary.start(of: date.adding(days: 1), in: zone)
        #expect(next.timeIntervalSince(start) == hours * 3600)
    }

    @Test("starts the date that never happened together with the next")
    func skipped() {
        #expect(!DayBoundary.happened("2011-12-30", in: "Pacific/Apia"))
        #expect(DayBoundary.start(of: "2011-12-30", in: "Pacific/Apia") == instant("2011-12-30T10:00:00Z"))
        #expect(DayBoundary.start(of: "2011-12-31", in: "Pacific/Apia") == instant("2011-12-30T10:00:00Z"))
        let skipped: [(Zone, LocalDate)] = [
            ("Pacific/Fakaofo", "2011-12-30"), ("Pacific/Kwajalein", "1993-08-21"),
            ("Pacific/Enderbury", "1994-12-31"), ("Pacific/Kiritimati", "1994-12-31"),
        ]
        for (zone, date) in skipped {
            #expect(!DayBoundary.happened(date, in: zone))
            #expect(DayBoundary.happened(date.adding(days: 1), in: zone))
            #expect(DayBoundary.happened(date.adding(days: -1), in: zone))
        }
    }

    @Test("is followed by a boundary that lies later")
    func nextBoundary() {
        #expect(
            DayBoundary.nextBoundary(after: instant("2026-11-01T04:00:00Z"), in: "America/New_York")
                == instant("2026-11-02T05:00:00Z"))
        #expect(
            DayBoundary.nextBoundary(after: instant("2011-12-30T09:00:00Z"), in: "Pacific/Apia")
                == instant("2011-12-30T10:00:00Z"))
    }
}

@Suite("Two zones")
struct ZoneTests {
    private let now = instant("2026-03-18T12:00:00Z")

    @Test(
        "with the same offsets in the next two years do not differ",
        arguments: [
            ("Europe/Kiev", "Europe/Kyiv"), ("Europe/Berlin", "Europe/Paris"), ("Etc/UTC", "GMT"),
        ] as [(Zone, Zone)])
    func same(first: Zone, second: Zone) {
        #expect(first.hasSameOffsets(as: second, from: now))
        #expect(second.hasSameOffsets(as: first, from: now))
    }

    @Test(
        "differ when their offsets will differ, even if not now",
        arguments: [
            ("Europe/London", "Africa/Abidjan"), ("America/Phoenix", "America/Denver"), ("Asia/Tokyo", "Europe/Berlin"),
            ("Europe/Berlin", "Mars/Olympus"),
        ] as [(Zone, Zone)])
    func different(first: Zone, second: Zone) {
        #expect(!first.hasSameOffsets(as: second, from: instant("2026-01-05T12:00:00Z")))
        #expect(!second.hasSameOffsets(as: first, from: instant("2026-01-05T12:00:00Z")))
    }

    @Test("keep their names as given", arguments: ["Europe/Kiev", "Europe/Kyiv", "US/Pacific", "Etc/UTC"])
    func names(identifier: String) {
        #expect(Zone(identifier).isKnown)
        #expect(Zone(identifier).identifier == identifier)
    }

    @Test("are not known by any name", arguments: ["Mars/Olympus", ""])
    func unknown(identifier: String) {
        #expect(!Zone(identifier).isKnown)
        #expect(Zone(identifier).identifier == identifier)
    }

    @Test("decide a habit's day, not the device")
    func habitsZone() {
        let habit = HabitFixture().in("Asia/Tokyo")
        #expect(habit.today(at: "2026-03-18T15:00:00Z") == "2026-03-19")
        #expect(habit.overview.differsFromDevice(at: moment("2026-03-18T15:00:00Z", in: "Europe/Berlin")))
        #expect(!habit.overview.differsFromDevice(at: moment("2026-03-18T15:00:00Z", in: "Asia/Seoul")))
    }
}
