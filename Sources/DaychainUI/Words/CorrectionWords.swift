import DaychainCore
import Foundation
import SwiftUI

/// What a correction will do, in a sentence.
enum CorrectionWords {
    static func sentence(_ correction: HabitModel.Correction) -> String {
        let now = StatusWords.word(correction.status)
        let then = StatusWords.word(correction.result)
        return String(localized: "Now: \(now). Afterwards: \(then).")
    }
}
