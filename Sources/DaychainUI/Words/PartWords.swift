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
        return records(effect) + either(part, effect) + streaks(effect) + start(effect)
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
            return DifferenceWords(words: words, today: today).lines(differences)
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

    /// That the choice is not about records, where some are added.
    private func either(_ part: ImportPart, _ effect: ImportEffect) -> [String] {
        guard part.taking != nil, effect.records.new + effect.records.ahead > 0 else { return [] }
        return [String(localized: "Records are added with either choice, and none of yours goes.")]
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
}
