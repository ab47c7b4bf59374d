import DaychainCore
import SwiftUI

/// The form, in a sheet that a swipe does not close while something would be lost.
struct EditorView: View {
    @Bindable var model: EditorModel

    @Environment(\.dismiss) private var dismiss
    @Environment(\.dayWords) private var words

    var body: some View {
        NavigationStack {
            EditorForm(model: model)
                .navigationTitle(model.isNew ? Text("New habit") : Text("Edit habit"))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { toolbar }
                .alert("Discard your changes?", isPresented: $model.isAskingToDiscard) {
                    Button("Discard changes", role: .destructive) { model.discard() }
                    Button("Keep editing", role: .cancel) {}
                } message: {
                    Text("Nothing of this form has been saved yet.")
                }
        }
        .interactiveDismissDisabled(model.isChanged)
        .sensoryFeedback(.error, trigger: model.failure) { _, failure in failure != nil }
        .alert("Not saved", isPresented: $model.isTellingFailure, presenting: model.failure) { _ in
            Button("Try again") { Task { await model.save() } }
            Button("Keep editing", role: .cancel) {}
        } message: { error in
            Text(verbatim: ProblemWords(words: words, today: model.today).explanation(error))
        }
        .onChange(of: model.isFinished) { dismiss() }
        .accessibilityAction(.escape) { model.cancel() }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { model.cancel() }
                .keyboardShortcut(.cancelAction)
                .accessibilityIdentifier("editor.cancel")
        }
        ToolbarItem(placement: .confirmationAction) {
            Button("Save") { Task { await model.save() } }
                .keyboardShortcut(.return, modifiers: .command)
                .accessibilityIdentifier("editor.save")
        }
    }
}

struct EditorView_Previews: PreviewProvider {
    static var previews: some View {
        EditorView(model: PreviewHabits.editor(nil)).previewDisplayName("New")
        EditorView(model: PreviewHabits.editor(PreviewHabits.reading)).previewDisplayName("Edit")
        EditorView(model: PreviewHabits.editor(PreviewHabits.longestName)).dynamicTypeSize(.accessibility5)
            .previewDisplayName("Longest name, largest text")
    }
}
