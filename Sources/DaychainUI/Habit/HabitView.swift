import DaychainCore
import SwiftUI

/// A habit in full: who it is, its streaks, its calendar, its schedule, and what can be done with it.
struct HabitView: View {
    let model: HabitModel
    /// Opens the form; nil where there is none, as in the archive.
    let edit: (@MainActor () -> Void)?

    @AccessibilityFocusState private var focus: HabitFocus?
    @ScaledMetric(relativeTo: .body) private var leastColumnWidth: CGFloat = 400
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Group {
            if let day = model.day {
                ScrollViewReader { proxy in
                    ScrollView { content(day) }
                        .safeAreaInset(edge: .bottom, spacing: 0) {
                            if model.corrections.isActive { CorrectionBar(model: model) }
                        }
                        .onChange(of: model.chosenDate) { _, date in
                            guard let date else { return }
                            // What is told of the day lies below the month, on a small screen out of sight; in the
                            // list it follows the day's row, and is longer than the screen.
                            if textSize.isAccessibilitySize {
                                proxy.scrollTo(date, anchor: .top)
                            } else {
                                proxy.scrollTo(DayStory.place)
                            }
                        }
                        .onChange(of: model.corrections.isActive) { _, isActive in
                            // Finished far below, the button that begins anew would be out of sight.
                            if !isActive { proxy.scrollTo(CalendarSection.headingPlace) }
                        }
                        .onChange(of: model.record) {
                            // Read, it says more than before, and its buttons must not go below the bar.
                            if model.chosenDate != nil, !textSize.isAccessibilitySize { proxy.scrollTo(DayStory.place) }
                        }
                }
                .toolbar { toolbar(day.habit) }
            } else {
                NoHabitView(offersHabits: true)
            }
        }
        .onPaper()
        .navigationTitle("Habit")
        .navigationBarTitleDisplayMode(.inline)
        .asking(model.actions, today: model.deviceDate)
        .onChange(of: model.habit?.isArchived) { _, isArchived in
            // What was activated is gone.
            if let isArchived { focus = isArchived ? .notice : .name }
        }
    }

    private func content(_ day: TodayHabit) -> some View {
        HabitColumns(leastWidth: leastColumnWidth) {
            VStack(alignment: .leading, spacing: Spacing.section) {
                HabitHeader(day: day, deviceDate: model.deviceDate, focus: $focus)
                if day.habit.isArchived { ArchivedNotice(habit: day.habit, model: model, focus: $focus) }
            }
            VStack(alignment: .leading, spacing: Spacing.section) {
                StreakSection(day: day, deviceDate: model.deviceDate)
                HabitReminderSection(day: day, moment: model.moment)
            }
            CalendarSection(model: model, day: day)
            VStack(alignment: .leading, spacing: Spacing.section) {
                ScheduleHistory(habit: day.habit, today: day.today)
                HabitActionsSection(model: model, habit: day.habit, edit: edit)
            }
        }
        .padding(.vertical, Spacing.large)
        .frame(maxWidth: .infinity)
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
                .accessibilityIdentifier("habit.edit")
            }
        }
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
