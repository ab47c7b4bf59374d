import DaychainCore
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// An import in a sheet: what is going on, what it would do, and what it did.
struct ImportView: View {
    @Bindable var model: ImportModel

    @Environment(\.dismiss) private var dismiss
    @AccessibilityFocusState private var isHeadingFocused: Bool

    var body: some View {
        NavigationStack {
            content
                .onPaper()
                .navigationTitle("Backup")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { ImportToolbar(model: model, leave: leave) }
        }
        .interactiveDismissDisabled(!model.canLeave)
        .fileImporter(isPresented: $model.isPicking, allowedContentTypes: [.json], onCompletion: model.picked)
        .onChange(of: stage) { isHeadingFocused = true }
        .onDisappear { model.cancel() }
        .accessibilityAction(.escape) { if model.canLeave { leave() } }
    }

    @ViewBuilder private var content: some View {
        switch model.phase {
        case .choosing:
            ImportPage(heading: "Import a backup", focus: $isHeadingFocused) {
                ChoosingRows(choose: { model.isPicking = true })
            }
        case .reading: ImportProgress("Reading the file…")
        case .comparing: ImportProgress("Comparing it with your habits…")
        case .saving: ImportProgress("Saving…")
        case .refused(let refusal):
            ImportPage(heading: "This file was not imported", focus: $isHeadingFocused) {
                RefusalRows(refusal: refusal, choose: { model.isPicking = true })
            }
        case .unread(let error):
            ImportPage(heading: "Your habits could not be read", focus: $isHeadingFocused) {
                UnreadRows(
                    error: error, today: model.today, retries: model.retries,
                    retry: { Task { await model.retry() } })
            }
        case .preview(let plan):
            ImportPage(heading: "What importing will do", focus: $isHeadingFocused) {
                PreviewRows(model: model, plan: plan)
            }
        case .done(let totals):
            ImportPage(heading: "Imported", focus: $isHeadingFocused) {
                SummaryRows(totals: totals)
            }
        }
    }

    /// What a new page begins with: focus goes to its heading.
    private var stage: Int {
        switch model.phase {
        case .choosing, .reading, .comparing, .saving: 0
        case .refused, .unread: 1
        case .preview: model.hasNewNumbers ? 3 : 2
        case .done: 4
        }
    }

    private func leave() {
        model.cancel()
        dismiss()
    }
}

/// The sheet's buttons: the way out, and the one thing to do.
private struct ImportToolbar: ToolbarContent {
    let model: ImportModel
    let leave: @MainActor () -> Void

    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            if !isOver {
                Button("Cancel") { leave() }
                    .keyboardShortcut(.cancelAction)
                    .disabled(!model.canLeave)
                    .accessibilityIdentifier("import.cancel")
            }
        }
        ToolbarItem(placement: .confirmationAction) {
            if isOver {
                Button("Close") { leave() }
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("import.close")
            } else if case .preview = model.phase {
                Button("Import") { Task { await model.apply() } }
                    .keyboardShortcut(.defaultAction)
                    .disabled(!hasChanges)
                    .accessibilityIdentifier("import.apply")
            }
        }
    }

    private var hasChanges: Bool {
        if case .preview(let plan) = model.phase { plan.hasChanges(takingBackup: model.taking) } else { false }
    }

    private var isOver: Bool {
        switch model.phase {
        case .refused, .done: true
        case .preview(let plan): !hasChanges && !plan.hasChoices
        default: false
        }
    }
}

struct ImportView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(PreviewBackup.States.allCases, id: \.self) { state in
            ImportView(model: PreviewBackup.model(state))
                .inStandardTint()
                .previewDisplayName(state.rawValue)
        }
    }
}
