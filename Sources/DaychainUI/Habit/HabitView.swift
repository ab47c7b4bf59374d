import DaychainCore
import SwiftUI

/// A habit in full: who it is, its streaks, its calendar, its schedule, and what can be done with it.
struct HabitView: View {
    let model: HabitModel
    /// Opens the form; nil where there is none, as in the archive.
    let edit: (@MainActor () -> Void)?

    var body: some View {
        Group {
            if let day = model.day {
                ScrollView {
                    VStack(alignment: .leading, spacing: Spacing.section) {
                        HabitHeader(day: day, deviceDate: model.deviceDate)
                        if day.habit.isArchived { ArchivedNotice(model: model) }
                        StreakSection(day: day, deviceDate: model.deviceDate)
                        CalendarSection(model: model, day: day)
                        ScheduleHistory(habit: day.habit, deviceDate: model.deviceDate)
                        HabitActionsSection(model: model, habit: day.habit, edit: edit)
                    }
                    .frame(maxWidth: Spacing.readableWidth, alignment: .leading)
                    .padding(.vertical, Spacing.large)
                    .frame(maxWidth: .infinity)
                }
                .toolbar { toolbar(day.habit) }
            } else {
                NoHabitView()
            }
        }
        .onPaper()
        .navigationTitle("Habit")
        .navigationBarTitleDisplayMode(.inline)
        .asking(model.actions, today: model.deviceDate)
    }

    @ToolbarContentBuilder private func toolbar(_ habit: HabitOverview) -> some ToolbarContent {
        // The item itself is left out: an empty one would still be drawn as a piece of glass.
        if let edit, !habit.isArchived {
            ToolbarItem(placement: .primaryAction) {
                Button {
                    edit()
                } label: {
                    Label("Edit", systemImage: SystemSymbol.edit)
                }
                .keyboardShortcut("e", modifiers: .command)
                .accessibilityIdentifier("habit.edit")
            }
        }
    }
}

/// Says that the habit is archived, and brings it back.
struct ArchivedNotice: View {
    let model: HabitModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text("This habit is archived. Its records are kept, and nothing counts as missed.")
                .fixedSize(horizontal: false, vertical: true)
            Button {
                Task { await model.actions.restore(model.id) }
            } label: {
                Text("Restore")
            }
            .buttonStyle(QuietButtonStyle())
            .accessibilityIdentifier("habit.restore")
        }
        .onNotice()
        .padding(.horizontal, Spacing.large)
    }
}

struct HabitView_Previews: PreviewProvider {
    static var previews: some View {
        preview(PreviewHabits.reading).previewDisplayName("Habit")
        preview(PreviewHabits.reading).environment(\.colorScheme, .dark).previewDisplayName("Habit, dark")
        preview(PreviewHabits.longestName).dynamicTypeSize(.accessibility5)
            .previewDisplayName("Longest name, largest text")
    }

    private static func preview(_ habit: HabitOverview) -> some View {
        let app = PreviewHabits.app([habit])
        let model = HabitModel(id: habit.id, journal: app.journal, speaker: app.speaker)
        return NavigationStack { HabitView(model: model, edit: {}) }.task { await app.start() }
    }
}
