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
        .accessibilityValue(Text(verbatim: StatusWords.word(status, isScheduled: isScheduled)))
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
            DayCellFace(
                date: date, status: status, isScheduled: isScheduled, links: links, accent: accent, isToday: isToday)
        case .row:
            DayRowFace(
                name: name, shortName: shortName, status: status, isScheduled: isScheduled, accent: accent,
                isToday: isToday)
        }
    }

    private var hint: Text {
        model.corrections.isActive
            ? Text("Tells about this day, and what a correction would change")
            : Text("Tells about this day")
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Spacing.small, style: .continuous) }
    private var status: DayStatus { day.habit.status(of: date, today: day.today) }
    private var isScheduled: Bool { day.habit.isOpportunity(date) }
    private var accent: Accent { Accent(known: day.habit.details.accent) }
    private var isToday: Bool { date == day.today }
    private var isChosen: Bool { model.chosenDate == date }

    private var name: String {
        told(words.long(date, today: model.deviceDate))
    }

    private var shortName: String { told(words.brief(date, today: model.deviceDate)) }

    private func told(_ name: String) -> String {
        isToday ? String(localized: "Today, \(name)") : name
    }
}

/// A day of the grid: its bead on the thread, and its number, which is underlined today.
private struct DayCellFace: View {
    let date: LocalDate
    let status: DayStatus
    let isScheduled: Bool
    let links: ThreadPlan.Links
    let accent: Accent
    let isToday: Bool

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        VStack(spacing: Spacing.hair) {
            ThreadedBead(
                status: status, links: links, accent: accent, size: .medium, beadSide: 26, isScheduled: isScheduled)
            Text(verbatim: words.dayNumber(date))
                .font(.footnote)
                .fontWeight(isToday ? .bold : .regular)
                .monospacedDigit()
                .foregroundStyle(status == .notStarted ? palette.faint : palette.ink)
                .padding(.horizontal, Spacing.tight)
                .overlay(alignment: .bottom) {
                    Rectangle().fill(isToday ? palette.ink : Color.clear).frame(height: 2).offset(y: 1)
                }
        }
        // An extra's bead stands above its place, and the frame of the chosen day keeps clear of it.
        .padding(.top, Spacing.small + Spacing.hair)
        .padding(.bottom, Spacing.tight + Spacing.hair)
        .frame(maxWidth: .infinity, minHeight: MonthGrid.rowHeight)
    }
}

/// A day of the list: its date with its bead, and below them its status in words, which need the whole width.
private struct DayRowFace: View {
    let name: String
    let shortName: String
    let status: DayStatus
    let isScheduled: Bool
    let accent: Accent
    let isToday: Bool

    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            HStack(spacing: Spacing.small) {
                FittingText(full: name, short: shortName)
                    .fontWeight(isToday ? .bold : .regular)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Bead(status: status, accent: accent, size: .medium, isScheduled: isScheduled)
                    .frame(width: 32, height: 32)
            }
            Text(verbatim: StatusWords.word(status, isScheduled: isScheduled))
                .foregroundStyle(palette.soft)
                .fixedSize(horizontal: false, vertical: true)
        }
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
        .padding(Spacing.small)
    }
}
