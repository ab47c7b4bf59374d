import DaychainCore
import Foundation
import SwiftUI

/// The form's reminder: whether, when, and what the person's permission means for it.
struct ReminderFormSection: View {
    @Bindable var model: EditorModel

    @Environment(\.reminders) private var reminders
    @Environment(\.dayWords) private var words

    var body: some View {
        Section {
            Toggle(isOn: $model.isReminded) { Text("Remind me").frame(minHeight: Spacing.target) }
                .accessibilityIdentifier("editor.reminder")
            if model.isReminded {
                DatePicker("Time", selection: $model.reminderTime, displayedComponents: .hourAndMinute)
                    .environment(\.timeZone, .gmt)
                    .environment(\.calendar, words.calendar)
                    .frame(minHeight: Spacing.target)
                    .accessibilityIdentifier("editor.reminderTime")
            }
            if model.isReminded {
                if let access = reminders?.access {
                    ReminderAccessNotice(access: access, isWanted: true)
                } else if reminders == nil {
                    Text("Samples send no reminders.").font(.subheadline)
                }
            }
        } header: {
            FormHeading("Reminder")
        } footer: {
            if !model.isReminded, reminders?.access == .notAsked, reminders?.isWanted == false,
                let explanation = ReminderWords.explanation(.notAsked, isWanted: false)
            {
                FormHeading(verbatim: explanation)
            }
        }
        .onChange(of: model.isReminded) { _, isReminded in
            if isReminded { Task { await reminders?.askIfNeeded() } }
        }
    }
}

struct ReminderFormSection_Previews: PreviewProvider {
    static var previews: some View {
        preview(.notAsked).previewDisplayName("Not asked")
        preview(.denied).previewDisplayName("Denied")
        preview(.allowed).previewDisplayName("On")
    }

    private static func preview(_ access: ReminderAccess) -> some View {
        Form { ReminderFormSection(model: PreviewHabits.editor(PreviewHabits.reminded)) }
            .environment(\.reminders, PreviewReminders.model(access))
    }
}
