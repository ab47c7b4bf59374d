import Foundation

/// The one place that turns an instant and a zone into a date, and a date and a zone into the instant at which it
/// starts.
///
/// A date starts at the first instant at which the zone's local date is that date or a later one. So a date without a
/// midnight starts when its first hour does, a date that never happened starts when the next one does, and an hour that
/// runs back over midnight belongs to the later date. The date at an instant is the latest date that has started.
public enum DayBoundary {
    /// The date in `zone` at `instant`.
    public static func date(at instant: Date, in zone: Zone) -> LocalDate {
        date(at: instant, in: zone.timeZone)
    }

    /// The first instant of `date` in `zone`.
    public static func start(of date: LocalDate, in zone: Zone) -> Date {
        start(of: date, in: zone.timeZone)
    }

    /// Whether the zone ever had the date, which Apia did not have on 2011-12-30.
    public static func happened(_ date: LocalDate, in zone: Zone) -> Bool {
        !zone.facts.skippedDates.contains(date)
    }

    /// The next instant after `instant` at which a new date starts in `zone`; always later than `instant`.
    public static func nextBoundary(after instant: Date, in zone: Zone) -> Date {
        start(of: date(at: instant, in: zone).adding(days: 1), in: zone)
    }

    static func date(at instant: Date, in timeZone: TimeZone) -> LocalDate {
        let end = seconds(instant)
        var latest = floorDay(end + Double(timeZone.secondsFromGMT(for: instant)))
        // Clocks that went back in the last day may have shown a later date already: the latest date shown counts.
        var segmentStart = end - longestStepBack
        while let transition = transition(after: segmentStart, in: timeZone), transition <= end {
            let offset = Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: segmentStart)))
            let lastDayShown = Int(((transition + offset) / day).rounded(.up)) - 1
            latest = max(latest, lastDayShown)
            segmentStart = transition
        }
        return LocalDate(dayNumber: latest)
    }

    static func start(of date: LocalDate, in timeZone: TimeZone) -> Date {
        let midnight = Double(date.dayNumber) * day
        var segmentStart = midnight - largestOffset
        while true {
            let offset = Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: segmentStart)))
            let candidate = max(segmentStart, midnight - offset)
            guard let transition = transition(after: segmentStart, in: timeZone), transition <= candidate else {
                return Date(timeIntervalSince1970: candidate)
            }
            segmentStart = transition
        }
    }

    private static func transition(after seconds: Double, in timeZone: TimeZone) -> Double? {
        timeZone.transition(after: Date(timeIntervalSince1970: seconds))?.timeIntervalSince1970
    }

    private static func seconds(_ instant: Date) -> Double { instant.timeIntervalSince1970 }

    private static func floorDay(_ localSeconds: Double) -> Int { Int((localSeconds / day).rounded(.down)) }

    /// The seconds of a day without a change of clocks.
    static let day: Double = 86_400
    /// No zone was ever further than 16 hours from GMT: before this many seconds ahead of midnight, no date has
    /// started.
    static let largestOffset: Double = 16 * 3600
    /// The longest step back in any zone is a day, where the date line moved.
    private static let longestStepBack: Double = 25 * 3600
}
