import DaychainCore
import Observation

/// The day at a glance: what is due, what may be done besides, and what is still to begin.
@MainActor @Observable final class TodayModel {
    /// How far the day has come.
    enum Progress: Hashable {
        case nothingScheduled
        case some(done: Int, of: Int)
        /// All of it, for the date on the device.
        case all
        /// All of it, where some habit's today is another date than the device's.
        case allOfTheirDays
    }

    let actions: HabitActionsModel
    let zones: ZoneNoticeModel
    let archiving: ArchiveUndoModel
    private let journal: HabitJournal
    private let speaker: Speaker

    init(journal: HabitJournal, speaker: Speaker, memory: any ScreenMemory) {
        self.journal = journal
        self.speaker = speaker
        zones = ZoneNoticeModel(journal: journal, speaker: speaker, memory: memory)
        actions = HabitActionsModel(journal: journal, speaker: speaker)
        archiving = ArchiveUndoModel(journal: journal, actions: actions)
    }

    var phase: HabitJournal.Phase { journal.phase }
    var sections: TodaySections { journal.sections }
    /// The date on the device.
    var date: LocalDate { journal.moment.deviceDate }
    /// Whether no habit was ever created, or all are archived.
    var isEmpty: Bool { journal.snapshot.active.isEmpty }
    /// The number of archived habits, which the empty screen mentions.
    var archivedCount: Int { journal.snapshot.archived.count }

    var progress: Progress {
        let count = sections.scheduled.count
        let done = sections.scheduled.filter { $0.status == .done }.count
        if count == 0 { return .nothingScheduled }
        if done < count { return .some(done: done, of: count) }
        return sections.isAllDone(on: date) ? .all : .allOfTheirDays
    }

    /// What tells a habit's elements from all others: its name, with a number where an earlier habit has the same one.
    func key(of day: TodayHabit) -> String {
        let name = day.habit.details.name
        let namesakes = journal.snapshot.active.filter { $0.details.name == name }
        guard let index = namesakes.firstIndex(where: { $0.id == day.id }), index > 0 else { return name }
        return "\(name).\(index + 1)"
    }

    /// Marks the day that the row shows.
    func markDone(_ day: TodayHabit) async {
        await actions.markDone(day)
    }

    /// Removes the record of the day that the row shows.
    func undo(_ day: TodayHabit) async {
        await actions.undo(day)
    }

    /// Whether yesterday can be marked: the habit had begun, and there is no record yet.
    func canMarkYesterday(_ day: TodayHabit) -> Bool {
        let yesterday = day.today.adding(days: -1)
        return yesterday >= day.habit.schedule.startDate && !day.habit.records.contains(yesterday)
            && DayBoundary.happened(yesterday, in: day.habit.schedule.zone(on: yesterday))
    }

    func retry() async {
        await journal.retry()
    }

    /// How often that was tried.
    var retries: Int { journal.retries }

    /// Keeps every habit in its zone; the notice goes, so focus moves to the beginning.
    func keepZones() {
        if zones.keep() { actions.requestFocus(.heading) }
    }

    /// Says that a new day has begun, or, after a journey west, that the date went back.
    func dayChanged(from old: LocalDate) {
        speaker.say(old < date ? .newDay(date) : .dateIsNow(date))
    }
}
