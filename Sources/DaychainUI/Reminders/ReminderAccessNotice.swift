import DaychainCore
import SwiftUI

/// What the person's permission means for reminders, and the way to change it; nothing where all is well.
struct ReminderAccessNotice: View {
    let access: ReminderAccess
    /// Whether the system can be had to ask: something is switched on that it would be asked for.
    var offersAsking = false

    @Environment(\.reminders) private var reminders
    @Environment(\.palette) private var palette

    var body: some View {
        if let explanation = ReminderWords.explanation(access) {
            VStack(alignment: .leading, spacing: Spacing.medium) {
                SideBySide(alignment: .firstTextBaseline, stackedSpacing: Spacing.tight) {
                    if access == .denied {
                        Image(systemName: SystemSymbol.warning).accessibilityHidden(true)
                    }
                    Text(verbatim: explanation)
                        .fixedSize(horizontal: false, vertical: true)
                        .foregroundStyle(access == .denied ? palette.ink : palette.soft)
                        .accessibilityIdentifier("reminders.access")
                }
                .font(.subheadline)
                wayOut
            }
            .padding(.vertical, Spacing.tight)
        }
    }

    @ViewBuilder private var wayOut: some View {
        if access == .notAsked, offersAsking {
            Button {
                Task { await reminders?.askIfNeeded() }
            } label: {
                Text("Allow Notifications…")
            }
            .buttonStyle(QuietButtonStyle())
            .accessibilityIdentifier("reminders.allow")
        } else if access == .denied || access == .quiet {
            ReminderSettingsButton()
        }
    }
}

/// Says that reminders are not as wanted, and offers to try again.
struct ReminderFailureNotice: View {
    let failure: ReminderFailure

    @Environment(\.reminders) private var reminders

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            Text(verbatim: ReminderWords.explanation(failure))
                .font(.subheadline)
                .fixedSize(horizontal: false, vertical: true)
            Button {
                Task { await reminders?.refresh() }
            } label: {
                Text("Try Again")
            }
            .buttonStyle(QuietButtonStyle())
            .accessibilityIdentifier("reminders.retry")
        }
        .padding(.vertical, Spacing.tight)
    }
}

struct ReminderAccessNotice_Previews: PreviewProvider {
    static var previews: some View {
        preview(.notAsked).previewDisplayName("Not asked")
        preview(.denied).previewDisplayName("Denied")
        preview(.quiet).previewDisplayName("Quiet")
        ReminderFailureNotice(failure: .notAdded(.notAllowed)).onCard()
            .previewDisplayName("Not all set")
    }

    private static func preview(_ access: ReminderAccess) -> some View {
        ReminderAccessNotice(access: access, offersAsking: true)
            .environment(\.reminders, PreviewReminders.model(access)).onCard()
            .padding(Spacing.large).onPaper()
    }
}
