import DaychainCore
import SwiftUI

/// The archived habits in a sheet, each with its whole history behind it.
struct ArchiveView: View {
    let model: ArchiveModel

    @Environment(\.dismiss) private var dismiss
    @Environment(\.palette) private var palette

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: Spacing.medium) {
                    Text(
                        "Archived habits keep every record. They are not on Today, and the time away counts neither for nor against them."
                    )
                    .foregroundStyle(palette.soft)
                    .fixedSize(horizontal: false, vertical: true)
                    if model.days.isEmpty {
                        Text("Nothing is archived.")
                            .onCard()
                    }
                    ForEach(model.days) { day in
                        ArchivedHabitCard(model: model, day: day)
                    }
                }
                .frame(maxWidth: Spacing.readableWidth, alignment: .leading)
                .padding(Spacing.large)
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
    }
}

/// An archived habit in full. It keeps its model, and so its month, while the list beneath it is drawn anew.
private struct ArchivedHabitScreen: View {
    @State private var model: HabitModel

    init(model: HabitModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        HabitView(model: model, edit: nil)
    }
}

/// One archived habit: its name, its best streak, and what can be done with it.
struct ArchivedHabitCard: View {
    let model: ArchiveModel
    let day: TodayHabit

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            NavigationLink(value: day.id) {
                HStack(alignment: .top, spacing: Spacing.medium) {
                    IconTile(icon: HabitIcon(known: details.icon), accent: Accent(known: details.accent))
                    VStack(alignment: .leading, spacing: Spacing.hair) {
                        Text(verbatim: details.name)
                            .font(.headline)
                            .multilineTextAlignment(.leading)
                        Text(verbatim: summary)
                            .font(.subheadline)
                            .foregroundStyle(palette.soft)
                            .multilineTextAlignment(.leading)
                    }
                }
                .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: details.name))
            .accessibilityValue(Text(verbatim: summary))
            .accessibilityIdentifier("archive.open.\(details.name)")
            layout {
                restoreButton
                deleteButton
            }
        }
        .onCard()
    }

    private var restoreButton: some View {
        Button {
            Task { await model.actions.restore(day.id) }
        } label: {
            Text("Restore")
        }
        .buttonStyle(QuietButtonStyle())
        .accessibilityLabel(Text(verbatim: String(localized: "Restore \(isolated(details.name))")))
        .accessibilityInputLabels([Text("Restore")])
        .accessibilityIdentifier("archive.restore.\(details.name)")
    }

    private var deleteButton: some View {
        Button(role: .destructive) {
            model.actions.askToDelete(day.habit)
        } label: {
            Text("Delete…")
        }
        .buttonStyle(QuietButtonStyle())
        .accessibilityLabel(Text(verbatim: String(localized: "Delete \(isolated(details.name))…")))
        .accessibilityInputLabels([Text("Delete…")])
        .accessibilityIdentifier("archive.delete.\(details.name)")
    }

    private var details: HabitDetails { day.habit.details }

    private var layout: AnyLayout {
        textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: Spacing.small))
            : AnyLayout(HStackLayout(spacing: Spacing.small))
    }

    private var summary: String {
        let count = day.habit.records.count
        return String(localized: "\(count) records kept")
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
