import Foundation

/// What is worked out once for each zone identifier: its rules, and the dates that never happened there.
final class ZoneFacts: Sendable {
    let isKnown: Bool
    let timeZone: TimeZone
    /// Supported dates that the zone skipped when it crossed the date line, in order; empty almost everywhere.
    let skippedDates: [LocalDate]

    private init(identifier: String) {
        let known = TimeZone(identifier: identifier)
        isKnown = known != nil
        timeZone = known ?? .gmt
        skippedDates = Self.skippedDates(in: timeZone)
    }

    /// The facts of an identifier, worked out at its first use and shared from then on.
    static func of(_ identifier: String) -> ZoneFacts {
        cache.facts(of: identifier) { ZoneFacts(identifier: identifier) }
    }

    private static let cache = ZoneFactsCache()

    /// A zone skips a whole date only by moving its clocks forward by a day or so, across the date line. It stays on
    /// the other side for years, so comparing the offsets of successive years finds each such move.
    private static func skippedDates(in timeZone: TimeZone) -> [LocalDate] {
        var skipped: [LocalDate] = []
        var yearStart = Date(timeIntervalSince1970: Double(LocalDate.supported.lowerBound.dayNumber) * 86_400)
        var offset = timeZone.secondsFromGMT(for: yearStart)
        let end = Date(timeIntervalSince1970: Double(LocalDate.supported.upperBound.dayNumber) * 86_400)
        while yearStart < end {
            let nextYear = yearStart.addingTimeInterval(365 * 86_400)
            let nextOffset = timeZone.secondsFromGMT(for: nextYear)
            if nextOffset - offset > 20 * 3600 {
                skipped += skippedDates(in: timeZone, from: yearStart)
            }
            (yearStart, offset) = (nextYear, nextOffset)
        }
        return skipped
    }

    private static func skippedDates(in timeZone: TimeZone, from yearStart: Date) -> [LocalDate] {
        let first = Int(yearStart.timeIntervalSince1970) / 86_400 - 2
        return (first...first + 369).map(LocalDate.init(dayNumber:)).filter { date in
            let start = DayBoundary.start(of: date, in: timeZone)
            return start == DayBoundary.start(of: date.adding(days: 1), in: timeZone)
        }
    }
}

/// The shared table of zone facts, guarded by a lock.
private final class ZoneFactsCache: @unchecked Sendable {
    private let lock = NSLock()
    private var factsByIdentifier: [String: ZoneFacts] = [:]

    func facts(of identifier: String, make: () -> ZoneFacts) -> ZoneFacts {
        if let facts = lock.withLock({ factsByIdentifier[identifier] }) { return facts }
        // Made outside the lock: two threads may both work it out once, and agree.
        let made = make()
        lock.withLock { factsByIdentifier[identifier] = made }
        return made
    }
}
