import DaychainCore
import Observation

/// Archives a habit from its row on Today, and brings it back as it was: for the rest of its day, or until that is
/// declined.
@MainActor @Observable final class ArchiveUndoModel {
    /// An archived habit that can be brought back.
    struct Offer: Hashable, Sendable {
        let habit: HabitID
        let name: String
        /// The habit's day on which it was archived. Brought back on another day, days of rest would stay behind.
        let date: LocalDate
    }

    private let journal: HabitJournal
    private let actions: HabitActionsModel
    private var last: Offer?

    init(journal: HabitJournal, actions: HabitActionsModel) {
        self.journal = journal
        self.actions = actions
    }

    /// The habit that was archived last, where it still is and its day has not ended.
    var offer: Offer? {
        guard let last, let habit = journal.habit(last.habit), habit.isArchived,
            habit.today(at: journal.moment.instant) == last.date
        else { return nil }
        return last
    }

    func archive(_ day: TodayHabit) async {
        await actions.archive(
            day.id, saying: Spoken.archivedWithUndo(name:), again: { [weak self] in await self?.archive(day) })
        guard let habit = journal.habit(day.id), habit.isArchived else { return }
        last = Offer(habit: day.id, name: habit.details.name, date: habit.today(at: journal.moment.instant))
    }

    /// Brings the habit back; focus goes to its row.
    func undo() async {
        guard let offer else { return }
        await actions.restore(offer.habit)
        guard self.offer == nil else { return }
        last = nil
        actions.requestFocus(.habit(offer.habit))
    }

    /// Leaves the habit archived.
    func dismiss() {
        last = nil
        actions.requestFocus(.heading)
    }
}
