import DaychainCore
import Foundation
import SwiftUI

/// The counts of an import, before and after, a line each; what does not occur has none.
///
/// What changes and what stays are told apart.
enum TotalsWords {
    /// What importing will do.
    static func planned(_ totals: ImportTotals, hasHabits: Bool) -> [String] {
        guard hasHabits else { return [String(localized: "There is nothing to import: the backup holds no habit.")] }
        let records = totals.records
        let changes =
            lines(totals.newHabits) { count in String(localized: "\(count) new habits") }
            + lines(totals.takenHabits) { count in String(localized: "\(count) habits become as they are in the backup")
            }
            + lines(records.new) { count in String(localized: "\(count) new records") }
            + lines(records.ahead) { count in
                String(localized: "\(count) records for days still to come; they count when the day comes")
            }
            + lines(totals.newReminders) { count in String(localized: "\(count) reminders to be set as in the backup") }
            + lines(totals.endedReminders) { count in
                String(localized: "\(count) reminders to be switched off as in the backup")
            }
        return changes.isEmpty ? [unchanging(totals)] : changes
    }

    /// Why importing would change nothing.
    private static func unchanging(_ totals: ImportTotals) -> String {
        if totals.keptHabits > 0 { return String(localized: "Nothing changes with what is chosen below.") }
        if totals.records.refused > 0 { return String(localized: "Nothing in the backup can be added.") }
        return String(localized: "There is nothing to do: everything in the backup is here already.")
    }

    /// What importing has done.
    static func done(_ totals: ImportTotals) -> [String] {
        let records = totals.records
        return lines(totals.newHabits) { count in String(localized: "\(count) habits added") }
            + lines(totals.takenHabits) { count in String(localized: "\(count) habits changed to the backup’s version")
            }
            + lines(records.new + records.ahead) { count in String(localized: "\(count) records added") }
            + lines(totals.newReminders) { count in String(localized: "\(count) reminders set as in the backup") }
            + lines(totals.endedReminders) { count in
                String(localized: "\(count) reminders switched off as in the backup")
            }
    }

    /// What importing leaves as it is, or leaves out.
    static func unchanged(_ totals: ImportTotals) -> [String] {
        let records = totals.records
        return lines(totals.sameHabits) { count in String(localized: "\(count) habits are the same") }
            + lines(totals.keptHabits) { count in String(localized: "\(count) habits differ and stay as they are") }
            + lines(records.same) { count in String(localized: "\(count) records are here already") }
            + lines(records.different) { count in
                String(localized: "\(count) records are here already, made at another time; yours stay")
            }
            + lines(records.repeated) { count in
                String(localized: "\(count) records are in the file twice; the first made counts")
            }
            + lines(records.refused) { count in String(localized: "\(count) records before a start date are left out") }
            + lines(totals.sameReminders) { count in String(localized: "\(count) reminders are the same") }
            + lines(totals.keptReminders) { count in String(localized: "\(count) reminders differ and stay as they are")
            }
    }

    private static func lines(_ count: Int, _ words: (Int) -> String) -> [String] {
        count > 0 ? [words(count)] : []
    }
}
