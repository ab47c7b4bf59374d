import DaychainCore
import Observation

/// Corrections of past days: what one would do, doing it, and taking the last one back.
@MainActor @Observable final class CorrectionModel {
    /// What correcting a day would do.
    struct Correction: Hashable, Sendable {
        /// The lengths of both streaks.
        struct Streaks: Hashable, Sendable {
            let current: Int
            let best: Int
        }

        let date: LocalDate
        let status: DayStatus
        /// Whether the day gets a record; otherwise its record goes.
        let marks: Bool
        let result: DayStatus
        let streaksBefore: Streaks
        let streaksAfter: Streaks
    }

    /// The correction that was made last, since corrections began.
    private(set) var last: Correction?

    private let id: HabitID
    private let journal: HabitJournal
    private let actions: HabitActionsModel
    private var hasBegun = false
    /// The record that the last correction cleared, as it was.
    private var cleared: Completion?

    init(id: HabitID, journal: HabitJournal, actions: HabitActionsModel) {
        self.id = id
        self.journal = journal
        self.actions = actions
    }

    /// Whether past days are being corrected. A habit that is archived meanwhile cannot be.
    var isActive: Bool { hasBegun && journal.habit(id)?.isArchived == false }

    /// Whether there are days to correct: the habit has begun, and is not archived.
    var canBegin: Bool {
        guard let habit = journal.habit(id), !habit.isArchived else { return false }
        return habit.schedule.startDate <= habit.today(at: journal.moment.instant)
    }

    /// Begins to correct past days; nothing changes until a day is chosen and its change confirmed.
    func begin() {
        guard canBegin else { return }
        hasBegun = true
        last = nil
    }

    func finish() {
        hasBegun = false
        last = nil
    }

    /// What the correction of a day would do; nil where the day cannot be corrected.
    func correction(of date: LocalDate) -> Correction? {
        guard isActive, refusal(of: date) == nil, let habit = journal.habit(id) else { return nil }
        let today = habit.today(at: journal.moment.instant)
        let marks = !habit.records.contains(date)
        var changed = habit
        if marks { changed.records.insert(date) } else { changed.records.remove(date) }
        return Correction(
            date: date, status: habit.status(of: date, today: today), marks: marks,
            result: changed.status(of: date, today: today), streaksBefore: Self.streaks(of: habit, today: today),
            streaksAfter: Self.streaks(of: changed, today: today))
    }

    /// The rule that keeps a day from being corrected: it is still to come, or lies before the start.
    func refusal(of date: LocalDate) -> CommandError? {
        guard let habit = journal.habit(id) else { return .notFound(id) }
        if habit.records.contains(date) { return nil }
        let today = habit.today(at: journal.moment.instant)
        if date < habit.schedule.startDate { return .beforeStart(date, start: habit.schedule.startDate) }
        return date > today ? .futureDate(date, today: today) : nil
    }

    /// Carries out what the person read. Asked again, it finds its work done; tried again after a failure, it is `intent`
    /// that is done from its beginning, so that what was cleared then can be put back too.
    func confirm(_ correction: Correction, again intent: @escaping HabitActionsModel.Intent) async {
        guard isActive else { return }
        var record: Completion?
        if correction.marks {
            await actions.markDone(id, on: correction.date, again: intent)
        } else {
            record = await actions.clear(id, on: correction.date, again: intent)
        }
        // Confirmed again, a cleared record is still the one to put back.
        guard isDone(correction) else { return }
        if record != nil || last != correction { cleared = record }
        last = correction
    }

    /// Whether the last correction still stands, so that it can be taken back.
    var canUndo: Bool {
        guard isActive, let last else { return false }
        return isDone(last)
    }

    /// Takes the last correction back. A record that it cleared is again what it was: made then, and there.
    func undoLast() async {
        guard canUndo, let correction = last else { return }
        if correction.marks {
            await actions.undo(id, on: correction.date)
        } else if let cleared {
            await actions.putBack(id, cleared)
        } else {
            await actions.markDone(id, on: correction.date)
        }
        if !isDone(correction) { last = nil }
    }

    private func isDone(_ correction: Correction) -> Bool {
        journal.habit(id)?.records.contains(correction.date) == correction.marks
    }

    private static func streaks(of habit: HabitOverview, today: LocalDate) -> Correction.Streaks {
        let summary = habit.summary(today: today)
        return Correction.Streaks(current: summary.current.length, best: summary.best.length)
    }
}
