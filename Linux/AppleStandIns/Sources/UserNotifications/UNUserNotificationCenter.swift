import Foundation

/// Hears of notifications while the app runs, and of what the person did with them.
///
/// Both requirements are optional in Apple's header; here they are not, so that one that does not match is found.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
}

/// The app's way to the system's notifications.
open class UNUserNotificationCenter: NSObject {
    private let book: NotificationBook

    init(_ book: NotificationBook) { self.book = book }

    open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter(.shared) }

    /// Kept weakly, as on a phone.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { book.delegate }
        set { book.setDelegate(newValue) }
    }

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { book.setCategories(categories) }

    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { await book.ask() }

    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings(book.status) }

    open func add(_ request: UNNotificationRequest) async throws { try book.add(request) }

    open func pendingNotificationRequests() async -> [UNNotificationRequest] { book.pending.map(\.request) }

    open func deliveredNotifications() async -> [UNNotification] { book.delivered.map(\.notification) }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        book.removePending(identifiers)
    }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        book.removeDelivered(identifiers)
    }
}
