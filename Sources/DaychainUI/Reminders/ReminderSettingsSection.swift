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
                    ReminderAccessNotice(access: state.access, isWanted: state.isWanted)
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
        preview(.notAsked, over: [PreviewHabits.reminded]).previewDisplayName("Reminders not asked for")
    }

    private static func preview(_ access: ReminderAccess, over habits: [HabitOverview] = []) -> some View {
        Form { ReminderSettingsSection() }.environment(\.reminders, PreviewReminders.model(access, over: habits))
    }
}
