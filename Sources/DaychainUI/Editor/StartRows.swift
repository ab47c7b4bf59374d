import DaychainCore
import SwiftUI

/// The date on which the habit begins.
struct StartRows: View {
    @Bindable var model: EditorModel
    let spoken: AccessibilityFocusState<HabitField?>.Binding

    var body: some View {
        DayPicker("Start date", selection: $model.startDay, in: model.startDays)
            .accessibilityFocused(spoken, equals: .startDate)
            .accessibilityIdentifier("editor.startDate")
            .id(HabitField.startDate)
        FieldFault(model: model, field: .startDate)
    }
}
