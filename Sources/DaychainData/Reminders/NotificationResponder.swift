import DaychainCore
import Foundation
import UserNotifications

/// Hears what a person does with a notification, also where the system starts the app for that.
public final class NotificationResponder: NSObject, UNUserNotificationCenterDelegate, Sendable {
    private let handle: @Sendable (ReminderAnswer) async -> Void

    /// Creates a responder; keep it, since the centre does not.
    public init(handle: @escaping @Sendable (ReminderAnswer) async -> Void) {
        self.handle = handle
    }

    /// Listens from now on, and tells the system of the actions.
    ///
    /// Before the launch ends, or the answer that started the app is lost. While previews are hidden, `hiddenText` is all
    /// that is shown.
    public func listen(markDone title: String, hiddenText: String) {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        // In the background, and on the lock screen too: marking a day reveals nothing.
        let markDone = UNNotificationAction(identifier: Self.markDoneAction, title: title, options: [])
        let category = UNNotificationCategory(
            identifier: Self.habitCategory, actions: [markDone], intentIdentifiers: [],
            hiddenPreviewsBodyPlaceholder: hiddenText, options: [])
        center.setNotificationCategories([category])
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound])
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let request = response.notification.request
        let action: ReminderAnswer.Action? =
            switch response.actionIdentifier {
            case Self.markDoneAction: .markDone
            case UNNotificationDefaultActionIdentifier: .open
            default: nil
            }
        let answer = action.map {
            ReminderAnswer(action: $0, identifier: request.identifier, title: request.content.title)
        }
        Task { @MainActor in
            if let answer { await handle(answer) }
            completionHandler()
        }
    }

    static let habitCategory = "habit"
    private static let markDoneAction = "markDone"
}
