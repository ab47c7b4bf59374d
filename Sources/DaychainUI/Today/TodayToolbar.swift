import DaychainCore
import SwiftUI

/// The way from Today to a new habit, to the order, to the archived ones and to the settings. The keys are in the menu bar.
struct TodayToolbar: ToolbarContent {
    let app: AppModel

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Button {
                app.showSettings()
            } label: {
                label("Settings", SystemSymbol.settings)
            }
            .accessibilityIdentifier("today.settings")
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button {
                app.showArchive()
            } label: {
                label("Archived habits", SystemSymbol.archived)
            }
            .accessibilityIdentifier("today.archived")
        }
        if app.canReorder {
            ToolbarItem(placement: .topBarTrailing) {
                Button {
                    app.showReorder()
                } label: {
                    label("Order of habits", SystemSymbol.order)
                }
                .accessibilityIdentifier("today.reorder")
            }
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button {
                app.createHabit()
            } label: {
                label("New habit", SystemSymbol.new)
            }
            .accessibilityIdentifier("today.new")
        }
    }

    /// Bars do not grow with the text: held down, the item is shown large.
    private func label(_ title: LocalizedStringKey, _ symbol: String) -> some View {
        Label(title, systemImage: symbol)
            .accessibilityShowsLargeContentViewer { Label(title, systemImage: symbol) }
    }
}
