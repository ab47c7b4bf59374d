import DaychainCore
import Foundation
import SwiftUI

/// Seven labelled toggles with presets, and from when other weekdays apply.
struct WeekdaySection: View {
    @Bindable var model: EditorModel
    let spoken: AccessibilityFocusState<HabitField?>.Binding

    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.dayWords) private var words

    var body: some View {
        Section {
            toggles
                .id(HabitField.weekdays)
            presets
            FieldFault(model: model, field: .weekdays)
            if model.asksFromWhen {
                DayPicker("Applies from", selection: $model.effectiveDay, in: model.effectiveDays)
                    .accessibilityIdentifier("editor.effectiveDate")
            }
            PlannedRows(model: model, spoken: spoken)
        } header: {
            FormHeading("Days of the week")
        }
    }

    @ViewBuilder private var toggles: some View {
        let week: [Weekday] = words.week
        if textSize.isAccessibilitySize {
            VStack(spacing: Spacing.small) { ForEach(week, id: \.self) { weekday in tile(weekday) } }
        } else {
            VStack(spacing: Spacing.small) {
                HStack(spacing: Spacing.small) { ForEach(week.prefix(4), id: \.self) { weekday in tile(weekday) } }
                HStack(spacing: Spacing.small) { ForEach(week.suffix(3), id: \.self) { weekday in tile(weekday) } }
            }
        }
    }

    private func tile(_ weekday: Weekday) -> some View {
        Toggle(isOn: $model.draft.weekdays[weekday]) {
            if textSize.isAccessibilitySize {
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: words.weekday(weekday))
                    Text(verbatim: words.shortWeekday(weekday))
                }
            } else {
                Text(verbatim: words.shortWeekday(weekday))
            }
        }
        .toggleStyle(TileToggleStyle(accent: Accent(known: model.draft.accent)))
        .accessibilityLabel(Text(verbatim: words.weekday(weekday)))
        .modifier(FirstWeekdayFocus(spoken: spoken, isFirst: weekday == words.week.first))
        .accessibilityIdentifier("editor.weekday.\(weekday.rawValue)")
    }

    private var presets: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: Spacing.small) { presetButtons }
            VStack(alignment: .leading, spacing: Spacing.small) { presetButtons }
        }
    }

    @ViewBuilder private var presetButtons: some View {
        preset("Every day", .daily, "daily")
        preset("Weekdays", .workingDays, "weekdays")
        preset("Weekends", .weekend, "weekends")
    }

    private func preset(_ title: LocalizedStringKey, _ weekdays: Weekdays, _ identifier: String) -> some View {
        Button {
            model.draft.weekdays = WeekdayChoice(weekdays)
        } label: {
            Text(title)
                .font(.subheadline)
        }
        .buttonStyle(QuietButtonStyle())
        .accessibilityAddTraits(model.draft.weekdays.weekdays == weekdays ? .isSelected : [])
        .accessibilityIdentifier("editor.preset.\(identifier)")
    }
}

/// Lets VoiceOver come to the first weekday where none is chosen.
private struct FirstWeekdayFocus: ViewModifier {
    let spoken: AccessibilityFocusState<HabitField?>.Binding
    let isFirst: Bool

    @ViewBuilder func body(content: Content) -> some View {
        if isFirst {
            content.accessibilityFocused(spoken, equals: .weekdays)
        } else {
            content
        }
    }
}
