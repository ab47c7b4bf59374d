import DaychainCore
import SwiftUI

/// The fields: name and weekdays first, what saving will do, and the rest folded below.
struct EditorForm: View {
    @Bindable var model: EditorModel

    @FocusState private var focus: HabitField?
    @AccessibilityFocusState private var spoken: HabitField?
    @State private var showsMore = false
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        ScrollViewReader { scroll in
            PaperForm { sections }
                .scrollDismissesKeyboard(.interactively)
                .onAppear { if model.isNew { focus = .name } }
                .onChange(of: model.focusCall) { _, call in
                    if let call { go(to: call.field, by: scroll) }
                }
        }
    }

    @ViewBuilder private var sections: some View {
        NameSection(model: model, focus: $focus, spoken: $spoken)
        WeekdaySection(model: model, spoken: $spoken)
        ReminderFormSection(model: model)
        OutlookSection(model: model)
        if !textSize.isAccessibilitySize { PreviewSection(model: model) }
        Section {
            DisclosureGroup(isExpanded: $showsMore) {
                EditorDetails(model: model, focus: $focus, spoken: $spoken)
            } label: {
                // On the label: an identifier of the group would be given to every field in it.
                Text("More").frame(minHeight: Spacing.target)
                    .accessibilityIdentifier("editor.more")
            }
        } footer: {
            if !showsMore { FormHeading("Note, icon, colour, start date and time zone") }
        }
        // Where text is largest, the way to the other fields is long enough.
        if textSize.isAccessibilitySize { PreviewSection(model: model) }
        if model.isDraftAtRisk {
            Section {
                Text("This form cannot be kept if Daychain is closed: the device has no room for it.")
            }
        }
    }

    /// Brings a field at fault before the eyes, under the keyboard's caret, and to VoiceOver.
    private func go(to field: HabitField, by scroll: ScrollViewProxy) {
        if [.note, .startDate, .zone].contains(field) { showsMore = true }
        scroll.scrollTo(field, anchor: .center)
        focus = [.name, .note].contains(field) ? field : nil
        spoken = field
    }
}
