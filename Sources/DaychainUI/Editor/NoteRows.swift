import DaychainCore
import SwiftUI

/// The note, as long as it is.
struct NoteRows: View {
    @Bindable var model: EditorModel
    let focus: FocusState<HabitField?>.Binding
    let spoken: AccessibilityFocusState<HabitField?>.Binding

    @Environment(\.palette) private var palette

    var body: some View {
        TextField("Note", text: $model.draft.note, prompt: prompt, axis: .vertical)
            .focused(focus, equals: .note)
            .accessibilityFocused(spoken, equals: .note)
            .modifier(TextTarget { focus.wrappedValue = .note })
            .accessibilityIdentifier("editor.note")
            .id(HabitField.note)
        FieldFault(model: model, field: .note)
    }

    private var prompt: Text {
        Text("Note (optional)").foregroundStyle(palette.soft)
    }
}
