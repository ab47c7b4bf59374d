import DaychainCore
import SwiftUI

/// The zone that decides the habit's days; leads to the list of all.
struct ZoneRows: View {
    @Bindable var model: EditorModel
    let spoken: AccessibilityFocusState<HabitField?>.Binding

    @Environment(\.dayWords) private var words

    var body: some View {
        NavigationLink {
            ZoneList(model: model)
        } label: {
            LabeledContent("Time zone", value: words.city(model.draft.zone))
                .frame(minHeight: Spacing.target)
        }
        .accessibilityFocused(spoken, equals: .zone)
        .accessibilityIdentifier("editor.zone")
        .id(HabitField.zone)
        FieldFault(model: model, field: .zone)
    }
}
