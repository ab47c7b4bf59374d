import DaychainCore
import SwiftUI

/// The name: one line in meaning, shown in as many as it needs. Return ends typing.
struct NameSection: View {
    @Bindable var model: EditorModel
    let focus: FocusState<HabitField?>.Binding
    let spoken: AccessibilityFocusState<HabitField?>.Binding

    @Environment(\.palette) private var palette

    var body: some View {
        Section {
            TextField("Name", text: $model.draft.name, prompt: prompt, axis: .vertical)
                .focused(focus, equals: .name)
                .accessibilityFocused(spoken, equals: .name)
                .submitLabel(.done)
                .modifier(TextTarget { focus.wrappedValue = .name })
                .accessibilityIdentifier("editor.name")
                .id(HabitField.name)
                .onChange(of: model.draft.name) { old, _ in
                    if model.draft.endName(before: old) { focus.wrappedValue = nil }
                }
            FieldFault(model: model, field: .name)
        } header: {
            FormHeading("Name")
        }
    }

    /// In the palette's secondary colour: the system's placeholder is too pale to be read by everyone.
    private var prompt: Text {
        Text("Read, water the plants, …").foregroundStyle(palette.soft)
    }
}
