import DaychainCore
import SwiftUI

/// A day of the calendar, in the grid or in the list: a button that tells what happened on it.
struct DayPlace: View {
    /// How a day is shown.
    enum Form {
        /// A bead on the thread above the day's number.
        case cell(ThreadPlan.Links)
        /// The date and the status in words.
        case row
    }

    let model: HabitModel
    let day: TodayHabit
    let date: LocalDate
    let form: Form
    let focus: AccessibilityFocusState<CalendarFocus?>.Binding

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        Button {
            model.choose(date)
        } label: {
            face
                .frame(maxWidth: .infinity)
                .background(isChosen ? accent.tileColor(palette) : Color.clear, in: shape)
                .overlay { shape.strokeBorder(isChosen ? palette.ink : Color.clear, lineWidth: 2) }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: name))
        .accessibilityValue(Text(verbatim: StatusWords.word(status)))
        .accessibilityHint(hint)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .accessibilityActions {
            if model.corrections.canUndo { UndoCorrectionButton(model: model) }
        }
        .accessibilityFocused(focus, equals: .day(date))
        .accessibilityIdentifier("habit.day.\(date.text)")
    }

    @ViewBuilder private var face: some View {
        switch form {
        case .cell(let links):
            DayCellFace(date: date, status: status, links: links, accent: accent, isToday: isToday)
        case .row:
            DayRowFace(name: briefName, status: status, accent: accent, isToday: isToday)
        }
    }

    private var hint: Text {
        model.corrections.isActive
            ? Text("Tells what happened and what a correction would change")
            : Text("Tells what happened on this day")
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Spacing.small, style: .continuous) }
    private var status: DayStatus { day.habit.status(of: date, today: day.today) }
    private var accent: Accent { Accent(known: day.habit.details.accent) }
    private var isToday: Bool { date == day.today }
    private var isChosen: Bool { model.chosenDate == date }

    private var name: String { named(words.long(date, today: model.deviceDate)) }

    /// Shown at the largest text, where a weekday in full would break inside the word.
    private var briefName: String { named(words.brief(date, today: model.deviceDate)) }

    private func named(_ date: String) -> String { isToday ? String(localized: "Today, \(date)") : date }
}

/// A day of the grid: its bead on the thread, and its number, which is underlined today.
private struct DayCellFace: View {
    let date: LocalDate
    let status: DayStatus
    let links: ThreadPlan.Links
    let accent: Accent
    let isToday: Bool

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
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
        .frame(maxWidth: .infinity, minHeight: MonthGrid.rowHeight)
    }
}

/// A day of the list: its date and its status in words, with its bead.
private struct DayRowFace: View {
    let name: String
    let status: DayStatus
    let accent: Accent
    let isToday: Bool

    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            Text(verbatim: name)
                .fontWeight(isToday ? .bold : .regular)
                .multilineTextAlignment(.leading)
                .fixedSize(horizontal: false, vertical: true)
            HStack(spacing: Spacing.small) {
                Bead(status: status, accent: accent, size: .medium)
                    .frame(width: 32, height: 32)
                Text(verbatim: StatusWords.word(status))
                    .foregroundStyle(palette.soft)
                    .multilineTextAlignment(.leading)
            }
        }
        .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
        .padding(.vertical, Spacing.small)
        .padding(.horizontal, Spacing.tight)
    }
}
