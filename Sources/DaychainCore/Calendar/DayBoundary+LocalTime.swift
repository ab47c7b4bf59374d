import Foundation

extension DayBoundary {
    /// The instant at which a clock in `zone` shows `time` on `date`.
    ///
    /// Where clocks jump over the time, it is the first instant after the gap, or, if that is another date, the last
    /// minute before the gap. Where the time comes twice, it is the first.
    public static func instant(of time: LocalTime, on date: LocalDate, in zone: Zone) -> Date {
        let wanted = Double(date.dayNumber) * day + Double(time.minuteOfDay) * 60
        let nextMidnight = Double(date.dayNumber + 1) * day
        var segmentStart = wanted - largestOffset
        var shownBefore = wanted
        while true {
            let offset = Double(zone.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: segmentStart)))
            let firstShown = segmentStart + offset
            if firstShown > wanted {
                guard firstShown >= nextMidnight else { return Date(timeIntervalSince1970: segmentStart) }
                let lastMinute = ((shownBefore - 1) / 60).rounded(.down) * 60
                return Date(timeIntervalSince1970: segmentStart - (shownBefore - lastMinute))
            }
            let candidate = wanted - offset
            let next = zone.timeZone.transition(after: Date(timeIntervalSince1970: segmentStart))
            guard let next, next.timeIntervalSince1970 <= candidate else {
                return Date(timeIntervalSince1970: candidate)
            }
            segmentStart = next.timeIntervalSince1970
            shownBefore = segmentStart + offset
        }
    }
}
