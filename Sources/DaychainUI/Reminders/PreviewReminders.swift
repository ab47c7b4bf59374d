import DaychainCore
import Foundation

/// Reminders for previews: the system's answer is given, and it takes what it is given.
@MainActor enum PreviewReminders {
    static func model(_ access: ReminderAccess, over habits: [HabitOverview] = []) -> RemindersModel {
        let model = RemindersModel(
            center: PreviewReminderCenter(granted: access), clock: PreviewClock(),
            settingsPage: URL(string: "app-settings:notifications"))
        model.begin(with: PreviewStore(snapshot: HabitsSnapshot(habits: habits)))
        return model
    }
}

/// A centre for previews.
actor PreviewReminderCenter: ReminderCenter {
    private let granted: ReminderAccess
    private var notices: [ReminderNotice] = []

    init(granted: ReminderAccess) {
        self.granted = granted
    }

    func access() async -> ReminderAccess { granted }
    func ask() async throws(ReminderCenterError) {}
    func pending() async -> [ReminderNotice] { notices }
    func delivered() async -> [String] { [] }
    func add(_ notice: ReminderNotice) async throws(ReminderCenterError) { notices.append(notice) }
    func removePending(_ identifiers: [String]) async { notices.removeAll { identifiers.contains($0.identifier) } }
    func removeDelivered(_ identifiers: [String]) async {}
}
