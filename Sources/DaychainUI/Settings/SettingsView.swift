import DaychainCore
import Foundation
import SwiftUI

/// What can be done here comes first; what there is to read is behind a row of its own.
struct SettingsView: View {
    let model: SettingsModel

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            PaperForm {
                if let backup = model.backup { BackupSection(model: backup) }
                ReminderSettingsSection()
                SamplesSection()
                Section {
                    page("How days work", "settings.days") { DaysPage(zone: model.zone, instant: model.instant) }
                    page("About", "settings.about") { AboutPage() }
                }
            }
            // On the whole form: a row that is scrolled away would take the system's own screens with it.
            .importing(model.backup)
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
        .exporting(model.backup)
        .accessibilityAction(.escape) { dismiss() }
    }

    private func page(
        _ title: LocalizedStringKey, _ identifier: String, @ViewBuilder content: () -> some View
    ) -> some View {
        NavigationLink {
            content()
        } label: {
            Text(title).frame(minHeight: Spacing.target)
        }
        .accessibilityIdentifier(identifier)
    }
}

struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        preview.previewDisplayName("Settings")
        preview.dynamicTypeSize(.accessibility5).previewDisplayName("Settings, largest text")
    }

    private static var preview: some View {
        SettingsView(model: SettingsModel(journal: PreviewHabits.app.journal, backup: PreviewHabits.app.backup))
            .environment(PreviewHabits.window)
            .environment(\.reminders, PreviewReminders.model(.denied))
    }
}
