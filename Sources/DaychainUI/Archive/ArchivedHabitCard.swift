import DaychainCore
import SwiftUI

/// One archived habit: its name, its best streak, and what can be done with it.
struct ArchivedHabitCard: View {
    let model: ArchiveModel
    let day: TodayHabit
    let focus: AccessibilityFocusState<ArchiveModel.Focus?>.Binding

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            NavigationLink(value: day.id) {
                SideBySide(alignment: .top, spacing: Spacing.medium) {
                    IconTile(details)
                    VStack(alignment: .leading, spacing: Spacing.hair) {
                        Text(verbatim: details.name)
                            .font(.headline)
                            .multilineTextAlignment(.leading)
                        Text(verbatim: textSize.isAccessibilitySize ? shortSummary : summary)
                            .font(.subheadline)
                            .foregroundStyle(palette.soft)
                            .multilineTextAlignment(.leading)
                    }
                }
                .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityFocused(focus, equals: .habit(day.id))
            .accessibilityLabel(Text(verbatim: details.name))
            .accessibilityValue(Text(verbatim: summary))
            .accessibilityHint("Opens the habit")
            .accessibilityActions {
                Button("Restore") { restore() }
                Button("Delete…") { model.actions.askToDelete(day.habit) }
            }
            .accessibilityIdentifier("archive.open.\(details.name)")
            SideBySide {
                restoreButton
                deleteButton
            }
        }
        .onCard()
    }

    private var restoreButton: some View {
        Button {
            restore()
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

    private func restore() {
        Task { await model.actions.restore(day.id) }
    }

    private var details: HabitDetails { day.habit.details }

    private var summary: String { HabitWords(words: words).archivedSummary(day) }

    /// At the largest text sizes the whole would push the buttons off the screen; the habit's own screen has the rest.
    private var shortSummary: String {
        let count = day.habit.records.count
        return String(localized: "\(count) records kept")
    }
}
