import DaychainCore
import Foundation
import SwiftUI

/// What saving will do, in sentences.
struct OutlookWords {
    let words: DayWords
    let today: LocalDate

    func sentence(_ outlook: Outlook) -> String {
        switch outlook {
        case .rhythm(let weekdays, let date):
            let rhythm = HabitWords(words: words).rhythm(weekdays)
            let day = words.short(date, today: today)
            return String(localized: "\(rhythm) from \(day).")
        case .newWeekdays(let weekdays, let date):
            let rhythm = HabitWords(words: words).rhythm(weekdays)
            let day = words.short(date, today: today)
            return String(localized: "\(rhythm) from \(day). Earlier days keep the schedule they had.")
        case .replaces(let date):
            let day = words.short(date, today: today)
            return String(localized: "The change of weekdays planned for \(day) goes.")
        case .missedAdded(let count):
            return String(localized: "\(count) past days will count as missed.")
        case .missedRemoved(let count):
            return String(localized: "\(count) missed days will no longer count.")
        case .newZone(let zone, let date):
            let city = ZoneWords.city(zone)
            let day = words.short(date, today: today)
            return String(
                localized: "Days follow \(city) time from \(day). Earlier days and all records stay as they are.")
        case .passes(let date):
            let day = words.long(date, today: today)
            return String(localized: "\(day) will be over without a record.")
        case .dueAgain(let date):
            let day = words.long(date, today: today)
            return String(localized: "\(day) may be due a second time.")
        case .waits(let date):
            let day = words.long(date, today: today)
            return String(localized: "The record of \(day) is kept, and counts again when that day begins there.")
        case .daysUnchanged:
            return String(localized: "The schedule stays as it is.")
        }
    }
}
