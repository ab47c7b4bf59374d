import DaychainCore

/// What opens over the screens, and where focus goes once it is gone. A sheet that is open is never replaced: it may hold
/// something that was typed.
extension AppModel {
    func createHabit() {
        let id = identifiers.makeHabitID()
        present(
            .editor(
                EditorModel(
                    draft: EditorDraft(newID: id, at: clock.now), base: nil, journal: journal, speaker: speaker,
                    clock: clock, keep: keeper)),
            // Where none was created, the system goes back to the control that opened the form.
            returningTo: .habit(id))
    }

    /// Opens the form of a habit; without a place to return to, the system's own choice stands.
    func edit(_ id: HabitID, returningTo focus: TodayFocus? = nil) {
        guard let base = journal.habit(id), !base.isArchived else { return }
        present(
            .editor(
                EditorModel(
                    draft: EditorDraft(editing: base, at: clock.now.instant), base: base, journal: journal,
                    speaker: speaker, clock: clock, keep: keeper)),
            returningTo: focus)
    }

    func showArchive() {
        present(.archive(ArchiveModel(journal: journal, speaker: speaker)))
    }

    func showReorder() {
        guard canReorder else { return }
        present(.reorder(ReorderModel(journal: journal, speaker: speaker)))
    }

    /// Whether there is an order to choose.
    var canReorder: Bool { journal.snapshot.active.count > 1 }

    /// Shows what the device's zone would do to the habits of other zones.
    func changeZones() {
        present(.zones(today.zones.makeChange()), returningTo: .heading)
    }

    func showSettings() {
        present(.settings(SettingsModel(journal: journal, backup: backup)))
    }

    /// Forgets the form once its sheet is gone, and sends focus where it belongs.
    func sheetClosed() {
        form = nil
        keepScreen()
        let place = focusAfterSheet
        focusAfterSheet = nil
        switch place {
        case .habit(let id) where journal.habit(id) == nil: break
        case .some(let place): today.actions.requestFocus(place)
        case nil: break
        }
        let next = afterSheet
        afterSheet = nil
        next?()
    }

    /// Closes the sheet, where one is open, and goes on once it is gone: what replaces a screen must not do so under it.
    func closeSheet(then next: @escaping @MainActor () -> Void) {
        guard sheet != nil else { return next() }
        afterSheet = next
        sheet = nil
    }

    private func present(_ sheet: AppSheet, returningTo focus: TodayFocus? = nil) {
        guard self.sheet == nil else { return }
        focusAfterSheet = focus
        self.sheet = sheet
    }
}
