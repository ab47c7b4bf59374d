import Foundation

/// What a notification says and carries.
open class UNNotificationContent: NSObject {
    struct Values: Codable, Equatable {
        var title = ""
        var body = ""
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var hasSound = false
        /// A property list.
        var userInfo = Data()
    }

    fileprivate(set) var values: Values
    private var soundObject: UNNotificationSound?

    public override init() { values = Values() }

    init(_ values: Values) {
        self.values = values
        soundObject = values.hasSound ? .default : nil
    }

    open var title: String { values.title }
    open var body: String { values.body }
    open var categoryIdentifier: String { values.categoryIdentifier }
    open var threadIdentifier: String { values.threadIdentifier }
    open var sound: UNNotificationSound? { soundObject }
    open var userInfo: [AnyHashable: Any] { PropertyList.dictionary(values.userInfo) }

    fileprivate func setSound(_ sound: UNNotificationSound?) {
        soundObject = sound
        values.hasSound = sound != nil
    }
}

/// Content while it is being put together.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { setSound(newValue) }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { values.userInfo = PropertyList.data(newValue) }
    }
}

/// What is heard with a notification.
open class UNNotificationSound: NSObject {
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    fileprivate override init() {}
}

/// A notification's extra values, which the system writes down.
private enum PropertyList {
    static func data(_ dictionary: [AnyHashable: Any]) -> Data {
        // As on a phone: what is no property list ends the app.
        guard let object = dictionary as? [String: Any],
            let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        else { fatalError("userInfo is no property list: \(dictionary)") }
        return data
    }

    static func dictionary(_ data: Data) -> [AnyHashable: Any] {
        if data.isEmpty { return [:] }
        let object = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return object as? [AnyHashable: Any] ?? [:]
    }
}
