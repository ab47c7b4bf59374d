import DaychainCore
import SwiftUI

/// What Settings says of reminders: whether they come, and what is wrong.
struct ReminderSettingsSection: View {
    @Environment(\.reminders) private var reminders

    var body: some View {
        if let state = reminders?.state {
            Section {
                if state.access == .allowed {
                    Text("Notifications are on.")
                        .accessibilityIdentifier("reminders.access")
                } else {
                    ReminderAccessNotice(access: state.access)
                }
                if let failure = state.failure {
                    ReminderFailureNotice(failure: failure)
                }
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
