import DaychainCore
import SwiftUI

/// A month of the habit, with paging, what happened on a day, corrections and a legend.
struct CalendarSection: View {
    let model: HabitModel
    let day: TodayHabit

    @AccessibilityFocusState private var focus: CalendarFocus?
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            VStack(alignment: .leading, spacing: Spacing.medium) {
                SectionHeading("Calendar", note: nil)
                if model.corrections.isActive { CorrectionBanner(model: model, focus: $focus) }
                MonthPager(model: model, focus: $focus)
            }
            .padding(.horizontal, Spacing.large)
            if textSize.isAccessibilitySize {
                MonthList(model: model, day: day, focus: $focus)
                    .padding(.horizontal, Spacing.large)
            } else {
                MonthGrid(model: model, day: day, focus: $focus)
                    .padding(.horizontal, Spacing.tight)
                DayStory(model: model, focus: $focus)
                    .padding(.horizontal, Spacing.large)
            }
            VStack(alignment: .leading, spacing: Spacing.medium) {
                LastCorrection(model: model)
                if !model.corrections.isActive, !day.habit.isArchived { correctButton }
                StatusLegend(accent: Accent(known: day.habit.details.accent))
            }
            .padding(.horizontal, Spacing.large)
        }
        .onChange(of: model.chosenDate) { old, new in
            focus = new == nil ? old.map(CalendarFocus.day) : .story
        }
        .onChange(of: model.corrections.isActive) { _, isActive in
            focus = isActive ? .banner : .correct
        }
    }

    private var correctButton: some View {
        Button {
            model.corrections.begin()
        } label: {
            Text("Correct past days")
        }
        .buttonStyle(QuietButtonStyle())
        .accessibilityFocused($focus, equals: .correct)
        .accessibilityIdentifier("habit.correct")
    }
}

struct CalendarSection_Previews: PreviewProvider {
    static var previews: some View {
        preview { _ in }.previewDisplayName("Month")
        preview { $0.choose(PreviewHabits.moment.deviceDate.adding(days: -2)) }.previewDisplayName("A day told")
        preview { model in
            model.corrections.begin()
            model.choose(PreviewHabits.moment.deviceDate.adding(days: -1))
        }
        .previewDisplayName("A day corrected")
        preview { $0.corrections.begin() }.dynamicTypeSize(.accessibility5)
            .previewDisplayName("Largest text")
    }

    private static func preview(_ prepare: @escaping @MainActor (HabitModel) -> Void) -> some View {
        let app = PreviewHabits.app([PreviewHabits.missed])
        let model = HabitModel(id: PreviewHabits.missed.id, journal: app.journal, speaker: app.speaker)
        let day = TodayHabit(PreviewHabits.missed, at: PreviewHabits.moment)
        return ScrollView { CalendarSection(model: model, day: day) }
            .onPaper()
            .task {
                await app.start()
                prepare(model)
            }
    }
}
