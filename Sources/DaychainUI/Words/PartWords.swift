import DaychainCore
import Foundation
import SwiftUI

/// What an import does to one habit, a line a fact: first how both sides differ, then what comes of it.
struct PartWords {
    let words: DayWords
    let today: LocalDate

    /// What becomes of records, streaks and the start date.
    func effects(_ part: ImportPart, takingBackup: Bool) -> [String] {
        let effect = part.effect(takingBackup: takingBackup)
        return records(effect) + streaks(effect) + start(effect)
    }

    /// How the backup's habit and the person's relate.
    func kind(_ part: ImportPart) -> [String] {
        switch part.kind {
        case .same: return []
        case .new:
            let new =
                part.isArchivedInBackup ? String(localized: "New habit, archived") : String(localized: "New habit")
            let namesake = String(localized: "You have another habit with this name. They stay two habits.")
            return part.hasNamesake ? [new, namesake] : [new]
        case .different(let differences):
            let tellsArchiving = differences.contains { if case .archived = $0 { true } else { false } }
            return differences.flatMap { difference -> [String] in
                // Days on which it was archived follow from what is said of that.
                if case .schedule(let mine, let backup) = difference, tellsArchiving,
                    mine.withoutPauses == backup.withoutPauses
                {
                    return []
                }
                return sentences(difference)
            }
        }
    }

    private func records(_ effect: ImportEffect) -> [String] {
        let records = effect.records
        var lines: [String] = []
        if records.new > 0 { lines.append(String(localized: "\(records.new) new records")) }
        if records.ahead > 0 {
            lines.append(
                String(localized: "\(records.ahead) records for days still to come; they count when the day comes"))
        }
        if records.same > 0 { lines.append(String(localized: "\(records.same) records are here already")) }
        if records.different > 0 {
            lines.append(
                String(localized: "\(records.different) records are here already, made at another time; yours stay"))
        }
        if records.repeated > 0 {
            lines.append(
                String(localized: "\(records.repeated) records are in the file twice; the first made counts"))
        }
        return lines
    }

    /// Current and best streak, where something changes.
    private func streaks(_ effect: ImportEffect) -> [String] {
        guard effect.hasChanges else { return [] }
        let current: Int = effect.after.current.length
        let best: Int = effect.after.best.length
        guard let before = effect.before else {
            return [String(localized: "Current streak: \(current). Best streak: \(best).")]
        }
        let currentNow: Int = before.current.length
        let bestNow: Int = before.best.length
        return [
            String(localized: "Current streak: \(currentNow) now, \(current) afterwards"),
            String(localized: "Best streak: \(bestNow) now, \(best) afterwards"),
        ]
    }

    private func start(_ effect: ImportEffect) -> [String] {
        var lines: [String] = []
        if effect.keepsOwnStart {
            let day = words.full(effect.startDate)
            lines.append(String(localized: "It begins on \(day), the day of your first record."))
        }
        if let first = effect.firstRefused {
            let start = words.full(effect.startDate)
            let day = words.full(first)
            lines.append(
                String(
                    localized:
                        "\(effect.records.refused) records lie before \(start), where the habit begins, and are left out."
                ))
            lines.append(
                String(
                    localized:
                        "To include them, move the habit’s start date to \(day) or earlier, then import the file again."
                ))
        }
        return lines
    }

    private func sentences(_ difference: HabitDifference) -> [String] {
        switch difference {
        case .name(let backup):
            let name = isolated(backup)
            return [String(localized: "In the backup it is called \(name).")]
        case .note: return [String(localized: "The backup has a different note.")]
        case .icon: return [String(localized: "The backup has a different icon.")]
        case .accent: return [String(localized: "The backup has a different colour.")]
        case .schedule(let mine, let backup): return schedules(mine.withoutPauses, backup.withoutPauses)
        case .archived(let mine, let backup):
            if mine == backup { return [String(localized: "It was archived at another time in the backup.")] }
            return backup
                ? [String(localized: "It is archived in the backup.")]
                : [String(localized: "It is not archived in the backup.")]
        case .reminder(let mine, let backup): return [backupReminder(backup), ownReminder(mine)]
        }
    }

    private func backupReminder(_ reminder: ReminderSetting?) -> String {
        guard let reminder else { return String(localized: "It has no reminder in the backup.") }
        guard reminder.isEnabled else { return String(localized: "In the backup its reminder is switched off.") }
        let time = words.time(reminder.time)
        return String(localized: "The backup’s reminder is at \(time).")
    }

    private func ownReminder(_ reminder: ReminderSetting?) -> String {
        guard let reminder else { return String(localized: "Yours has no reminder.") }
        guard reminder.isEnabled else { return String(localized: "Your reminder is switched off.") }
        let time = words.time(reminder.time)
        return String(localized: "Your reminder is at \(time).")
    }

    /// Weekdays and zone as they hold from their last change on, which may be still to come: the backup's, and one's own.
    private func schedules(_ mine: Schedule, _ backup: Schedule) -> [String] {
        if mine == backup { return [String(localized: "In the backup it was archived at other times.")] }
        guard let last = backup.versions.last, let own = mine.versions.last,
            mine.startDate != backup.startDate || own != last
        else { return [String(localized: "The backup has other past or planned changes of the schedule.")] }
        let rhythm = HabitWords(words: words).rhythm(last.weekdays)
        let since = words.full(last.effectiveDate)
        let city = words.city(last.zone)
        guard last.effectiveDate > backup.startDate else {
            return [String(localized: "Schedule in the backup: \(rhythm) from \(since), by \(city) time."), yours(own)]
        }
        let start = words.full(backup.startDate)
        return [
            String(
                localized:
                    "Schedule in the backup: \(rhythm) from \(since), by \(city) time. Before that, from \(start), it was another one."
            ),
            yours(own),
        ]
    }

    private func yours(_ version: ScheduleVersion) -> String {
        let rhythm = HabitWords(words: words).rhythm(version.weekdays)
        let since = words.full(version.effectiveDate)
        let city = words.city(version.zone)
        return String(localized: "Your schedule: \(rhythm) from \(since), by \(city) time.")
    }
}
