import DaychainCore
import Foundation
import UserNotifications

/// The system's notifications behind the port.
///
/// The centre is looked up at each call and never kept: its classes are not sendable, and a test without an app must not
/// reach it at all.
public struct UserNotificationReminderCenter: ReminderCenter {
    /// Creates the adapter; nothing is looked up yet.
    public init() {}

    public func access() async -> ReminderAccess {
        switch await UNUserNotificationCenter.current().notificationSettings().authorizationStatus {
        case .notDetermined: .notAsked
        case .denied: .denied
        case .authorized, .ephemeral: .allowed
        case .provisional: .quiet
        @unknown default: .denied
        }
    }

    public func ask() async throws(ReminderCenterError) {
        do {
            // The answer is read from the settings, which also know what was changed there later.
            _ = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
        } catch {
            throw ReminderCenterError(error)
        }
    }

    public func pending() async -> [ReminderNotice] {
        await UNUserNotificationCenter.current().pendingNotificationRequests().map(ReminderNotice.init(held:))
    }

    public func delivered() async -> [String] {
        await UNUserNotificationCenter.current().deliveredNotifications().map(\.request.identifier)
    }

    public func add(_ notice: ReminderNotice) async throws(ReminderCenterError) {
        let request = notice.makeRequest()
        // A trigger without a next date would be kept and never delivered.
        if let trigger = request.trigger as? UNCalendarNotificationTrigger, trigger.nextTriggerDate() == nil {
            throw .tooLate
        }
        do {
            try await UNUserNotificationCenter.current().add(request)
        } catch {
            throw ReminderCenterError(error)
        }
    }

    public func removePending(_ identifiers: [String]) async {
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: identifiers)
    }

    public func removeDelivered(_ identifiers: [String]) async {
        UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: identifiers)
    }
}

extension ReminderCenterError {
    fileprivate init(_ error: any Error) {
        switch (error as? UNError)?.code {
        case .notificationsNotAllowed: self = .notAllowed
        case .notificationInvalidNoDate: self = .tooLate
        default: self = .other(detail: error.localizedDescription)
        }
    }
}
