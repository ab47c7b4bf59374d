import Accessibility
import DaychainCore
import SwiftUI

/// A habit's next reminder as the system holds it, or what keeps it from coming.
struct HabitReminderSection: View {
    let day: TodayHabit
    /// The device's zone, and now.
    let moment: Moment

    @Environment(\.reminders) private var reminders
    @Environment(\.dayWords) private var words
    @Environment(\.palette) private var palette

    var body: some View {
        let standing = reminders?.standing(of: day.habit) ?? .off
        if standing != .off, let time = day.habit.reminder?.time {
            VStack(alignment: .leading, spacing: Spacing.medium) {
                SectionHeading("Reminder")
                VStack(alignment: .leading, spacing: Spacing.hair) {
                    Text("At \(words.time(time))")
                    next(standing)
                }
                notice(standing)
            }
            .onCard()
            .margins(.horizontal)
            .onChange(of: standing) { old, new in
                // The button that asked is gone, and with it what could tell of the answer.
                if old == .notAsked, case .next = new, let sentence = sentence(new) {
                    AccessibilityNotification.Announcement(sentence).post()
                }
            }
        }
    }

    @ViewBuilder private func next(_ standing: ReminderStanding) -> some View {
        if let sentence = sentence(standing) {
            Text(verbatim: sentence)
                .font(.subheadline)
                .foregroundStyle(palette.soft)
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityIdentifier("habit.reminder")
        }
    }

    private func sentence(_ standing: ReminderStanding) -> String? {
        switch standing {
        case .next(let reading, _):
            let next = ReminderWords(words: words).next(reading, today: day.today, on: moment)
            return String(localized: "Next: \(next)")
        case .noneToCome: return String(localized: "Next: none planned")
        case .denied: return String(localized: "Next: none, notifications are off")
        case .off, .notAsked, .failed: return nil
        }
    }

    @ViewBuilder private func notice(_ standing: ReminderStanding) -> some View {
        // One view whatever the permission, so that it can tell of an answer.
        if let access = access(standing) {
            ReminderAccessNotice(access: access, isWanted: true)
        } else if case .failed(let failure) = standing {
            ReminderFailureNotice(failure: failure)
        }
    }

    /// The permission that keeps a reminder from coming, or from being seen and heard.
    private func access(_ standing: ReminderStanding) -> ReminderAccess? {
        switch standing {
        case .denied: .denied
        case .notAsked: .notAsked
        case .next(_, isQuiet: true): .quiet
        case .off, .next, .noneToCome, .failed: nil
        }
    }
}

struct HabitReminderSection_Previews: PreviewProvider {
    static var previews: some View {
        preview(.allowed).previewDisplayName("Next")
        preview(.quiet).previewDisplayName("Quiet")
        preview(.denied).previewDisplayName("Denied")
        preview(.notAsked).previewDisplayName("Not asked")
        preview(.allowed).dynamicTypeSize(.accessibility5).previewDisplayName("Largest text")
    }

    private static func preview(_ access: ReminderAccess) -> some View {
        let habit = PreviewHabits.reminded
        let reminders = PreviewReminders.model(access, over: [habit])
        return ScrollView {
            HabitReminderSection(day: TodayHabit(habit, at: PreviewHabits.moment), moment: PreviewHabits.moment)
        }
        .environment(\.reminders, reminders)
        .onPaper()
    }
}
