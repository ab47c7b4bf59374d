import DaychainCore
import SwiftUI

/// The archived habits in a sheet, each with its whole history behind it.
struct ArchiveView: View {
    let model: ArchiveModel

    @AccessibilityFocusState private var focus: ArchiveModel.Focus?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.palette) private var palette

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: Spacing.medium) {
                    if model.days.isEmpty {
                        ArchiveEmptyView()
                            .accessibilityFocused($focus, equals: .empty)
                    } else {
                        ForEach(model.days) { day in
                            ArchivedHabitCard(model: model, day: day, focus: $focus)
                        }
                        explanation
                    }
                }
                .frame(maxWidth: Spacing.readableWidth, alignment: .leading)
                .margins()
                .frame(maxWidth: .infinity)
            }
            .onPaper()
            .navigationTitle("Archived habits")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: HabitID.self) { id in
                ArchivedHabitScreen(model: model.habit(id))
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Close") { dismiss() }
                        .keyboardShortcut(.cancelAction)
                        .accessibilityIdentifier("archive.close")
                }
            }
            .asking(model.actions, today: model.deviceDate)
        }
        .accessibilityAction(.escape) { dismiss() }
        .onChange(of: model.days.map(\.id)) { before, after in
            if let place = ArchiveModel.focus(before: before, after: after) { focus = place }
        }
    }

    /// Below the habits: at large text it would push them off the screen.
    private var explanation: some View {
        Text("Archived habits keep every record. The time away counts neither for nor against them.")
            .font(.subheadline)
            .foregroundStyle(palette.soft)
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityIdentifier("archive.explanation")
    }
}

/// What stands in the archive while it is empty.
private struct ArchiveEmptyView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text("Nothing is archived.")
                .font(.headline)
            Text("To put a habit away without losing its records, choose Archive in its menu on Today.")
                .fixedSize(horizontal: false, vertical: true)
        }
        .onCard()
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("archive.empty")
    }
}

/// An archived habit in full. It keeps its model, and so its month, while the list beneath it is drawn anew; once
/// restored or deleted it goes back to the list.
private struct ArchivedHabitScreen: View {
    @State private var model: HabitModel

    @Environment(\.dismiss) private var dismiss

    init(model: HabitModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        HabitView(model: model, edit: nil)
            .onChange(of: model.habit?.isArchived) { _, isArchived in
                if isArchived != true { dismiss() }
            }
    }
}

struct ArchiveView_Previews: PreviewProvider {
    static var previews: some View {
        preview(PreviewHabits.day).previewDisplayName("Archived")
        preview([]).previewDisplayName("Nothing archived")
    }

    private static func preview(_ habits: [HabitOverview]) -> some View {
        let app = PreviewHabits.app(habits)
        return ArchiveView(model: ArchiveModel(journal: app.journal, speaker: app.speaker))
            .task { await app.start() }
    }
}
