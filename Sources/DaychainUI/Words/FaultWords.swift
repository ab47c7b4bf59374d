import DaychainCore
import Foundation
import SwiftUI

/// What is wrong with a value of a file, after its place.
enum FaultWords {
    /// "habits[3].completions[17].date: 2026-02-30 is not a date".
    static func sentence(_ fault: BackupFault) -> String {
        let place = isolated(fault.path)
        let problem = problem(fault.reason)
        return String(localized: "\(place): \(problem)")
    }

    private static func problem(_ reason: BackupFault.Reason) -> String {
        switch reason {
        case .notADate(let text), .notATime(let text), .notAnInstant(let text), .notAnIdentifier(let text),
            .unsupportedDate(let text), .unknownZone(let text), .repeatedIdentifier(let text),
            .repeatedVersion(let text):
            text.isEmpty ? String(localized: "empty text") : problem(reason, quoting: isolated(text))
        case .missing: String(localized: "missing")
        case .wrongType: String(localized: "not the kind of value that belongs here")
        case .numberOutOfRange: String(localized: "not a whole number of a possible size")
        case .noVersion: String(localized: "a schedule needs at least one entry")
        case .noWeekday: String(localized: "at least one weekday is needed")
        case .notAWeekday(let number): String(localized: "\(number) is not a weekday from 1 to 7")
        case .repeatedWeekday(let number): String(localized: "weekday \(number) is there twice")
        case .archivedMismatch: String(localized: "the schedule says otherwise about archiving")
        case .wrongCount(let stated, let found): String(localized: "says \(stated), but the file holds \(found)")
        case .nullCharacter: String(localized: "contains a null character")
        case .blank: String(localized: "shows nothing")
        case .tooLong(let limit): String(localized: "longer than \(limit) characters")
        }
    }

    private static func problem(_ reason: BackupFault.Reason, quoting text: String) -> String {
        switch reason {
        case .notATime: String(localized: "\(text) is not a time from 00:00 to 23:59")
        case .notAnInstant: String(localized: "\(text) is not a date and time in UTC")
        case .notAnIdentifier: String(localized: "\(text) is not an identifier")
        case .unsupportedDate: String(localized: "\(text) is before 1900 or after 2199")
        case .unknownZone: String(localized: "\(text) is no time zone that this device knows")
        case .repeatedIdentifier: String(localized: "\(text) is the identifier of another habit in the file")
        case .repeatedVersion: String(localized: "two schedules begin on \(text)")
        default: String(localized: "\(text) is not a date")
        }
    }
}
