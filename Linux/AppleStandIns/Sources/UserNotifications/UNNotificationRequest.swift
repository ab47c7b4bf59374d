import Foundation

/// A notification that the system shall deliver; at once where it has no trigger.
open class UNNotificationRequest: NSObject {
    private let name: String
    private let says: UNNotificationContent
    private let when: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        name = identifier
        // A copy, as on a phone: what happens to the content later changes nothing.
        says = UNNotificationContent(content.values)
        when = trigger
    }

    open var identifier: String { name }
    open var content: UNNotificationContent { says }
    open var trigger: UNNotificationTrigger? { when }
}

/// A notification that was delivered.
open class UNNotification: NSObject {
    private let asked: UNNotificationRequest
    private let delivered: Date

    init(_ request: UNNotificationRequest, at date: Date) {
        asked = request
        delivered = date
    }

    open var date: Date { delivered }
    open var request: UNNotificationRequest { asked }
}

/// What a person did with a notification.
open class UNNotificationResponse: NSObject {
    private let answered: UNNotification
    private let action: String

    init(_ notification: UNNotification, action: String) {
        answered = notification
        self.action = action
    }

    open var notification: UNNotification { answered }
    open var actionIdentifier: String { action }
}

/// The action of a tap on the notification itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
