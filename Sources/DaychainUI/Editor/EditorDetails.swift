import DaychainCore
import SwiftUI

/// What has a good default: note, start date, zone, icon and colour.
struct EditorDetails: View {
    @Bindable var model: EditorModel
    let focus: FocusState<HabitField?>.Binding
    let spoken: AccessibilityFocusState<HabitField?>.Binding

    var body: some View {
        NoteRows(model: model, focus: focus, spoken: spoken)
        StartRows(model: model, spoken: spoken)
        ZoneRows(model: model, spoken: spoken)
        IconRow(model: model)
        AccentRow(model: model)
    }
}
