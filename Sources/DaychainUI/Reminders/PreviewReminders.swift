import DaychainCore
import Foundation

/// Reminders for previews: the system's answer is given, and it takes what it is given, or nothing.
@MainActor enum PreviewReminders {
    static func model(
        _ access: ReminderAccess, over habits: [HabitOverview] = [], takesNotices: Bool = true
    ) -> RemindersModel {
        let model = RemindersModel(
            center: PreviewReminderCenter(granted: access, takesNotices: takesNotices), clock: PreviewClock(),
            settingsPage: URL(string: "app-settings:notifications"))
        model.begin(with: PreviewStore(snapshot: HabitsSnapshot(habits: habits)))
        return model
    }
}

/// A centre for previews.
actor PreviewReminderCenter: ReminderCenter {
    private let granted: ReminderAccess
    private let takesNotices: Bool
    private var notices: [ReminderNotice] = []

    init(granted: ReminderAccess, takesNotices: Bool) {
        self.granted = granted
        self.takesNotices = takesNotices
    }

    func access() async -> ReminderAccess { granted }
    func ask() async throws(ReminderCenterError) {}
    func pending() async -> [ReminderNotice] { notices }
    func delivered() async -> [String] { [] }
    func add(_ notice: ReminderNotice) async throws(ReminderCenterError) {
        guard takesNotices else { throw .notAllowed }
        notices.append(notice)
    }
    func removePending(_ identifiers: [String]) async { notices.removeAll { identifiers.contains($0.identifier) } }
    func removeDelivered(_ identifiers: [String]) async {}
}
