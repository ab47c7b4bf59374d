import Foundation

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    private let name: String
    private let words: String
    private let behaviour: UNNotificationActionOptions

    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
    ) {
        name = identifier
        words = title
        behaviour = options
    }

    open var identifier: String { name }
    open var title: String { words }
    open var options: UNNotificationActionOptions { behaviour }
}

/// The picture beside an action's title.
open class UNNotificationActionIcon: NSObject {
    public init(systemImageName: String) {}
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A kind of notification: its actions, and what stands in its place while previews are hidden.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    private let name: String
    private let buttons: [UNNotificationAction]
    private let placeholder: String

    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
    }

    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }

    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = []
    ) {
        name = identifier
        buttons = actions
        placeholder = hiddenPreviewsBodyPlaceholder ?? ""
    }

    open var identifier: String { name }
    open var actions: [UNNotificationAction] { buttons }
    open var hiddenPreviewsBodyPlaceholder: String { placeholder }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
