import Drawing
import Foundation
import Stage

/// A date picker in its compact form: its label and the value, which opens a panel to change it.
struct DatePickerBody<Label: View>: View {
    let selection: Binding<Date>
    let bounds: ClosedRange<Date>
    let components: DatePickerComponents
    let label: Label
    @State private var isOpen = false
    @Environment(\.controls.hidesLabels) private var hidesLabel
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.self) private var environment

    var body: some View {
        let choice = DateChoice(bounds: bounds, components: components, environment: environment)
        let date = selection.wrappedValue
        Group {
            if hidesLabel {
                IconWithSpokenTitle(icon: value(choice, date), title: label)
            } else if textSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 8) {
                    label
                    value(choice, date)
                }
            } else {
                HStack(spacing: 8) {
                    label
                    Spacer(minLength: 8)
                    value(choice, date)
                }
            }
        }
        .modified(DatePickerMeaning(selection: selection, date: date, choice: choice, open: { isOpen = true }))
        .sheet(isPresented: $isOpen) {
            DatePanel(selection: selection, choice: choice, title: AnyView(label)) { isOpen = false }
                .presentationDetents([.fraction(components.contains(.date) ? 0.62 : 0.32)])
        }
    }

    private func value(_ choice: DateChoice, _ date: Date) -> some View {
        PressableButton(role: nil, action: { isOpen = true }, place: .content) { isPressed in
            HStack(spacing: 6) {
                if components.contains(.date) { chip(choice.dateText(date)) }
                if components.contains(.hourAndMinute) { chip(choice.timeText(date)) }
            }
            .opacity(isPressed ? 0.5 : 1)
        }
        .modified(Silent())
    }

    private func chip(_ words: String) -> some View {
        Text(verbatim: words)
            .environment(\.dimsWhenDisabled, true)
            .padding(.horizontal, 11)
            .padding(.vertical, 6)
            .background(.fill, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// A date picker is one element, with its label and its date.
private struct DatePickerMeaning {
    let selection: Binding<Date>
    let date: Date
    let choice: DateChoice
    let open: @MainActor () -> Void
}

extension DatePickerMeaning: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item { DatePickerItem(node, item, meaning: self) }
}

private final class DatePickerItem: WrapperItem {
    let meaning: DatePickerMeaning

    init(_ node: Node, _ child: Item, meaning: DatePickerMeaning) {
        self.meaning = meaning
        super.init(node, child)
    }

    override func semantics() -> [Semantics] {
        let meaning = meaning
        let parts = child.semantics()
        var result = Semantics(role: .datePicker, item: self)
        result.element.label = Semantics.mergedLabel(parts)
        result.element.value = meaning.choice.spoken(meaning.date)
        result.element.text = parts.first?.element.text
        child.search { part in
            guard let button = part as? ButtonItem else { return false }
            result.element.activationPoint = CGPoint(x: button.frame.midX, y: button.frame.midY)
            return true
        }
        guard environment.isEnabled else { return [result] }
        result.activate = meaning.open
        result.adjust = { up in
            meaning.selection.wrappedValue = meaning.choice.adjusted(meaning.selection.wrappedValue, up: up)
        }
        result.choose = { name in
            guard let new = meaning.choice.date(named: name, from: meaning.selection.wrappedValue) else { return false }
            meaning.selection.wrappedValue = new
            return true
        }
        return [result]
    }
}

/// What a compact date picker opens: the days of a month, and the time.
private struct DatePanel: View {
    let selection: Binding<Date>
    let choice: DateChoice
    let title: AnyView
    let close: @MainActor () -> Void
    @State private var months = 0

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                HStack {
                    title.font(.headline)
                    Spacer(minLength: 8)
                    Button(SystemWords.done.rawValue) { close() }.buttonStyle(.borderedProminent)
                }
                if choice.components.contains(.date) { month }
                if choice.components.contains(.hourAndMinute) { time }
            }
            .padding(20)
        }
    }

    private var calendar: Calendar { choice.calendar }

    private var first: Date {
        let parts = calendar.dateComponents([.era, .year, .month], from: selection.wrappedValue)
        let start = calendar.date(from: parts) ?? selection.wrappedValue
        return calendar.date(byAdding: .month, value: months, to: start) ?? start
    }

    private var weeks: [[Date?]] {
        let days = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
        let before = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        var cells: [Date?] = Array(repeating: nil, count: before)
        for day in 0..<days { cells.append(calendar.date(byAdding: .day, value: day, to: first)) }
        while cells.count % 7 != 0 { cells.append(nil) }
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
    }

    private var month: some View {
        VStack(spacing: 8) {
            HStack {
                Text(verbatim: monthTitle).font(.headline)
                Spacer(minLength: 8)
                turn("chevron.backward", "Previous month", by: -1)
                turn("chevron.forward", "Next month", by: 1)
            }
            HStack(spacing: 0) {
                ForEach(0..<7) { column in
                    Text(verbatim: weekday(column))
                        .font(.caption)
                        .foregroundStyle(Color.secondary)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity)
                        .modified(Silent())
                        .modified(CappedText())
                }
            }
            ForEach(weeks.indices, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7) { column in cell(weeks[week][column]).modified(CappedText()) }
                }
            }
        }
    }

    private var monthTitle: String {
        Date.FormatStyle(locale: choice.locale, calendar: calendar, timeZone: calendar.timeZone)
            .year().month(.wide).format(first)
    }

    private func weekday(_ column: Int) -> String {
        let names = calendar.veryShortStandaloneWeekdaySymbols
        return names[(column + calendar.firstWeekday - 1) % 7]
    }

    private func turn(_ symbol: String, _ name: String, by count: Int) -> some View {
        Button {
            months += count
        } label: {
            IconWithSpokenTitle(
                icon: Image(systemName: symbol).frame(width: 44, height: 36), title: Text(verbatim: name))
        }
    }

    @ViewBuilder private func cell(_ day: Date?) -> some View {
        if let day {
            let isChosen = calendar.isDate(day, inSameDayAs: selection.wrappedValue)
            Button {
                selection.wrappedValue = choice.moving(selection.wrappedValue, toDayOf: day)
                months = 0
            } label: {
                IconWithSpokenTitle(icon: number(day, isChosen: isChosen), title: Text(verbatim: choice.dateText(day)))
            }
            .buttonStyle(.plain)
            .disabled(!choice.allows(day: day))
            .modified(ChosenMark(isChosen: isChosen))
        } else {
            Color.clear.frame(maxWidth: .infinity, minHeight: 40, maxHeight: 40)
        }
    }

    private func number(_ day: Date, isChosen: Bool) -> some View {
        Text(verbatim: calendar.component(.day, from: day).formatted(.number.locale(choice.locale)))
            .fontWeight(isChosen ? .semibold : .regular)
            .foregroundStyle(isChosen ? Color.white : Color.primary)
            .frame(maxWidth: .infinity, minHeight: 40)
            .background { if isChosen { Circle().fill(Color.accentColor).frame(width: 38, height: 38) } }
            .opacity(choice.allows(day: day) ? 1 : 0.3)
    }

    private var time: some View {
        Stepper {
            Text(verbatim: choice.timeText(selection.wrappedValue)).font(.title3)
        } onIncrement: {
            step(1)
        } onDecrement: {
            step(-1)
        }
    }

    private func step(_ minutes: Int) {
        let next = calendar.date(byAdding: .minute, value: 5 * minutes, to: selection.wrappedValue)
        if let next { selection.wrappedValue = choice.clamped(next) }
    }
}
