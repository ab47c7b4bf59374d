import DaychainCore
import Foundation
import SwiftUI

/// Sentences about one habit.
struct HabitWords {
    let words: DayWords

    /// "4 in a row, best 10".
    static func streak(_ summary: StreakSummary) -> String {
        if summary.best.length == 0 { return String(localized: "No streak yet") }
        let current = summary.current.length
        let best = summary.best.length
        if current == best { return String(localized: "\(current) in a row, the best so far") }
        return String(localized: "\(current) in a row, best \(best)")
    }

    /// "10 days", "1 day", or that there is none yet.
    static func length(_ streak: Streak) -> String {
        streak.dates == nil ? String(localized: "None yet") : String(localized: "\(streak.length) days")
    }

    /// "Due today, current streak 4": what is spoken after the name. Where the habit's date is another than the
    /// device's, it says which, and where.
    func state(_ day: TodayHabit, deviceDate: LocalDate) -> String {
        day.today == deviceDate ? stateToday(day, deviceDate: deviceDate) : stateElsewhere(day, deviceDate: deviceDate)
    }

    /// "Thursday, March 5 in Berlin".
    func dateElsewhere(_ day: TodayHabit, deviceDate: LocalDate) -> String {
        let date = words.long(day.today, today: deviceDate)
        let city = words.city(day.habit.schedule.zone(on: day.today))
        return String(localized: "\(date) in \(city)")
    }

    private func stateElsewhere(_ day: TodayHabit, deviceDate: LocalDate) -> String {
        let streak = day.summary.current.length
        let date = dateElsewhere(day, deviceDate: deviceDate)
        switch day.status {
        case .due: return String(localized: "Due on \(date), current streak \(streak)")
        case .done: return String(localized: "Done on \(date), current streak \(streak)")
        case .extra: return String(localized: "Done as an extra on \(date), current streak \(streak)")
        case .paused, .notStarted: return stateToday(day, deviceDate: deviceDate)
        default: return String(localized: "Not scheduled on \(date), current streak \(streak)")
        }
    }

    private func stateToday(_ day: TodayHabit, deviceDate: LocalDate) -> String {
        let streak = day.summary.current.length
        switch day.status {
        case .due: return String(localized: "Due today, current streak \(streak)")
        case .done: return String(localized: "Done, current streak \(streak)")
        case .extra: return String(localized: "Done today as an extra, current streak \(streak)")
        case .paused: return String(localized: "Archived, current streak \(streak)")
        case .notStarted: return starts(words.long(day.habit.schedule.startDate, today: deviceDate))
        default: return String(localized: "Not scheduled today, current streak \(streak)")
        }
    }

    /// "Every Monday and Wednesday", or "Every Mon and Wed" where large text leaves no room for whole weekdays.
    func rhythm(_ weekdays: Weekdays, isShort: Bool = false) -> String {
        if weekdays == .daily { return String(localized: "Every day") }
        if weekdays == .workingDays { return String(localized: "Every Monday to Friday") }
        if weekdays == .weekend {
            // As it is said, also where the week begins on Sunday and its list would end with Saturday.
            let days = [Weekday.saturday, .sunday].map(isShort ? words.shortWeekday : words.weekday)
            let weekend = words.list(days)
            return String(localized: "Every \(weekend)")
        }
        let others = Weekday.allCases.filter { !weekdays.contains($0) }
        if others.count == 1 {
            let day: String = isShort ? words.shortWeekday(others[0]) : words.weekday(others[0])
            return String(localized: "Every day except \(day)")
        }
        let days = words.list(weekdays, isShort: isShort)
        return String(localized: "Every \(days)")
    }

    /// "Starts Friday, March 13".
    func starts(_ date: String) -> String { String(localized: "Starts \(date)") }

    /// "Monday done, Tuesday not scheduled": the last seven days in words; short weekdays fit large text.
    func lastSevenDays(_ cells: [DayCell], isShort: Bool = false) -> String {
        let days: [String] = cells.filter { $0.status != .notStarted }.map { cell in
            let day = cell.date.weekday
            let weekday = isShort ? words.shortWeekday(day) : words.weekday(day)
            let status = StatusWords.word(cell.status)
            return String(localized: "\(weekday): \(status)")
        }
        return days.isEmpty ? String(localized: "Not started") : words.list(days)
    }

    /// "March 2 to March 4", or the one date.
    func range(_ dates: ClosedRange<LocalDate>, today: LocalDate) -> String {
        let first = words.short(dates.lowerBound, today: today)
        let last = words.short(dates.upperBound, today: today)
        return first == last ? first : String(localized: "\(first) to \(last)")
    }

    /// "Since March 2, 2026, Berlin time": when a part of the schedule holds, and in which zone.
    func dates(of period: SchedulePeriod, today: LocalDate) -> String {
        let first = words.full(period.firstDate)
        let city = words.city(period.version.zone)
        switch (period.time(today: today), period.lastDate) {
        case (.future, let last?):
            let last = words.full(last)
            return String(localized: "Planned from \(first) to \(last), \(city) time")
        case (.future, nil):
            return String(localized: "Planned from \(first), \(city) time")
        case (_, period.firstDate?):
            return String(localized: "\(first) only, \(city) time")
        case (_, let last?):
            let last = words.full(last)
            return String(localized: "\(first) to \(last), \(city) time")
        case (_, nil):
            return String(localized: "Since \(first), \(city) time")
        }
    }

    /// "Records kept: 15. Best streak: 4. Archived on March 5, 2026."
    func archivedSummary(_ day: TodayHabit) -> String {
        let count = day.habit.records.count
        guard let instant = day.habit.archivedAt else { return String(localized: "\(count) records kept") }
        let best = day.summary.best.length
        let date = words.date(instant, in: day.habit.schedule.chosenZone)
        return String(localized: "Records kept: \(count). Best streak: \(best). Archived on \(date).")
    }
}
