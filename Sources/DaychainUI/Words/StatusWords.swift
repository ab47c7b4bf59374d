import DaychainCore
import Foundation
import SwiftUI

/// The word of each status: no state is told by shape or colour alone.
enum StatusWords {
    static func word(_ status: DayStatus) -> String {
        switch status {
        case .notStarted: String(localized: "Not started")
        case .upcoming(recorded: false): String(localized: "Upcoming")
        case .upcoming(recorded: true): String(localized: "Already recorded")
        case .done: String(localized: "Done")
        case .extra: String(localized: "Extra")
        case .due: String(localized: "Due")
        case .missed: String(localized: "Missed")
        case .paused: String(localized: "Paused")
        case .notScheduled: String(localized: "Not scheduled")
        }
    }

    /// The word of a day's status; of a day to come also whether it is one of those that the habit is not meant for.
    static func word(_ status: DayStatus, isScheduled: Bool) -> String {
        status == .upcoming(recorded: false) && !isScheduled
            ? String(localized: "Upcoming, not scheduled") : word(status)
    }

    /// What a status means, for the legend.
    static func meaning(_ status: DayStatus) -> String {
        switch status {
        case .notStarted: String(localized: "Before the start date")
        case .upcoming(recorded: false): String(localized: "Still to come; a smaller dot where not scheduled")
        case .upcoming(recorded: true): String(localized: "Recorded, and counts when the day comes")
        case .done: String(localized: "Scheduled, and done")
        case .extra: String(localized: "Done on a day that was not scheduled; counts for no streak")
        case .due: String(localized: "Scheduled today, not done yet")
        case .missed: String(localized: "Scheduled, and not done")
        case .paused: String(localized: "Archived at the time")
        case .notScheduled: String(localized: "Neither adds to a streak nor ends it")
        }
    }
}
