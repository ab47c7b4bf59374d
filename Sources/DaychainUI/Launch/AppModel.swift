import DaychainCore
import Foundation
import Observation

/// One window: which habit is open, which sheet lies over it, and the journal that all of it reads.
@MainActor @Observable public final class AppModel {
    let journal: HabitJournal
    let speaker = Speaker()
    let today: TodayModel
    /// Backup and import in Settings; samples have none.
    let backup: BackupModel?
    /// Import from the empty first screen.
    let restore: BackupModel?
    /// Nil where nothing is reminded of, as in the samples.
    let reminders: RemindersModel?

    /// The habit that is open; beside Today where there is room.
    private(set) var habit: HabitModel?
    /// Whether the habit lies in front of Today where only one of them fits.
    private(set) var isHabitInFront = false
    /// The sheet that lies over the screens.
    var sheet: AppSheet?
    /// Where focus belongs once the sheet is gone; nil leaves it to the system.
    var focusAfterSheet: TodayFocus?
    /// What waits for the sheet to be gone.
    var afterSheet: (@MainActor () -> Void)?
    /// The form in progress, where it is changed.
    var form: EditorDraft?

    let clock: any DayClock
    let identifiers: any IdentifierSource
    private let memory: any ScreenMemory

    /// Creates the model of a window over a store that is open.
    public init(
        store: any HabitStore, clock: any DayClock, identifiers: any IdentifierSource, memory: any ScreenMemory,
        backups: (any BackupFiles)? = nil, reminders: RemindersModel? = nil, wait: @escaping Wait = waitForReal
    ) {
        self.clock = clock
        self.identifiers = identifiers
        self.memory = memory
        self.reminders = reminders
        journal = HabitJournal(store: store, clock: clock, wait: wait)
        today = TodayModel(journal: journal, speaker: speaker, memory: memory)
        let (journal, speaker) = (journal, speaker)
        let makeBackup = { files in BackupModel(journal: journal, files: files, clock: clock, speaker: speaker) }
        backup = backups.map(makeBackup)
        restore = backups.map(makeBackup)
    }

    /// Reads the habits, and puts back what was open when the app ended.
    func start() async {
        await journal.load()
        guard journal.phase == .ready, let state = memory.recall() else { return }
        if let id = state.habit, journal.habit(id) != nil {
            habit = HabitModel(id: id, journal: journal, speaker: speaker)
            isHabitInFront = state.isHabitInFront
        }
        if let draft = state.draft, let editor = editor(resuming: draft) {
            form = draft
            sheet = .editor(editor)
        }
    }

    /// Shows a habit, beside Today or over it. One that was left while its past days were corrected opens anew, so that
    /// nobody finds themselves correcting later.
    func open(_ id: HabitID) {
        let wasLeftCorrecting = !isHabitInFront && habit?.corrections.isActive == true
        if habit?.id != id || wasLeftCorrecting { habit = HabitModel(id: id, journal: journal, speaker: speaker) }
        isHabitInFront = true
        keepScreen()
    }

    /// Opens the habit whose notification was tapped, where this window is the first to ask.
    func openTappedHabit() {
        guard journal.phase == .ready, let id = reminders?.takeTappedHabit(), journal.habit(id) != nil else { return }
        open(id)
    }

    /// Goes from the habit back to Today, where it covers Today.
    func showToday() {
        isHabitInFront = false
        keepScreen()
    }

    /// Takes a habit that is no longer there off the screen.
    func closeIfGone() {
        guard let habit, journal.phase == .ready, habit.habit == nil else { return }
        // Deleted from Today, focus is at its neighbour already.
        if today.actions.deleted != habit.id { today.actions.requestFocus(.heading) }
        self.habit = nil
        isHabitInFront = false
        keepScreen()
    }

    private func editor(resuming draft: EditorDraft) -> EditorModel? {
        let base = draft.habit.flatMap { journal.habit($0) }
        // A form for a habit that is gone or archived has nothing left to edit.
        if draft.habit != nil, base?.isArchived != false { return nil }
        return EditorModel(
            draft: draft, base: base, journal: journal, speaker: speaker, clock: clock, keep: keeper)
    }

    /// Writes a form down at each change.
    var keeper: @MainActor (EditorDraft?) -> Bool {
        { @MainActor [weak self] draft in self?.keep(form: draft) ?? false }
    }

    private func keep(form draft: EditorDraft?) -> Bool {
        form = draft
        return keepScreen()
    }

    /// Writes down what is open. A failure here loses nothing that was saved; the form says so beside its fields.
    @discardableResult
    func keepScreen() -> Bool {
        do {
            try memory.keep(ScreenState(habit: habit?.id, isHabitInFront: isHabitInFront, draft: form))
            return true
        } catch {
            return false
        }
    }
}
