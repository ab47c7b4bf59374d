import DaychainCore
import SwiftUI

/// The month as a list of days by week, for the largest text sizes; what is told of a day follows it.
struct MonthList: View {
    let model: HabitModel
    let day: TodayHabit
    let focus: AccessibilityFocusState<CalendarFocus?>.Binding
    /// The scope in which the rotor of missed days finds its days.
    let days: Namespace.ID

    @Environment(\.dayWords) private var words

    var body: some View {
        let weeks: [[LocalDate]] = model.month.weeks(startingOn: words.firstWeekday)
        VStack(alignment: .leading, spacing: Spacing.large) {
            ForEach(weeks, id: \.self) { week in
                VStack(alignment: .leading, spacing: Spacing.small) {
                    ForEach(shown(week), id: \.self) { date in
                        DayPlace(model: model, day: day, date: date, form: .row, focus: focus)
                            .accessibilityRotorEntry(id: date, in: days)
                        if model.chosenDate == date { DayStory(model: model, focus: focus) }
                    }
                }
                .onCard()
            }
        }
    }

    private func shown(_ week: [LocalDate]) -> [LocalDate] {
        week.filter { model.month.days.contains($0) }
    }
}
