import DaychainCore
import SwiftUI

/// The month as weeks of seven, its beads on the thread.
struct MonthGrid: View {
    let model: HabitModel
    let day: TodayHabit

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        let weeks: [[LocalDate]] = model.month.weeks(startingOn: words.firstWeekday)
        let plan = ThreadPlan(day.habit, in: model.month.days, today: day.today)
        Grid(horizontalSpacing: 0, verticalSpacing: Spacing.tight) {
            GridRow {
                ForEach(words.week, id: \.self) { weekday in
                    Text(verbatim: words.shortWeekday(weekday))
                        .font(.caption)
                        .foregroundStyle(palette.soft)
                        .frame(maxWidth: .infinity)
                        .accessibilityHidden(true)
                }
            }
            ForEach(weeks, id: \.self) { week in
                GridRow {
                    ForEach(week, id: \.self) { date in
                        if model.month.days.contains(date) {
                            DayPlace(model: model, day: day, date: date, links: plan[date])
                        } else {
                            Rectangle()
                                .fill(Color.clear)
                                .frame(maxWidth: .infinity, minHeight: DayPlace.height)
                                .accessibilityHidden(true)
                        }
                    }
                }
            }
        }
    }
}

/// One day of the grid. While days are being corrected, those that can be are buttons; otherwise it is plain.
struct DayPlace: View {
    static let height: CGFloat = 56

    let model: HabitModel
    let day: TodayHabit
    let date: LocalDate
    let links: ThreadPlan.Links

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        if model.isCorrecting, model.canCorrect(date) {
            Button {
                model.choose(date)
            } label: {
                face
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: label))
            .accessibilityValue(Text(verbatim: StatusWords.word(status)))
            .accessibilityHint("Chooses the day for a correction")
            .accessibilityAddTraits(isChosen ? .isSelected : [])
            .accessibilityIdentifier("habit.day.\(date.text)")
        } else {
            face
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: label))
                .accessibilityValue(Text(verbatim: StatusWords.word(status)))
                .accessibilityIdentifier("habit.day.\(date.text)")
        }
    }

    private var face: some View {
        VStack(spacing: Spacing.hair) {
            ThreadedBead(status: status, links: links, accent: accent, size: .medium, beadSide: 26)
            Text(verbatim: words.dayNumber(date))
                .font(.footnote)
                .fontWeight(isToday ? .bold : .regular)
                .monospacedDigit()
                .foregroundStyle(status == .notStarted ? palette.faint : palette.ink)
                .padding(.horizontal, Spacing.tight)
                .overlay(alignment: .bottom) {
                    Rectangle().fill(isToday ? palette.ink : Color.clear).frame(height: 2).offset(y: 2)
                }
        }
        .frame(maxWidth: .infinity, minHeight: Self.height)
        .background(isChosen ? accent.tileColor(palette) : Color.clear, in: shape)
        .overlay { shape.strokeBorder(isChosen ? palette.ink : Color.clear, lineWidth: 2) }
        .contentShape(Rectangle())
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Spacing.small, style: .continuous) }
    private var status: DayStatus { day.habit.status(of: date, today: day.today) }
    private var accent: Accent { Accent(known: day.habit.details.accent) }
    private var isToday: Bool { date == day.today }
    private var isChosen: Bool { model.chosenDate == date }

    private var label: String {
        let name = words.long(date, today: model.deviceDate)
        return isToday ? String(localized: "Today, \(name)") : name
    }
}
