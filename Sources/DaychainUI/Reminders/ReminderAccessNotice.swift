import Accessibility
import DaychainCore
import SwiftUI

/// What the person's permission means for reminders, and the way to change it; nothing where all is well.
struct ReminderAccessNotice: View {
    let access: ReminderAccess
    /// Whether a reminder is switched on, for which the system can be had to ask.
    let isWanted: Bool

    @Environment(\.reminders) private var reminders
    @Environment(\.palette) private var palette

    var body: some View {
        if let explanation = ReminderWords.explanation(access, isWanted: isWanted) {
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
            // The answer to the system's question stands here, where nobody may be looking.
            .onChange(of: access) { _, access in
                if access == .denied { AccessibilityNotification.Announcement(explanation).post() }
            }
        }
    }

    @ViewBuilder private var wayOut: some View {
        if access == .notAsked, isWanted {
            Button {
                Task { await reminders?.askIfNeeded() }
            } label: {
                Text("Allow notifications…")
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
                Task { await reminders?.retry() }
            } label: {
                Text("Try again")
            }
            .buttonStyle(QuietButtonStyle())
            .accessibilityIdentifier("reminders.retry")
            FailedRetries(count: reminders?.failedRetries ?? 0)
        }
        .padding(.vertical, Spacing.tight)
    }
}

struct ReminderAccessNotice_Previews: PreviewProvider {
    static var previews: some View {
        preview(.notAsked).previewDisplayName("Not asked")
        preview(.notAsked, isWanted: false).previewDisplayName("None switched on")
        preview(.denied).previewDisplayName("Denied")
        preview(.quiet).previewDisplayName("Quiet")
        ReminderFailureNotice(failure: .notAdded(.notAllowed))
            .environment(
                \.reminders,
                PreviewReminders.model(.allowed, over: [PreviewHabits.reminded], takesNotices: false)
            )
            .onCard()
            .previewDisplayName("Not all set")
    }

    private static func preview(_ access: ReminderAccess, isWanted: Bool = true) -> some View {
        ScrollView { ReminderAccessNotice(access: access, isWanted: isWanted).onCard().padding(Spacing.large) }
            .environment(\.reminders, PreviewReminders.model(access)).onPaper()
    }
}
