import DaychainCore
import SwiftUI

/// Editing, archiving and deleting, as buttons with words.
struct HabitActionsSection: View {
    let model: HabitModel
    let habit: HabitOverview
    let edit: (@MainActor () -> Void)?

    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            if let edit, !habit.isArchived {
                button("Edit habit", symbol: SystemSymbol.edit, identifier: "habit.editButton") { edit() }
            }
            if !habit.isArchived {
                button("Archive habit", symbol: SystemSymbol.archived, identifier: "habit.archive") {
                    Task { await model.actions.archive(habit.id) }
                }
            }
            Button(role: .destructive) {
                model.actions.askToDelete(habit)
            } label: {
                Label("Delete habit…", systemImage: SystemSymbol.delete)
                    .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
                    .foregroundStyle(palette.warning)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier("habit.delete")
        }
        .onCard()
        .margins(.horizontal)
    }

    private func button(
        _ title: LocalizedStringKey, symbol: String, identifier: String, action: @escaping @MainActor () -> Void
    ) -> some View {
        Button {
            action()
        } label: {
            Label(title, systemImage: symbol)
                .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
                .foregroundStyle(Accent.standard.color(palette))
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier(identifier)
    }
}
