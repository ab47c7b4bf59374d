import DaychainCore
import Foundation
import SwiftUI

/// What a person reads when the store or a rule said no, and what to do about it.
struct ProblemWords {
    let words: DayWords
    let today: LocalDate

    /// What went wrong, and the way out.
    func explanation(_ error: StoreError) -> String {
        switch error {
        case .unavailable:
            String(
                localized:
                    "The habit file cannot be read or written right now. Unlock the device or check its storage, then try again."
            )
        case .full:
            String(localized: "There is no space left on this device. Free some space, then try again.")
        case .newerVersion:
            String(
                localized:
                    "A newer version of Daychain wrote the habit file. Update Daychain to open it; nothing in it was changed."
            )
        case .damaged:
            String(localized: "The habit file is damaged and was left as it is.")
        case .conflict:
            String(localized: "Another window changed the same thing. Look at it again, then repeat what you wanted.")
        case .refused(let reason):
            explanation(reason)
        case .other(let detail):
            String(localized: "The system reported: \(detail). Nothing was changed; try again.")
        }
    }

    /// The rule that forbids a command, in words; with a short date for large text.
    func explanation(_ reason: CommandError, isShort: Bool = false) -> String {
        switch reason {
        case .notFound:
            return String(localized: "The habit is no longer there. It may have been deleted in another window.")
        case .alreadyExists:
            return String(localized: "Another habit has this identity. Close the form and create the habit again.")
        case .archived:
            return String(localized: "The habit is archived. Restore it first.")
        case .invalid(let error):
            return Self.remedy(error)
        case .futureDate(let date, _):
            let day = isShort ? words.brief(date, today: today) : words.long(date, today: today)
            return String(localized: "\(day) is still to come. It can be marked when the day has begun.")
        case .beforeStart(_, let start):
            let day = words.full(start)
            return String(localized: "The habit begins on \(day). Move its start date first.")
        case .effectiveDateTooEarly(_, let earliest):
            let day = words.full(earliest)
            return String(localized: "New weekdays can apply from \(day) at the earliest.")
        case .replacesLaterChanges:
            return String(localized: "A later change of weekdays is planned. Agree to replace it first.")
        case .startTooLate(_, let latest):
            let day = words.full(latest)
            return String(localized: "The start date can move to \(day) at the latest.")
        case .changedSincePreview:
            return String(
                localized: "Your habits have changed since this was previewed. Look at the new numbers first.")
        }
    }

    /// What to do about a field.
    static func remedy(_ error: ValidationError) -> String {
        switch (error.field, error.reason) {
        case (.name, .blank): return String(localized: "Give the habit a name.")
        case (_, .tooLong(let limit)):
            return String(localized: "Shorten this to \(limit) characters.")
        case (_, .unknownZone): return String(localized: "Choose a time zone from the list.")
        case (_, .outsideSupportedDates): return String(localized: "Choose a date between 1900 and 2199.")
        case (_, .blank): return String(localized: "Choose one of the list.")
        }
    }
}
