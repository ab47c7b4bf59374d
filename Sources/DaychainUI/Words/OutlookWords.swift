import DaychainCore
import Foundation
import SwiftUI

/// What saving will do, in sentences.
struct OutlookWords {
    let words: DayWords
    /// The date on the device.
    let today: LocalDate
    /// The date in the habit's zone.
    let habitToday: LocalDate
    /// Whether weekdays and months are shortened, for text so large that whole words are too wide.
    var isBrief = false

    func sentence(_ outlook: Outlook) -> String {
        switch outlook {
        case .rhythm(let weekdays, let date):
            let rhythm = rhythm(weekdays)
            let day = words.short(date, today: today)
            return String(localized: "\(rhythm) from \(day).")
        case .follows(let zone):
            let city = words.city(zone)
            return String(localized: "Its days begin and end at midnight in \(city).")
        case .startMoves(let old, let new):
            let old = words.short(old, today: today)
            let new = words.short(new, today: today)
            return String(localized: "The habit begins on \(new) instead of \(old).")
        case .missedAdded(let count):
            return String(localized: "\(count) past days will count as missed.")
        case .missedRemoved(let count):
            return String(localized: "\(count) missed days will no longer count.")
        case .newWeekdays(let weekdays, let date):
            return newWeekdays(weekdays, from: date)
        case .replaces(let change):
            let rhythm = rhythm(change.weekdays)
            let day = words.short(change.date, today: today)
            return String(localized: "What was planned from \(day) is replaced: \(rhythm).")
        case .newZone(let zone, let date):
            let city = words.city(zone)
            let day = words.short(date, today: today)
            return String(
                localized: "Days follow \(city) time from \(day). Earlier days and all records stay as they are.")
        case .goesOn(let date):
            let day = dayName(date)
            return String(localized: "Today becomes \(day) at once.")
        case .passes(let date):
            let day = dayName(date)
            return String(localized: "\(day) will be over without a record.")
        case .goesBack(let date, let zone):
            let city = words.city(zone)
            let day = dayName(date)
            return String(localized: "Today becomes \(day) again at once, until that day is over in \(city).")
        case .dueAgain(let date):
            let day = dayName(date)
            return String(localized: "\(day) may be due a second time.")
        case .waits(let date):
            let day = dayName(date)
            return String(localized: "The record of \(day) is kept and counts when that day comes.")
        case .daysUnchanged:
            return String(localized: "The schedule stays as it is.")
        }
    }

    /// "Planned from March 10: Every Friday."
    func planned(_ change: WeekdayChange) -> String {
        let rhythm = rhythm(change.weekdays)
        let day = words.short(change.date, today: today)
        return String(localized: "Planned from \(day): \(rhythm).")
    }

    private func newWeekdays(_ weekdays: Weekdays, from date: LocalDate) -> String {
        let rhythm = rhythm(weekdays)
        // The words would be wrong for a habit whose zone is on another date than the device.
        if date == today, habitToday == today {
            return String(localized: "\(rhythm) from today. The past stays as it is.")
        }
        if date == today.adding(days: 1), habitToday == today {
            return String(localized: "\(rhythm) from tomorrow. Today and the past stay as they are.")
        }
        let day = words.short(date, today: today)
        return String(localized: "\(rhythm) from \(day). Earlier days keep the schedule they had.")
    }

    private func dayName(_ date: LocalDate) -> String {
        isBrief ? words.brief(date, today: today) : words.long(date, today: today)
    }

    private func rhythm(_ weekdays: Weekdays) -> String { HabitWords(words: words).rhythm(weekdays) }
}
