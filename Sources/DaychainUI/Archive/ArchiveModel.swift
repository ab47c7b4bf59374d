import DaychainCore
import Observation

/// The archived habits, to be read, restored or deleted.
@MainActor @Observable final class ArchiveModel {
    /// The places of the archive that VoiceOver's focus is sent to.
    enum Focus: Hashable {
        /// What stands there once the list is empty.
        case empty
        case habit(HabitID)
    }

    let actions: HabitActionsModel
    private let journal: HabitJournal
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

    /// Where focus belongs once a habit has left the list: on what has taken its place, or else on what is last; nil
    /// where none has left.
    static func focus(before: [HabitID], after: [HabitID]) -> Focus? {
        guard let place = before.firstIndex(where: { !after.contains($0) }) else { return nil }
        if after.isEmpty { return .empty }
        return .habit(after[min(place, after.count - 1)])
    }
}
