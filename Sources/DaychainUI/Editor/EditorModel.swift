import DaychainCore
import Foundation
import Observation

/// The form for a new or an existing habit: what is typed, what is wrong with it, and what saving will do.
@MainActor @Observable final class EditorModel: Identifiable {
    /// A call for the focus to go to a field; told apart from the same call again.
    struct FocusCall: Equatable {
        let number: Int
        let field: HabitField
    }

    /// The identity of the habit that the form is about.
    nonisolated let id: HabitID
    /// What the form holds; every change is written down at once.
    var draft: EditorDraft {
        didSet {
            if draft != oldValue { changed(from: oldValue) }
        }
    }

    /// Whether faults are shown beside fields that were not touched: once Save was tried.
    private(set) var showsEveryFault = false
    /// The fields that were changed since the form opened.
    private(set) var touched: Set<HabitField> = []
    /// Where the focus belongs: the first field at fault, after Save was tried.
    private(set) var focusCall: FocusCall?
    /// What kept the form from being saved.
    private(set) var failure: StoreError?
    private(set) var isSaving = false
    /// Whether the form is saved or given up, and its sheet can go.
    private(set) var isFinished = false
    /// Whether the person is asked if the changes shall be discarded.
    var isAskingToDiscard = false
    /// Whether the draft could not be written down, so that it would be lost with the app.
    private(set) var isDraftAtRisk = false

    /// What the form showed when it had not been changed.
    let original: EditorDraft
    private let opened: HabitOverview?
    private let journal: HabitJournal
    private let speaker: Speaker
    private let keep: @MainActor (EditorDraft?) -> Bool

    init(
        draft: EditorDraft, base: HabitOverview?, journal: HabitJournal, speaker: Speaker, clock: any DayClock,
        keep: @escaping @MainActor (EditorDraft?) -> Bool
    ) {
        id = draft.id
        self.draft = draft
        opened = base
        self.journal = journal
        self.speaker = speaker
        self.keep = keep
        let now = clock.now
        original =
            base.map { EditorDraft(editing: $0, at: now.instant) } ?? EditorDraft(newID: draft.id, at: now)
    }

    var isNew: Bool { opened == nil }
    /// The habit as it is stored now, whichever window wrote last; nil for a new one.
    var base: HabitOverview? { opened.map { journal.habit($0.id) ?? $0 } }
    /// The moment that the form's sentences are true for.
    var moment: Moment { journal.moment }
    /// Whether closing would lose something.
    var isChanged: Bool { draft != original }

    /// Leaves the form; asks first where something would be lost.
    func cancel() {
        if isChanged { isAskingToDiscard = true } else { isFinished = true }
    }

    /// Discards the changes.
    func discard() {
        _ = keep(nil)
        isFinished = true
    }

    /// Saves everything that was changed, or nothing. Returns whether it is on disk; else the form stays as it is.
    @discardableResult
    func save() async -> Bool {
        guard !isSaving, !isFinished else { return false }
        showsEveryFault = true
        if let fault = faults.first {
            focusCall = FocusCall(number: (focusCall?.number ?? 0) + 1, field: fault.field)
            speaker.say(.formFault(fault))
            return false
        }
        isSaving = true
        defer { isSaving = false }
        do throws(StoreError) {
            if let command { try await journal.perform(command) }
        } catch {
            failure = error
            // Midnight may have refused it: the sentences shall be true before Save is tried again.
            journal.refresh()
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

    private func changed(from old: EditorDraft) {
        touched.formUnion(draft.fieldsChanged(from: old))
        isDraftAtRisk = !keep(isChanged ? draft : nil)
    }
}
