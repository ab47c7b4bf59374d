import DaychainCore
import SwiftUI

/// What Settings says of reminders: whether they come, how many are held, and what is wrong.
struct ReminderSettingsSection: View {
    @Environment(\.reminders) private var reminders
    @Environment(\.palette) private var palette

    private let count = ReminderPlan.budget

    var body: some View {
        if let state = reminders?.state {
            Section {
                if state.access == .allowed {
                    Text("Notifications are on. A reminder names its habit, unless previews are hidden.")
                        .accessibilityIdentifier("reminders.access")
                } else {
                    ReminderAccessNotice(access: state.access)
                }
                if let failure = state.failure {
                    ReminderFailureNotice(failure: failure)
                }
                Text(
                    "The system holds a limited number of reminders, so the nearest \(count) are set. Each time you open Daychain, the next ones are added."
                )
                .foregroundStyle(palette.soft)
            } header: {
                FormHeading("Reminders")
            }
        }
    }
}

struct ReminderSettingsSection_Previews: PreviewProvider {
    static var previews: some View {
        preview(.allowed).previewDisplayName("Reminders on")
        preview(.denied).previewDisplayName("Reminders denied")
    }

    private static func preview(_ access: ReminderAccess) -> some View {
        Form { ReminderSettingsSection() }.environment(\.reminders, PreviewReminders.model(access))
    }
}
