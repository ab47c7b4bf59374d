import DaychainCore
import SwiftUI

/// Changes of weekdays that are planned for later, and the agreement that they go.
struct PlannedRows: View {
    @Bindable var model: EditorModel
    let spoken: AccessibilityFocusState<HabitField?>.Binding

    @Environment(\.dayWords) private var words

    var body: some View {
        let planned: [WeekdayChange] = model.plannedChanges
        if !planned.isEmpty {
            ForEach(planned, id: \.self) { change in
                Text(verbatim: outlookWords.planned(change))
                    .fixedSize(horizontal: false, vertical: true)
                    .accessibilityIdentifier("editor.planned")
            }
            Toggle("Replace what is planned", isOn: $model.draft.replacesLaterChanges)
                .toggleStyle(CheckToggleStyle())
                .accessibilityFocused(spoken, equals: .effectiveDate)
                .accessibilityIdentifier("editor.replace")
                .id(HabitField.effectiveDate)
            FieldFault(model: model, field: .effectiveDate)
        }
    }

    private var outlookWords: OutlookWords {
        OutlookWords(words: words, today: model.today, habitToday: model.habitToday)
    }
}
