import DaychainCore
import Observation

/// One habit in full: its streaks, a month of its calendar, and corrections of past days.
@MainActor @Observable final class HabitModel: Identifiable {
    /// What correcting a day would do.
    struct Correction: Hashable, Sendable {
        let date: LocalDate
        let status: DayStatus
        /// Whether the day gets a record; otherwise its record goes.
        let marks: Bool
        let result: DayStatus
    }

    let id: HabitID
    let actions: HabitActionsModel
    /// The month shown.
    private(set) var month: LocalMonth
    /// Whether past days are being corrected.
    private(set) var isCorrecting = false
    /// The day chosen for a correction.
    private(set) var chosenDate: LocalDate?

    private let journal: HabitJournal
    private let speaker: Speaker

    init(id: HabitID, journal: HabitJournal, speaker: Speaker) {
        self.id = id
        self.journal = journal
        self.speaker = speaker
        actions = HabitActionsModel(journal: journal, speaker: speaker)
        let instant = journal.moment.instant
        month = (journal.habit(id)?.today(at: instant) ?? journal.moment.deviceDate).localMonth
    }

    /// The habit, or nil once it is deleted.
    var habit: HabitOverview? { journal.habit(id) }

    /// The habit as it stands today.
    var day: TodayHabit? { habit.map { TodayHabit($0, at: journal.moment) } }

    /// The date on the device, for dates that leave out this year.
    var deviceDate: LocalDate { journal.moment.deviceDate }

    /// The months that can be shown: from the start date to this month, or the month of the start where that is later.
    var months: ClosedRange<LocalMonth> {
        guard let day else { return month...month }
        let first = day.habit.schedule.startDate.localMonth
        return first...max(first, day.today.localMonth)
    }

    var canShowPreviousMonth: Bool { month > months.lowerBound }
    var canShowNextMonth: Bool { month < months.upperBound }

    func showPreviousMonth() {
        if canShowPreviousMonth { show(month.adding(months: -1)) }
    }

    func showNextMonth() {
        if canShowNextMonth { show(month.adding(months: 1)) }
    }

    /// Begins to correct past days; nothing changes until a day is chosen and its change confirmed.
    func beginCorrecting() {
        guard habit?.isArchived == false else { return }
        isCorrecting = true
    }

    func endCorrecting() {
        isCorrecting = false
        chosenDate = nil
    }

    /// Whether a day can be corrected: it has come, or holds a record that waits for it.
    func canCorrect(_ date: LocalDate) -> Bool {
        guard let day, !day.habit.isArchived, date >= day.habit.schedule.startDate else { return false }
        return date <= day.today || day.habit.records.contains(date)
    }

    /// Chooses a day; choosing it again takes the choice back.
    func choose(_ date: LocalDate) {
        guard isCorrecting, canCorrect(date) else { return }
        chosenDate = chosenDate == date ? nil : date
        if let correction { speaker.say(.correction(correction)) }
    }

    /// What the correction of the chosen day would do.
    var correction: Correction? {
        guard let day, let date = chosenDate else { return nil }
        let marks = !day.habit.records.contains(date)
        var changed = day.habit
        if marks { changed.records.insert(date) } else { changed.records.remove(date) }
        return Correction(
            date: date, status: day.habit.status(of: date, today: day.today), marks: marks,
            result: changed.status(of: date, today: day.today))
    }

    /// Carries out what the person read.
    func confirm(_ correction: Correction) async {
        if correction.marks {
            await actions.markDone(id, on: correction.date)
        } else {
            await actions.undo(id, on: correction.date)
        }
    }

    private func show(_ month: LocalMonth) {
        self.month = month
        chosenDate = nil
        speaker.say(.month(month))
    }
}
