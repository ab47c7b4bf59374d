import DaychainCore
import Foundation
import TestSupport
import Testing

/// Every zone that this machine knows, at every change of its offset from 1970 to 2025.
@Suite("Every zone of the database")
struct ZoneDatabaseTests {
    /// The zones in parts, which run side by side.
    static let parts = 0..<8

    static func names(of part: Int) -> [String] {
        TimeZone.knownTimeZoneIdentifiers.sorted().enumerated().filter { $0.offset % parts.count == part }.map(
            \.element)
    }

    @Test("gives the right date before, at and after each change of its offset", arguments: parts)
    func everyChange(part: Int) {
        var mistakes: [String] = []
        for name in Self.names(of: part) {
            let clock = WallClock(zone: name)
            for change in clock.changes {
                mistakes += Self.mistakes(around: change, of: clock, zone: Zone(name))
            }
        }
        #expect(mistakes.prefix(20) == [])
    }

    @Test("has a day without midnight, a skipped day, a half-hour change or an hour back over midnight somewhere")
    func kinds() {
        let clocks = ["America/Santiago", "Pacific/Apia", "Australia/Lord_Howe", "America/St_Johns"].map(WallClock.init)
        // The tables would prove nothing if the changes were not found.
        #expect(clocks.map { $0.changes.count > 20 } == [true, true, true, true])
        #expect(clocks[1].steps.contains(86_400))
        #expect(clocks[2].steps.contains(1800))
        #expect(clocks[3].steps.contains(-3600))
    }

    @Test("skipped a date only where islands moved over the date line")
    func skippedDates() {
        var found: Set<String> = []
        for name in Self.parts.flatMap(Self.names) {
            let zone = Zone(name)
            // Only a change of the offset can skip a date, and only by a whole day.
            let days = WallClock(zone: name).changes.map { $0 / 86_400 }
            for date in days.flatMap({ ($0 - 2)...($0 + 2) }).map(LocalDate.init(dayNumber:)) {
                let isEmpty =
                    DayBoundary.start(of: date, in: zone) == DayBoundary.start(of: date.adding(days: 1), in: zone)
                if DayBoundary.happened(date, in: zone) == isEmpty { Issue.record("\(date) in \(name)") }
                if isEmpty { found.insert("\(name) \(date)") }
            }
        }
        let expected: Set<String> = [
            "Pacific/Apia 2011-12-30", "Pacific/Fakaofo 2011-12-30", "Pacific/Kwajalein 1993-08-21",
            "Pacific/Enderbury 1994-12-31", "Pacific/Kiritimati 1994-12-31",
        ]
        // Other names of the same islands may be in the database too.
        #expect(found.isSuperset(of: expected))
        let dates = Set(found.compactMap { $0.split(separator: " ").last.map(String.init) })
        #expect(dates == ["2011-12-30", "1993-08-21", "1994-12-31"])
    }

    /// Compares dates and starts at some instants around a change with what a person watching the clock would say.
    private static func mistakes(around change: Int, of clock: WallClock, zone: Zone) -> [String] {
        [-86_400, -3600, -1, 0, 1, 1800, 3600, 86_400].compactMap { offset in
            let time = change + offset
            let instant = Date(timeIntervalSince1970: Double(time))
            let date = DayBoundary.date(at: instant, in: zone)
            let start = DayBoundary.start(of: date, in: zone)
            let next = DayBoundary.nextBoundary(after: instant, in: zone)
            let startTime = Int(start.timeIntervalSince1970)
            let nextTime = Int(next.timeIntervalSince1970)
            let isRight =
                date.dayNumber == clock.date(at: time)
                && clock.date(at: startTime) >= date.dayNumber && clock.date(at: startTime - 1) < date.dayNumber
                && nextTime > time
                && clock.date(at: nextTime) > date.dayNumber && clock.date(at: nextTime - 1) == date.dayNumber
                && habitToday(at: instant, zone: zone) == date
            return isRight ? nil : "\(zone.identifier) at \(time): \(date), \(startTime), \(nextTime)"
        }
    }

    private static func habitToday(at instant: Date, zone: Zone) -> LocalDate {
        Schedule(startDate: "1960-01-01", weekdays: .daily, zone: zone).today(at: instant)
    }
}
