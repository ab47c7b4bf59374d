import Foundation

/// What a clock on the wall shows: a date and a time, in a zone.
public struct ClockReading: Hashable, Sendable {
    /// The date.
    public let date: LocalDate
    /// The time, to the minute.
    public let time: LocalTime
    /// The zone that the clock is in.
    public let zone: Zone

    /// Describes what a clock shows.
    public init(date: LocalDate, time: LocalTime, zone: Zone) {
        self.date = date
        self.time = time
        self.zone = zone
    }

    /// What a clock in `zone` shows at an instant, seconds left out.
    ///
    /// For an instant that ``DayBoundary/instant(of:on:in:)`` gave, ``instant`` is that same instant again.
    public init(at instant: Date, in zone: Zone) {
        let offset = Double(zone.timeZone.secondsFromGMT(for: instant))
        let minutes = Int(((instant.timeIntervalSince1970 + offset) / 60).rounded(.down))
        let (dayNumber, minuteOfDay) = minutes.quotientAndRemainderFloored(by: 1440)
        self.init(
            date: LocalDate(dayNumber: dayNumber), time: LocalTime(validMinuteOfDay: minuteOfDay), zone: zone)
    }

    /// The first instant at which the clock shows this; in a gap, as for a reminder.
    public var instant: Date { DayBoundary.instant(of: time, on: date, in: zone) }
}
