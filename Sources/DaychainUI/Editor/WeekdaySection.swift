import DaychainCore
import Foundation
import SwiftUI

/// Seven labelled toggles with presets, and from when other weekdays apply.
struct WeekdaySection: View {
    @Bindable var model: EditorModel
    let spoken: AccessibilityFocusState<HabitField?>.Binding

    var body: some View {
        Section {
            WeekdayTiles(model: model, spoken: spoken)
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
        let isChosen = model.draft.weekdays.weekdays == weekdays
        return Button {
            model.draft.weekdays = WeekdayChoice(weekdays)
        } label: {
            Text(title)
                .font(.subheadline)
        }
        .buttonStyle(PresetButtonStyle(isChosen: isChosen, accent: Accent(known: model.draft.accent)))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .accessibilityIdentifier("editor.preset.\(identifier)")
    }
}
