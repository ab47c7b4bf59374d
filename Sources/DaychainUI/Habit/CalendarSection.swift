import DaychainCore
import SwiftUI

/// A month of the habit, with paging, what happened on a day, corrections and a legend.
struct CalendarSection: View {
    /// Where a page scrolls to once corrections are finished.
    static let headingPlace = "habit.calendar.heading"

    let model: HabitModel
    let day: TodayHabit

    @AccessibilityFocusState private var focus: CalendarFocus?
    @Namespace private var days
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dayWords) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            VStack(alignment: .leading, spacing: Spacing.medium) {
                heading.id(Self.headingPlace)
                MonthPager(model: model, focus: $focus)
            }
            .margins(.horizontal)
            month
                .simultaneousGesture(swipe)
                .accessibilityElement(children: .contain)
                .accessibilityRotor("Missed days") {
                    ForEach(model.missedDays, id: \.self) { date in
                        AccessibilityRotorEntry(
                            Text(verbatim: words.long(date, today: model.deviceDate)), id: date, in: days)
                    }
                }
            if !textSize.isAccessibilitySize {
                DayStory(model: model, focus: $focus)
                    .margins(.horizontal)
            }
            StatusLegend(accent: Accent(known: day.habit.details.accent))
                .margins(.horizontal)
        }
        .onChange(of: model.chosenDate) { old, new in
            focus = new == nil ? old.map(CalendarFocus.day) : .story
        }
        .onChange(of: model.corrections.isActive) { _, isActive in
            focus = isActive ? .month : .correct
        }
        .onChange(of: model.corrections.last) { last, new in
            // Taken back, the button that did it is gone.
            if model.corrections.isActive, new == nil, let last { focus = place(of: last.date) }
        }
    }

    private var heading: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: Spacing.small) {
                SectionHeading("Calendar")
                    .frame(maxWidth: .infinity, alignment: .leading)
                correctButton
            }
            VStack(alignment: .leading, spacing: Spacing.small) {
                SectionHeading("Calendar")
                correctButton
            }
        }
    }

    @ViewBuilder private var month: some View {
        if textSize.isAccessibilitySize {
            MonthList(model: model, day: day, focus: $focus, days: days)
                .margins(.horizontal)
        } else {
            GridMargins {
                MonthGrid(model: model, day: day, focus: $focus, days: days)
            }
        }
    }

    /// Pages as the buttons do. In points of the window, which do not mirror.
    private var swipe: some Gesture {
        DragGesture(minimumDistance: 24, coordinateSpace: .global).onEnded { value in
            switch MonthSwipe(translation: value.translation, isRightToLeft: direction == .rightToLeft) {
            case .next: model.showNextMonth()
            case .previous: model.showPreviousMonth()
            case nil: break
            }
        }
    }

    private func place(of date: LocalDate) -> CalendarFocus {
        model.month.days.contains(date) ? .day(date) : .month
    }

    /// Before the days, so that nobody has to go through all of them to reach it.
    @ViewBuilder private var correctButton: some View {
        if !model.corrections.isActive, model.corrections.canBegin {
            Button {
                model.beginCorrecting()
            } label: {
                Text("Correct past days")
            }
            .buttonStyle(QuietButtonStyle())
            .accessibilityFocused($focus, equals: .correct)
            .accessibilityIdentifier("habit.correct")
        }
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
