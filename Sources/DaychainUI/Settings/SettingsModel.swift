import DaychainCore
import Foundation
import Observation

/// What the settings have to tell about this device and this window's habits.
@MainActor @Observable final class SettingsModel {
    let journal: HabitJournal

    init(journal: HabitJournal) {
        self.journal = journal
    }

    /// The device's zone.
    var zone: Zone { journal.moment.zone }
    /// When the settings were looked at.
    var instant: Date { journal.moment.instant }
}
