import DaychainCore
import Foundation
import SwiftUI

/// Announcements in words.
struct SpokenWords {
    let words: DayWords
    let today: LocalDate

    func text(_ spoken: Spoken) -> String {
        switch spoken {
        case .done(let name, let streak):
            let name = isolated(name)
            return String(localized: "\(name) done. Current streak \(streak).")
        case .allDone(let name, let streak):
            let name = isolated(name)
            return String(localized: "\(name) done. Current streak \(streak). All done for today.")
        case .doneAsExtra(let name):
            let name = isolated(name)
            return String(localized: "\(name) done as an extra.")
        case .alreadyDone(let name):
            let name = isolated(name)
            return String(localized: "\(name) was done already.")
        case .undone(let name, let streak):
            let name = isolated(name)
            return String(localized: "\(name) is not done. Current streak \(streak).")
        case .recorded(let name, let date, let asExtra):
            let name = isolated(name)
            let day = words.long(date, today: today)
            return asExtra
                ? String(localized: "\(name) marked done for \(day), as an extra.")
                : String(localized: "\(name) marked done for \(day).")
        case .cleared(let name, let date):
            let name = isolated(name)
            let day = words.long(date, today: today)
            return String(localized: "\(name): the record of \(day) is gone.")
        case .created(let name):
            let name = isolated(name)
            return String(localized: "\(name) created.")
        case .saved(let name):
            let name = isolated(name)
            return String(localized: "Changes to \(name) saved.")
        case .formFault(let fault):
            return FormFaultWords(words: words).remedy(fault)
        case .archived(let name):
            let name = isolated(name)
            return String(localized: "\(name) archived. Its records are kept.")
        case .archivedWithUndo(let name):
            let name = isolated(name)
            return String(localized: "\(name) archived. Undo is at the end of the screen.")
        case .restored(let name):
            let name = isolated(name)
            return String(localized: "\(name) restored.")
        case .deleted(let name):
            let name = isolated(name)
            return String(localized: "\(name) deleted.")
        case .backupWritten(let habits, let records):
            let habits = String(localized: "\(habits) habits")
            let records = String(localized: "\(records) records")
            return String(localized: "The backup is ready: \(habits), \(records).")
        case .backupSaved(let name):
            let name = isolated(name)
            return String(localized: "\(name) saved.")
        case .importRefused: return String(localized: "This file was not imported. Nothing was changed.")
        case .importReady(.changes): return String(localized: "The file was read. Look at what importing will do.")
        case .importReady(.choices):
            return String(localized: "The file was read. Habits differ: choose which version to use.")
        case .importReady(.nothing): return String(localized: "The file was read. There is nothing to import.")
        case .importChanged: return String(localized: "Your habits have changed. Look at the new numbers.")
        case .imported(let totals):
            let changes = words.list(TotalsWords.done(totals))
            return String(localized: "Imported: \(changes).")
        case .newDay(let date):
            let day = words.long(date, today: today)
            return String(localized: "A new day: \(day).")
        case .dateIsNow(let date):
            let day = words.long(date, today: today)
            return String(localized: "The date here is \(day).")
        case .zonesKept(let zones):
            let cities = words.list(zones.map(words.city))
            return String(localized: "Your habits stay on \(cities) time.")
        case .zoneChanged(let count, let zone):
            let city = words.city(zone)
            return String(localized: "\(count) habits follow \(city) time now.")
        case .moved(let name, let place, let count):
            let name = isolated(name)
            return String(localized: "\(name), now \(place) of \(count).")
        case .month(let month):
            return words.month(month)
        case .correcting:
            return String(localized: "Correcting past days. Choose a day; Finish is at the end of the screen.")
        case .corrected:
            return String(localized: "Correcting is finished.")
        case .samplesEntered:
            return String(localized: "Sample habits. Your own are kept apart.")
        case .samplesLeft:
            return String(localized: "Back to your own habits.")
        }
    }
}
