import DaychainCore
import Foundation
import Observation

/// The form for a new or an existing habit: what is typed, what is wrong with it, and what saving will do.
@MainActor @Observable final class EditorModel: Identifiable {
    /// The identity of the habit that the form is about.
    nonisolated let id: HabitID
    /// What the form holds; every change is written down at once.
    var draft: EditorDraft {
        didSet {
            if draft != oldValue { changed() }
        }
    }

    /// The habit as it is stored; nil for a new one.
    let base: HabitOverview?
    /// Whether the errors are shown: once something was typed or Save was tried.
    private(set) var showsErrors = false
    /// What kept the form from being saved.
    private(set) var failure: StoreError?
    private(set) var isSaving = false
    /// Whether the form is saved or given up, and its sheet can go.
    private(set) var isFinished = false
    /// Whether the person is asked if the changes shall be thrown away.
    var isAskingToDiscard = false
    /// Whether the draft could not be written down, so that it would be lost with the app.
    private(set) var isDraftAtRisk = false

    let clock: any DayClock
    private let original: EditorDraft
    private let journal: HabitJournal
    private let speaker: Speaker
    private let keep: @MainActor (EditorDraft?) -> Bool

    init(
        draft: EditorDraft, base: HabitOverview?, journal: HabitJournal, speaker: Speaker, clock: any DayClock,
        keep: @escaping @MainActor (EditorDraft?) -> Bool
    ) {
        id = draft.id
        self.draft = draft
        self.base = base
        self.journal = journal
        self.speaker = speaker
        self.clock = clock
        self.keep = keep
        original =
            base.map { EditorDraft(editing: $0, at: clock.now.instant) } ?? EditorDraft(newID: draft.id, at: clock.now)
    }

    var isNew: Bool { base == nil }
    /// Whether closing would lose something.
    var isChanged: Bool { draft != original }

    /// Leaves the form; asks first where something would be lost.
    func cancel() {
        if isChanged { isAskingToDiscard = true } else { isFinished = true }
    }

    /// Throws the changes away.
    func discard() {
        _ = keep(nil)
        isFinished = true
    }

    /// Saves everything that was changed. Returns whether it is on disk; the form stays as it is otherwise.
    @discardableResult
    func save() async -> Bool {
        showsErrors = true
        guard isValid, !isSaving, !isFinished else { return false }
        isSaving = true
        defer { isSaving = false }
        do throws(StoreError) {
            // Each command is a transaction, and does nothing the second time: after a failure Save can be repeated.
            for command in commands { try await journal.perform(command) }
        } catch {
            failure = error
            return false
        }
        let name = draft.name.trimmingCharacters(in: .whitespacesAndNewlines)
        speaker.say(isNew ? .created(name: name) : .saved(name: name))
        _ = keep(nil)
        isFinished = true
        return true
    }

    /// Whether a failure is told; putting it to false takes it away.
    var isTellingFailure: Bool {
        get { failure != nil }
        set { if !newValue { failure = nil } }
    }

    private func changed() {
        showsErrors = true
        isDraftAtRisk = !keep(isChanged ? draft : nil)
    }
}
