import DaychainCore
import SwiftUI

/// The month as weeks of seven, its beads on the thread.
struct MonthGrid: View {
    static let rowHeight: CGFloat = 60

    let model: HabitModel
    let day: TodayHabit
    let focus: AccessibilityFocusState<CalendarFocus?>.Binding
    /// The scope in which the rotor of missed days finds its days.
    let days: Namespace.ID

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        let weeks: [[LocalDate]] = model.month.weeks(startingOn: words.firstWeekday)
        let plan = ThreadPlan(day.habit, in: model.month.days, today: day.today)
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                ForEach(words.week, id: \.self) { weekday in
                    Text(verbatim: words.shortWeekday(weekday))
                        .font(.caption)
                        .foregroundStyle(palette.soft)
                        .frame(maxWidth: .infinity)
                        .accessibilityLabel(Text(verbatim: words.weekday(weekday)))
                }
            }
            ForEach(weeks, id: \.self) { week in
                GridRow {
                    ForEach(week, id: \.self) { date in
                        if model.month.days.contains(date) {
                            DayPlace(model: model, day: day, date: date, form: .cell(plan[date]), focus: focus)
                                .accessibilityRotorEntry(id: date, in: days)
                        } else {
                            Rectangle()
                                .fill(Color.clear)
                                .frame(maxWidth: .infinity, minHeight: Self.rowHeight)
                                .accessibilityHidden(true)
                        }
                    }
                }
            }
        }
    }
}
