import DaychainCore
import Foundation
import SwiftUI

/// How Daychain counts days and weeks here, and what it is.
struct SettingsView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dayWords) private var words
    @Environment(\.palette) private var palette

    var body: some View {
        NavigationStack {
            Form {
                Group { sections }
                    .listRowBackground(palette.card)
            }
            .scrollContentBackground(.hidden)
            .onPaper()
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Close") { dismiss() }
                        .keyboardShortcut(.cancelAction)
                        .accessibilityIdentifier("settings.close")
                }
            }
        }
        .accessibilityAction(.escape) { dismiss() }
    }

    @ViewBuilder private var sections: some View {
        Section {
            Text(
                "A habit's day is decided by the habit's own time zone. Travelling changes nothing about the days you have kept."
            )
            Text("A day ends at midnight in that zone. Whatever you mark is kept under the date that you saw.")
        } header: {
            FormHeading("Days")
        }
        Section {
            Text(verbatim: week)
            Text("The order of weekdays follows this device's region. Records do not depend on it.")
        } header: {
            FormHeading("Weeks")
        }
        Section {
            Text("Everything stays on this device. Daychain has no account and uses no network.")
        } header: {
            FormHeading("About Daychain")
        }
    }

    private var week: String {
        let day = words.weekday(words.firstWeekday)
        return String(localized: "Your week begins on \(day).")
    }
}

struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        SettingsView().previewDisplayName("Settings")
    }
}
