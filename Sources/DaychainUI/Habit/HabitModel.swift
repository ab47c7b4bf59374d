import DaychainCore
import Observation

/// One habit in full: its streaks, a month of its calendar, what happened on a day, and corrections of past days.
@MainActor @Observable final class HabitModel: Identifiable {
    /// What is known of the record of the chosen day.
    enum RecordDetail: Hashable, Sendable {
        /// The day has no record.
        case none
        /// The record is being read.
        case reading
        /// When and where the record was made.
        case read(Completion)
        /// The store could not be read; trying again can help.
        case unreadable
    }

    let id: HabitID
    let actions: HabitActionsModel
    let corrections: CorrectionModel
    /// The month that was chosen, or whose day is told of; nil follows this month, also when the next one begins.
    private var chosenMonth: LocalMonth?
    /// The day whose story is told.
    private(set) var chosenDate: LocalDate?
    /// When and where the chosen day's record was made.
    private(set) var record = RecordDetail.none
    /// Whether a month is being chosen from all of them.
    var isChoosingMonth = false

    private let journal: HabitJournal
    private let speaker: Speaker

    init(id: HabitID, journal: HabitJournal, speaker: Speaker) {
        self.id = id
        self.journal = journal
        self.speaker = speaker
        actions = HabitActionsModel(journal: journal, speaker: speaker)
        corrections = CorrectionModel(id: id, journal: journal, actions: actions)
    }

    /// The habit, or nil once it is deleted.
    var habit: HabitOverview? { journal.habit(id) }

    /// The habit as it stands today.
    var day: TodayHabit? { habit.map { TodayHabit($0, at: journal.moment) } }

    /// The date on the device, for dates that leave out this year.
    var deviceDate: LocalDate { journal.moment.deviceDate }

    /// The device's zone, and the instant at which the app last looked at the clock.
    var moment: Moment { journal.moment }

    /// Chooses a day, to be told about, and to be corrected where past days are corrected.
    func choose(_ date: LocalDate) {
        guard chosenDate != date else { return }
        chosenDate = date
        chosenMonth = month
        record = hasRecord(date) ? .reading : .none
    }

    /// Ends the choice.
    func closeDay() {
        chosenDate = nil
        record = .none
        if chosenMonth == thisMonth { chosenMonth = nil }
    }

    /// What can be told of the chosen day.
    var chosenDay: DayAccount? {
        guard let day, let date = chosenDate else { return nil }
        return day.habit.account(of: date, today: day.today)
    }

    /// The correction of the chosen day, where past days are corrected and the day is one of them.
    var correction: CorrectionModel.Correction? { chosenDate.flatMap { corrections.correction(of: $0) } }

    /// Reads when and where the record of the chosen day was made.
    func readRecord() async {
        guard let date = chosenDate, hasRecord(date) else {
            record = .none
            return
        }
        record = .reading
        do throws(StoreError) {
            let completion = try await journal.details(of: id)?.completions[date]
            // Another day may have been chosen meanwhile.
            if chosenDate == date { record = completion.map(RecordDetail.read) ?? .none }
        } catch {
            if chosenDate == date { record = .unreadable }
        }
    }

    /// Carries out the correction that the person read, and ends the choice once it is saved.
    func confirm(_ correction: CorrectionModel.Correction) async {
        await corrections.confirm(correction, again: { [weak self] in await self?.confirm(correction) })
        if corrections.last == correction { closeDay() }
    }

    /// Begins to correct past days, which the screen then says.
    func beginCorrecting() {
        corrections.begin()
        if corrections.isActive { speaker.say(.correcting) }
    }

    func finishCorrecting() {
        corrections.finish()
        closeDay()
        speaker.say(.corrected)
    }

    private func hasRecord(_ date: LocalDate) -> Bool { habit?.records.contains(date) == true }
}

/// The months of the calendar.
extension HabitModel {
    /// A year with those of its months that can be shown.
    struct Year: Hashable, Identifiable {
        let months: [LocalMonth]
        var id: Int { months[0].year }
    }

    /// The month shown.
    var month: LocalMonth { chosenMonth ?? thisMonth }

    private var thisMonth: LocalMonth { (habit?.today(at: journal.moment.instant) ?? deviceDate).localMonth }

    /// The months that can be shown: from the start date to this month, or the month of the start or of the last record
    /// where that is later: a record that was made while the clock was ahead can be cleared.
    var months: ClosedRange<LocalMonth> {
        guard let day else { return month...month }
        let first = day.habit.schedule.startDate.localMonth
        let last = day.habit.records.last.map { max($0, day.today) } ?? day.today
        return first...max(first, last.localMonth)
    }

    /// All months that can be shown, the latest year first.
    var years: [Year] {
        Dictionary(grouping: months, by: \.year).values.map(Year.init).sorted { $0.id > $1.id }
    }

    var canShowPreviousMonth: Bool { month > months.lowerBound }
    var canShowNextMonth: Bool { month < months.upperBound }

    func showPreviousMonth() { show(month.adding(months: -1)) }
    func showNextMonth() { show(month.adding(months: 1)) }

    /// Shows a month; one that lies before the start or is still to come is not shown.
    func show(_ month: LocalMonth) {
        guard months.contains(month), month != self.month else { return }
        chosenMonth = month
        closeDay()
        speaker.say(.month(month))
    }

    /// The missed days of the month shown.
    var missedDays: [LocalDate] {
        guard let day else { return [] }
        return day.habit.cells(in: month.days, today: day.today).filter { $0.status == .missed }.map(\.date)
    }
}
