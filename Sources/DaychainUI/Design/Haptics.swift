import SwiftUI

/// What can be felt, beside what is said and shown: always after the save, and never instead of words.
enum Haptics {
    /// A day that was recorded is felt as a success, one that was taken back more lightly; all else is left to words.
    static func feedback(for spoken: Spoken?) -> SensoryFeedback? {
        switch spoken {
        case .done, .allDone, .doneAsExtra, .recorded: .success
        case .undone, .cleared: .impact(weight: .light)
        default: nil
        }
    }

    /// A command that could not be saved is felt as an error; other questions are not felt.
    static func feedback(for question: Question?) -> SensoryFeedback? {
        if case .failed = question { .error } else { nil }
    }
}
