import SwiftUI

/// The way from Today to a new habit, to the archived ones and to the settings.
struct TodayToolbar: ToolbarContent {
    let app: AppModel

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Button {
                app.showSettings()
            } label: {
                Label("Settings", systemImage: SystemSymbol.settings)
            }
            .keyboardShortcut(",", modifiers: .command)
            .accessibilityIdentifier("today.settings")
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button {
                app.showArchive()
            } label: {
                Label("Archived habits", systemImage: SystemSymbol.archived)
            }
            .accessibilityIdentifier("today.archived")
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button {
                app.createHabit()
            } label: {
                Label("New habit", systemImage: SystemSymbol.new)
            }
            .keyboardShortcut("n", modifiers: .command)
            .accessibilityIdentifier("today.new")
        }
    }
}
