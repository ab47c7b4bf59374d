import Foundation

/// When each day starts in a zone, found by watching the zone's wall clock every quarter of an hour.
///
/// The naive twin of the engine's day boundaries: it knows no transitions and no formula for midnight, only the
/// offset at an instant. All offset changes in its windows happen on a quarter of an hour.
struct NaiveDays: Sendable {
    /// The first day of the window, as days since 1970-01-01.
    let firstDay: Int
    /// Seconds since 1970 at which each day of the window starts.
    private let starts: [Double]
    /// Whether the wall clock ever showed the day.
    private let shown: [Bool]

    init(zone identifier: String, firstDay: Int, dayCount: Int) {
        self.firstDay = firstDay
        guard let zone = TimeZone(identifier: identifier) else { preconditionFailure("\(identifier) is no zone") }
        var starts: [Double] = Array(repeating: .infinity, count: dayCount)
        var shown: [Bool] = Array(repeating: false, count: dayCount)
        var time = Double(firstDay - 3) * 86_400
        let end = Double(firstDay + dayCount + 2) * 86_400
        while time < end {
            let local = time + Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: time)))
            let index = Int((local / 86_400).rounded(.down)) - firstDay
            if index >= 0 {
                if index < dayCount { shown[index] = true }
                // The local date is this day or a later one: every day up to it has started by now.
                var day = min(index, dayCount - 1)
                while day >= 0, starts[day] == .infinity {
                    starts[day] = time
                    day -= 1
                }
            }
            time += 900
        }
        self.starts = starts
        self.shown = shown
    }

    func start(of day: Int) -> Double { starts[day - firstDay] }

    func happened(_ day: Int) -> Bool { shown[day - firstDay] }
}

/// A stretch of days with every zone's starts worked out, in which random histories take place.
struct NaiveEra: Sendable {
    let firstDay: Int
    let dayCount: Int
    let zones: [String]
    let days: [NaiveDays]

    init(firstDay: Int, dayCount: Int, zones: [String]) {
        self.firstDay = firstDay
        self.dayCount = dayCount
        self.zones = zones
        days = zones.map { NaiveDays(zone: $0, firstDay: firstDay, dayCount: dayCount) }
    }

    /// 2026, in zones with and without summer time, without a midnight, and with half hours; and two stretches in which
    /// islands moved over the date line. Days are counted from 1970-01-01.
    static let all: [NaiveEra] = [
        NaiveEra(
            firstDay: 20_485, dayCount: 340,
            zones: [
                "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Asia/Tokyo", "Asia/Kolkata",
                "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Santiago", "Africa/Cairo", "America/Havana",
                "Australia/Lord_Howe", "Asia/Beirut", "Pacific/Chatham", "America/Scoresbysund",
            ]),
        NaiveEra(
            firstDay: 15_290, dayCount: 110,
            zones: ["Pacific/Apia", "Pacific/Fakaofo", "Pacific/Pago_Pago", "Europe/Berlin", "Pacific/Auckland"]),
        NaiveEra(
            firstDay: 9_085, dayCount: 110,
            zones: ["Pacific/Kiritimati", "Pacific/Enderbury", "Pacific/Honolulu", "Asia/Tokyo"]),
    ]
}
