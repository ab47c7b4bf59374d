import DaychainCore
import DaychainData
import DaychainUI
import Foundation

/// Puts the app together: the one place that knows both the screens and the store behind them.
@MainActor
final class Composition {
    /// The store's opening, shared by all windows.
    let launch: LaunchModel

    private let clock: any DayClock
    private let memories: WindowMemories
    private let backups: any BackupFiles
    private let reminders: RemindersModel
    private let responder: NotificationResponder

    init() {
        let surroundings = Surroundings()
        let opening = HabitStoreOpening(folder: surroundings.dataFolder)
        clock = surroundings.clock
        memories = WindowMemories(folder: surroundings.dataFolder)
        backups = DiskBackupFiles(
            folder: FileManager.default.temporaryDirectory.appending(path: "Daychain Backup"),
            appVersion: Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "0")
        let unlocks = SystemClock(signals: SystemSignals.filesBecameReadable)
        let reminders = RemindersModel(
            center: UserNotificationReminderCenter(), clock: clock, settingsPage: SystemPages.notificationSettings)
        let launch = LaunchModel(
            openStore: { () async throws(StoreError) -> any HabitStore in try await opening.open() },
            openMovingDamagedStoreAside: { () async throws(StoreError) -> any HabitStore in
                try await opening.openMovingDamagedStoreAside()
            },
            unlocks: { unlocks.changes() }, opened: { store in reminders.begin(with: store) })
        // Here rather than in a view: an answer to a notification can start the app without any window.
        responder = NotificationResponder { answer in
            await launch.open()
            await reminders.answer(answer)
        }
        responder.listen(markDone: ReminderWords.markDone, hiddenText: ReminderWords.hidden)
        self.reminders = reminders
        self.launch = launch
    }

    /// The model of one window over the open store, which can show samples beside it.
    func makeWindow(over store: any HabitStore) -> SamplesModel {
        let identifiers = RandomIdentifiers()
        let own = AppModel(
            store: store, clock: clock, identifiers: identifiers, memory: memories.makeWindow(), backups: backups,
            reminders: reminders)
        return SamplesModel(own: own, clock: clock, identifiers: identifiers)
    }
}
