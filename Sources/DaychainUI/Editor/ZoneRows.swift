import DaychainCore
import SwiftUI

/// The zone that decides the habit's days; leads to the list of all.
struct ZoneRows: View {
    @Bindable var model: EditorModel
    let spoken: AccessibilityFocusState<HabitField?>.Binding

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        NavigationLink {
            ZoneList(model: model)
        } label: {
            LabeledContent("Time zone") {
                // The system's secondary colour is too pale on the card.
                Text(verbatim: words.city(model.draft.zone)).foregroundStyle(palette.soft)
            }
            .frame(minHeight: Spacing.target)
        }
        .accessibilityFocused(spoken, equals: .zone)
        .accessibilityIdentifier("editor.zone")
        .id(HabitField.zone)
        FieldFault(model: model, field: .zone)
    }
}
