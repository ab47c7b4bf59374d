import DaychainCore
import Foundation
import Observation

/// What the settings have to tell about this device and this window's habits.
@MainActor @Observable final class SettingsModel {
    let journal: HabitJournal
    /// Backup and import; samples have none.
    let backup: BackupModel?

    init(journal: HabitJournal, backup: BackupModel? = nil) {
        self.journal = journal
        self.backup = backup
    }

    /// The device's zone.
    var zone: Zone { journal.moment.zone }
    /// When the settings were looked at.
    var instant: Date { journal.moment.instant }
}
