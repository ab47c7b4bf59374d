import DaychainCore
import Foundation
import SwiftUI

/// What is wrong with a field of a form, and what to do about it.
struct FormFaultWords {
    let words: DayWords

    func remedy(_ fault: FormFault) -> String {
        switch fault {
        case .noName:
            return String(localized: "The habit has no name yet. One letter is enough.")
        case .nameTooLong(let excess):
            return String(localized: "The name is \(excess) characters too long. Shorten it.")
        case .nameTooDense:
            return String(localized: "The name has too many accents or joined signs. Take some away.")
        case .noteTooLong(let excess):
            return String(localized: "The note is \(excess) characters too long. Shorten it.")
        case .noteTooDense:
            return String(localized: "The note has too many accents or joined signs. Take some away.")
        case .noWeekday:
            return String(localized: "No weekday is chosen. Choose at least one.")
        case .laterChangesStand:
            return String(localized: "Other weekdays are planned for later. Agree to replace them first.")
        case .startTooLate(let latest):
            let day = words.full(latest)
            return String(localized: "The habit cannot begin later than \(day). Choose that day or an earlier one.")
        case .startOutsideSupportedDates:
            return String(localized: "The start date is too far away. Choose a date between 1900 and 2199.")
        case .unknownZone:
            return String(localized: "This device does not know that time zone. Choose one from the list.")
        }
    }
}
