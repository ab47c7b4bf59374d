import DaychainCore
import Observation

/// The archived habits, to be read, restored or deleted.
@MainActor @Observable final class ArchiveModel {
    let actions: HabitActionsModel
    let journal: HabitJournal
    private let speaker: Speaker

    init(journal: HabitJournal, speaker: Speaker) {
        self.journal = journal
        self.speaker = speaker
        actions = HabitActionsModel(journal: journal, speaker: speaker)
    }

    /// The archived habits as they stand today.
    var days: [TodayHabit] {
        journal.snapshot.archived.map { TodayHabit($0, at: journal.moment) }
    }

    var deviceDate: LocalDate { journal.moment.deviceDate }

    /// The model of a habit's own screen.
    func habit(_ id: HabitID) -> HabitModel {
        HabitModel(id: id, journal: journal, speaker: speaker)
    }
}
