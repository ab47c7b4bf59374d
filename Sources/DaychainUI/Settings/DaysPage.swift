import DaychainCore
import Foundation
import SwiftUI

/// How days, weeks and reminders come about: which day a habit is on, which zone the device is in, where a week begins.
struct DaysPage: View {
    let zone: Zone
    let instant: Date

    @Environment(\.dayWords) private var words

    private let reminderCount = ReminderPlan.budget

    var body: some View {
        PaperForm {
            Section {
                Text("Each habit has a time zone of its own. Its days end at midnight there, wherever you are.")
                Text("What you mark is kept under the date that you saw. Travelling changes nothing about it.")
                Text(verbatim: device)
                    .accessibilityIdentifier("settings.zone")
            } header: {
                FormHeading("Days")
            }
            Section {
                Text(verbatim: week)
                    .accessibilityIdentifier("settings.week")
                Text("The order of weekdays follows this device’s region. Records do not depend on it.")
            } header: {
                FormHeading("Weeks")
            }
            Section {
                Text("A reminder names its habit, unless previews are hidden on the lock screen.")
                Text(
                    "The system holds a limited number of reminders, so the nearest \(reminderCount) are set. Each time you open Daychain, the next ones are added."
                )
            } header: {
                FormHeading("Reminders")
            }
        }
        .navigationTitle("How days work")
        .navigationBarTitleDisplayMode(.inline)
    }

    private var device: String {
        let city = words.city(zone)
        let offset = words.offset(zone, at: instant)
        return String(localized: "This device is on the time of \(city), \(offset). New habits begin with it.")
    }

    private var week: String {
        let day = words.weekday(words.firstWeekday)
        return String(localized: "Your week begins on \(day).")
    }
}

struct DaysPage_Previews: PreviewProvider {
    static var previews: some View {
        page.previewDisplayName("How days work")
        page.dynamicTypeSize(.accessibility5).previewDisplayName("How days work, largest text")
    }

    private static var page: some View {
        NavigationStack { DaysPage(zone: PreviewHabits.moment.zone, instant: PreviewHabits.moment.instant) }
    }
}
