import DaychainCore
import Foundation

/// What should be shown, found by walking through time a quarter of an hour and then a minute at a time and reading
/// each habit's clock: no formula for instants, gaps, or the order of dates.
enum NaiveReminders {
    struct Wanted {
        let identifier: String
        let time: Double
    }

    /// Everything wanted after one time and through another, while nothing but the time changes; the nearest first.
    static func wanted(of habits: [HabitOverview], from: Double, through end: Double) -> [Wanted] {
        habits.flatMap { wanted(of: $0, from: from, through: end) }
            .sorted { ($0.time, $0.identifier) < ($1.time, $1.identifier) }
    }

    private static func wanted(of habit: HabitOverview, from: Double, through end: Double) -> [Wanted] {
        guard let reminder = habit.reminder, reminder.isEnabled, habit.archivedAt == nil else { return [] }
        let versions = habit.schedule.versions
        let first = Int(from / 86_400) - 2
        let last = Int(end / 86_400) + 2
        return (first...last).compactMap { day -> Wanted? in
            let date = LocalDate(dayNumber: day)
            guard date >= versions[0].effectiveDate, !habit.records.contains(date) else { return nil }
            guard let version = versions.last(where: { $0.effectiveDate <= date }), !version.isPaused,
                version.weekdays.contains(date.weekday),
                let time = time(of: reminder.time.minuteOfDay, on: day, in: version.zone.identifier)
            else { return nil }
            // A later version's date that has begun already has put this one into the past.
            let isOver = versions.contains { later in
                later.effectiveDate > date
                    && localDay(at: time, in: later.zone.identifier) >= later.effectiveDate.dayNumber
            }
            guard time > from, time <= end, !isOver else { return nil }
            return Wanted(identifier: "reminder|\(habit.id.uuid.uuidString)|\(date)", time: time)
        }
    }

    /// The first minute at which the zone's clock shows the minute of the day, or a later one of the same day; where it
    /// goes from an earlier one to another day, the minute before.
    private static func time(of minute: Int, on day: Int, in zone: String) -> Double? {
        let wanted = day * 1440 + minute
        guard let clock = TimeZone(identifier: zone) else { return nil }
        func shown(_ time: Double) -> Int {
            Int((time + Double(clock.secondsFromGMT(for: Date(timeIntervalSince1970: time)))) / 60)
        }
        var time = Double(wanted) * 60 - 15 * 3600
        // All steps of the zones used here are by a quarter of an hour at least, and come on one.
        while shown(time + 900) < wanted { time += 900 }
        while shown(time) < wanted { time += 60 }
        return shown(time) / 1440 == day ? time : time - 60
    }

    private static func localDay(at time: Double, in zone: String) -> Int {
        guard let clock = TimeZone(identifier: zone) else { return 0 }
        return Int((time + Double(clock.secondsFromGMT(for: Date(timeIntervalSince1970: time)))) / 86_400)
    }
}
