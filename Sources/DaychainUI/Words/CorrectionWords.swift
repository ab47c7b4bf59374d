import DaychainCore
import Foundation
import SwiftUI

/// What a correction will do, and what the last one did, in sentences.
struct CorrectionWords {
    let words: DayWords
    let today: LocalDate

    /// "Now: Missed. Then: Done."
    static func change(_ correction: CorrectionModel.Correction) -> String {
        let now = StatusWords.word(correction.status)
        let then = StatusWords.word(correction.result)
        return String(localized: "Now: \(now). Then: \(then).")
    }

    /// What becomes of the streaks.
    static func streaks(_ correction: CorrectionModel.Correction) -> String {
        let (before, after) = (correction.streaksBefore, correction.streaksAfter)
        switch (before.current == after.current, before.best == after.best) {
        case (true, true):
            return String(localized: "Neither streak changes.")
        case (false, true):
            return String(localized: "Current streak: \(before.current) now, then \(after.current).")
        case (true, false):
            return String(localized: "Best streak: \(before.best) now, then \(after.best).")
        case (false, false):
            return String(
                localized:
                    "Current streak: \(before.current) now, then \(after.current). Best streak: \(before.best) now, then \(after.best)."
            )
        }
    }

    /// What the last correction did.
    func last(_ correction: CorrectionModel.Correction) -> String {
        let day = words.long(correction.date, today: today)
        return correction.marks
            ? String(localized: "\(day) was marked done.")
            : String(localized: "The record of \(day) was cleared.")
    }
}
