import DaychainCore
import SwiftUI

/// Goes to the system's page of the app's notifications.
struct ReminderSettingsButton: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.reminders) private var reminders

    var body: some View {
        if let page = reminders?.settingsPage {
            Button {
                openURL(page)
            } label: {
                Text("Open the system’s settings")
                    .fixedSize(horizontal: false, vertical: true)
            }
            .buttonStyle(QuietButtonStyle())
            .accessibilityIdentifier("reminders.settings")
        }
    }
}

struct ReminderSettingsButton_Previews: PreviewProvider {
    static var previews: some View {
        ReminderSettingsButton()
            .environment(\.reminders, PreviewReminders.model(.denied))
            .padding(Spacing.large)
            .onPaper()
            .previewDisplayName("Settings button")
    }
}
