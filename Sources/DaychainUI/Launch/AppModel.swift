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
    /// Where focus belongs once the sheet is gone.
    private(set) var focusAfterSheet: TodayFocus?
    /// What waits for the sheet to be gone.
    private var afterSheet: (@MainActor () -> Void)?

    private let clock: any DayClock
    private let identifiers: any IdentifierSource
    private let memory: any ScreenMemory
    /// The form in progress, where it is changed.
    private var draft: EditorDraft?

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
        today = TodayModel(journal: journal, speaker: speaker)
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
        if let draft = state.draft, let form = editor(resuming: draft) {
            self.draft = draft
            sheet = .editor(form)
        }
    }

    /// Shows a habit, beside Today or over it.
    func open(_ id: HabitID) {
        if habit?.id != id { habit = HabitModel(id: id, journal: journal, speaker: speaker) }
        isHabitInFront = true
        keep()
    }

    /// Opens the habit whose notification was tapped, where this window is the first to ask.
    func openTappedHabit() {
        guard journal.phase == .ready, let id = reminders?.takeTappedHabit(), journal.habit(id) != nil else { return }
        open(id)
    }

    /// Goes from the habit back to Today, where it covers Today.
    func showToday() {
        isHabitInFront = false
        keep()
    }

    /// Takes a habit that is no longer there off the screen.
    func closeIfGone() {
        guard let habit, journal.phase == .ready, habit.habit == nil else { return }
        self.habit = nil
        isHabitInFront = false
        keep()
    }

    func createHabit() {
        focusAfterSheet = .newHabit
        sheet = .editor(
            EditorModel(
                draft: EditorDraft(newID: identifiers.makeHabitID(), at: clock.now), base: nil, journal: journal,
                speaker: speaker, clock: clock, keep: keeper))
    }

    func edit(_ id: HabitID) {
        guard let base = journal.habit(id), !base.isArchived else { return }
        focusAfterSheet = .habit(id)
        sheet = .editor(
            EditorModel(
                draft: EditorDraft(editing: base, at: clock.now.instant), base: base, journal: journal,
                speaker: speaker, clock: clock, keep: keeper))
    }

    func showArchive() {
        focusAfterSheet = nil
        sheet = .archive(ArchiveModel(journal: journal, speaker: speaker))
    }

    func showSettings() {
        focusAfterSheet = nil
        sheet = .settings(SettingsModel(journal: journal, backup: backup))
    }

    /// Forgets the form once its sheet is gone, and says where focus belongs.
    func sheetClosed() -> TodayFocus? {
        draft = nil
        keep()
        let focus = focusAfterSheet
        focusAfterSheet = nil
        let next = afterSheet
        afterSheet = nil
        next?()
        return focus
    }

    /// Closes the sheet, where one is open, and goes on once it is gone: what replaces a screen must not do so under it.
    func closeSheet(then next: @escaping @MainActor () -> Void) {
        guard sheet != nil else { return next() }
        afterSheet = next
        sheet = nil
    }

    private func editor(resuming draft: EditorDraft) -> EditorModel? {
        let base = draft.habit.flatMap { journal.habit($0) }
        // A form for a habit that is gone or archived has nothing left to edit.
        if draft.habit != nil, base?.isArchived != false { return nil }
        return EditorModel(
            draft: draft, base: base, journal: journal, speaker: speaker, clock: clock, keep: keeper)
    }

    private var keeper: @MainActor (EditorDraft?) -> Bool {
        { @MainActor [weak self] draft in self?.keep(form: draft) ?? false }
    }

    private func keep(form draft: EditorDraft?) -> Bool {
        self.draft = draft
        return keep()
    }

    /// Writes down what is open. A failure here loses nothing that was saved; the form says so beside its fields.
    @discardableResult
    private func keep() -> Bool {
        do {
            try memory.keep(ScreenState(habit: habit?.id, isHabitInFront: isHabitInFront, draft: draft))
            return true
        } catch {
            return false
        }
    }
}

/// The sheets of a window.
enum AppSheet: Identifiable {
    case editor(EditorModel)
    case archive(ArchiveModel)
    case settings(SettingsModel)

    var id: String {
        switch self {
        case .editor(let model): model.id.text
        case .archive: "archive"
        case .settings: "settings"
        }
    }
}

/// The places on Today that focus can return to.
enum TodayFocus: Hashable {
    case newHabit
    case habit(HabitID)
}
