import DaychainCore
import Foundation
import SwiftUI

/// How the backup's version of a habit differs from the person's, a line a fact.
///
/// Where the backup's value is spelled out, the person's own follows, so that nobody chooses between a value and a
/// memory. The person's name heads the lines already.
struct DifferenceWords {
    let words: DayWords
    let today: LocalDate

    func lines(_ differences: [HabitDifference]) -> [String] {
        let tellsArchiving = differences.contains { if case .archived = $0 { true } else { false } }
        return differences.flatMap { difference in
            switch difference {
            case .name(let backup):
                let name = isolated(backup)
                return [String(localized: "In the backup it is called \(name).")]
            case .note: return [String(localized: "The backup has a different note.")]
            case .icon: return [String(localized: "The backup has a different icon.")]
            case .accent: return [String(localized: "The backup has a different colour.")]
            case .schedule(let mine, let backup): return schedule(mine, backup, tellsArchiving: tellsArchiving)
            case .archived(let mine, let backup): return [archiving(mine, backup)]
            case .reminder(let mine, let backup): return reminder(mine, backup)
            }
        }
    }

    private func archiving(_ mine: Bool, _ backup: Bool) -> String {
        if mine == backup { return String(localized: "It was archived at another time in the backup.") }
        return backup
            ? String(localized: "It is archived in the backup.")
            : String(localized: "It is not archived in the backup.")
    }

    private func reminder(_ mine: ReminderSetting?, _ backup: ReminderSetting?) -> [String] {
        let isOn = [mine, backup].contains { $0?.isEnabled == true }
        return [theirs(backup)] + (isOn ? [own(mine)] : [])
    }

    private func theirs(_ reminder: ReminderSetting?) -> String {
        guard let reminder else { return String(localized: "It has no reminder in the backup.") }
        guard reminder.isEnabled else { return String(localized: "In the backup its reminder is switched off.") }
        let time = words.time(reminder.time)
        return String(localized: "The backup’s reminder is at \(time).")
    }

    private func own(_ reminder: ReminderSetting?) -> String {
        guard let reminder else { return String(localized: "Yours has no reminder.") }
        guard reminder.isEnabled else { return String(localized: "Your reminder is switched off.") }
        let time = words.time(reminder.time)
        return String(localized: "Your reminder is at \(time).")
    }

    private func schedule(_ mine: Schedule, _ backup: Schedule, tellsArchiving: Bool) -> [String] {
        let (own, theirs) = (mine.withoutPauses, backup.withoutPauses)
        if own == theirs {
            // Days on which it was archived follow from what is said of that.
            if tellsArchiving { return [] }
            return backup == theirs
                ? [String(localized: "In the backup it was never archived.")]
                : [String(localized: "In the backup it was archived at other times.")]
        }
        let (ownNow, now) = (own.version(on: today), theirs.version(on: today))
        guard own.startDate != theirs.startDate || ownNow != now else {
            return [String(localized: "The backup has other past or planned changes of the schedule.")]
        }
        return [inBackup(now)] + around(now, in: theirs) + (ownNow == now ? [] : [yours(ownNow)])
    }

    private func inBackup(_ version: ScheduleVersion) -> String {
        let rhythm = rhythm(version)
        let since = words.full(version.effectiveDate)
        let city = words.city(version.zone)
        return String(localized: "Schedule in the backup: \(rhythm) from \(since), by \(city) time.")
    }

    private func yours(_ version: ScheduleVersion) -> String {
        let rhythm = rhythm(version)
        let since = words.full(version.effectiveDate)
        let city = words.city(version.zone)
        return String(localized: "Your schedule: \(rhythm) from \(since), by \(city) time.")
    }

    /// What went before a version in the backup, and what is planned to follow it.
    private func around(_ version: ScheduleVersion, in schedule: Schedule) -> [String] {
        var lines: [String] = []
        if schedule.startDate < version.effectiveDate {
            let start = words.full(schedule.startDate)
            lines.append(String(localized: "Before that, from \(start), it has another schedule in the backup."))
        }
        if let next = schedule.versions.first(where: { $0.effectiveDate > version.effectiveDate }) {
            let day = words.full(next.effectiveDate)
            lines.append(String(localized: "From \(day), it has another schedule in the backup."))
        }
        return lines
    }

    private func rhythm(_ version: ScheduleVersion) -> String {
        HabitWords(words: words).rhythm(version.weekdays)
    }
}
