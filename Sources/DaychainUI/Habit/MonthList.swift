import DaychainCore
import SwiftUI

/// The month as a list of days by week, for the largest text sizes.
struct MonthList: View {
    let model: HabitModel
    let day: TodayHabit

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        let weeks: [[LocalDate]] = model.month.weeks(startingOn: words.firstWeekday)
        VStack(alignment: .leading, spacing: Spacing.large) {
            ForEach(weeks, id: \.self) { week in
                VStack(alignment: .leading, spacing: Spacing.small) {
                    ForEach(shown(week), id: \.self) { date in
                        DayRow(model: model, day: day, date: date)
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

/// One day in words, with its bead.
private struct DayRow: View {
    let model: HabitModel
    let day: TodayHabit
    let date: LocalDate

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
            .accessibilityLabel(Text(verbatim: name))
            .accessibilityValue(Text(verbatim: StatusWords.word(status)))
            .accessibilityAddTraits(model.chosenDate == date ? .isSelected : [])
            .accessibilityIdentifier("habit.day.\(date.text)")
        } else {
            face
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: name))
                .accessibilityValue(Text(verbatim: StatusWords.word(status)))
                .accessibilityIdentifier("habit.day.\(date.text)")
        }
    }

    private var face: some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            Text(verbatim: name)
                .fontWeight(date == day.today ? .bold : .regular)
            HStack(spacing: Spacing.small) {
                Bead(status: status, accent: accent, size: .medium)
                    .frame(width: 32, height: 32)
                Text(verbatim: StatusWords.word(status))
                    .foregroundStyle(palette.soft)
            }
        }
        .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
        .background(model.chosenDate == date ? accent.tileColor(palette) : Color.clear)
        .contentShape(Rectangle())
    }

    private var accent: Accent { Accent(known: day.habit.details.accent) }
    private var status: DayStatus { day.habit.status(of: date, today: day.today) }

    private var name: String {
        let name = words.long(date, today: model.deviceDate)
        return date == day.today ? String(localized: "Today, \(name)") : name
    }
}
