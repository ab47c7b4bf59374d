import DaychainCore
import SwiftUI

/// How Daychain counts days and weeks here, samples to explore, and what it is: one section, one file.
struct SettingsView: View {
    let model: SettingsModel

    @Environment(\.dismiss) private var dismiss
    @Environment(\.palette) private var palette

    var body: some View {
        NavigationStack {
            Form {
                Group {
                    DaysSection(zone: model.zone, instant: model.instant)
                    ReminderSettingsSection()
                    WeeksSection()
                    if let backup = model.backup { BackupSection(model: backup) }
                    SamplesSection()
                    AboutSection()
                }
                .listRowBackground(palette.card)
            }
            .importing(model.backup)
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
}

struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        SettingsView(model: SettingsModel(journal: PreviewHabits.app.journal, backup: PreviewHabits.app.backup))
            .environment(PreviewHabits.window)
            .previewDisplayName("Settings")
    }
}
