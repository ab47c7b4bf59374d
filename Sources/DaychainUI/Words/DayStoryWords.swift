import DaychainCore
import Foundation
import SwiftUI

/// What happened on a day, or why nothing is recorded, in full sentences.
struct DayStoryWords {
    let words: DayWords
    let today: LocalDate

    /// What the day's status means here, and what it follows from; with short weekdays for large text.
    func reason(_ account: DayAccount, isShort: Bool = false) -> String {
        switch account.status {
        case .notStarted:
            let start = words.full(account.startDate)
            return String(localized: "The habit begins on \(start).")
        case .upcoming(recorded: true):
            return String(localized: "This day is still to come. Its record waits, and counts when the day has begun.")
        case .upcoming(recorded: false):
            return upcoming(account)
        case .done:
            return String(localized: "The habit was scheduled and was done.")
        case .extra:
            return account.version.isPaused
                ? String(localized: "The habit was archived at the time, and was done all the same.")
                : String(localized: "The habit was done, although it was not scheduled. This counts for no streak.")
        case .due:
            return String(localized: "The habit is scheduled for today and is not done yet.")
        case .missed:
            return String(localized: "The habit was scheduled and has no record for this day.")
        case .paused:
            return String(localized: "The habit was archived at the time. The day counts neither for nor against it.")
        case .notScheduled:
            return notScheduled(account, isShort: isShort)
        }
    }

    /// When and where the record was made; nil where there is none.
    func record(_ detail: HabitModel.RecordDetail) -> String? {
        switch detail {
        case .none: nil
        case .reading: String(localized: "Looking up when it was recorded…")
        case .unreadable: String(localized: "When it was recorded cannot be read right now.")
        case .read(let completion): recorded(completion)
        }
    }

    private func recorded(_ completion: Completion) -> String {
        let zone = Zone(completion.zoneIdentifier)
        let date = words.date(completion.completedAt, in: zone)
        let time = words.time(completion.completedAt, in: zone)
        guard zone.isKnown else {
            let name = isolated(completion.zoneIdentifier)
            return String(localized: "Recorded on \(date) at \(time) GMT. This device does not know the zone \(name).")
        }
        let city = words.city(zone)
        return String(localized: "Recorded on \(date) at \(time), \(city) time.")
    }

    private func upcoming(_ account: DayAccount) -> String {
        if account.version.isPaused { return String(localized: "This day is still to come. The habit is archived.") }
        return account.isOpportunity
            ? String(localized: "This day is still to come. The habit is scheduled for it.")
            : String(localized: "This day is still to come. The habit is not scheduled for it.")
    }

    private func notScheduled(_ account: DayAccount, isShort: Bool) -> String {
        let city = words.city(account.version.zone)
        guard account.happened else {
            return String(localized: "This date never happened in \(city): the calendar skipped it there.")
        }
        let rhythm = HabitWords(words: words).rhythm(account.version.weekdays, isShort: isShort)
        return String(localized: "The habit was not scheduled for this day. Its schedule on that day: \(rhythm).")
    }
}
