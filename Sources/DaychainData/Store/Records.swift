import CoreData
import Foundation

/// A habit's row.
final class HabitRecord: NSManagedObject {
    static let entityName = "Habit"
    var id: UUID? {
        get { stored("id") }
        set { setStored(newValue, "id") }
    }
    var name: String? {
        get { stored("name") }
        set { setStored(newValue, "name") }
    }
    var note: String? {
        get { stored("note") }
        set { setStored(newValue, "note") }
    }
    var icon: String? {
        get { stored("icon") }
        set { setStored(newValue, "icon") }
    }
    var accent: String? {
        get { stored("accent") }
        set { setStored(newValue, "accent") }
    }
    var createdAt: Date? {
        get { stored("createdAt") }
        set { setStored(newValue, "createdAt") }
    }
    var archivedAt: Date? {
        get { stored("archivedAt") }
        set { setStored(newValue, "archivedAt") }
    }
    var position: Int64? {
        get { stored("position") }
        set { setStored(newValue, "position") }
    }
    /// The dates of the habit's records, as ``RecordedDays`` packs them.
    var recordedDays: Data? {
        get { stored("recordedDays") }
        set { setStored(newValue, "recordedDays") }
    }
}

/// A schedule version's row.
final class ScheduleVersionRecord: NSManagedObject {
    static let entityName = "ScheduleVersion"
    var habitID: UUID? {
        get { stored("habitID") }
        set { setStored(newValue, "habitID") }
    }
    var effectiveDate: String? {
        get { stored("effectiveDate") }
        set { setStored(newValue, "effectiveDate") }
    }
    var weekdayBits: Int64? {
        get { stored("weekdayBits") }
        set { setStored(newValue, "weekdayBits") }
    }
    var timeZoneID: String? {
        get { stored("timeZoneID") }
        set { setStored(newValue, "timeZoneID") }
    }
    var isPaused: Bool? {
        get { stored("isPaused") }
        set { setStored(newValue, "isPaused") }
    }
}

/// The row of one day done.
final class CompletionRecord: NSManagedObject {
    static let entityName = "Completion"
    var habitID: UUID? {
        get { stored("habitID") }
        set { setStored(newValue, "habitID") }
    }
    var localDate: String? {
        get { stored("localDate") }
        set { setStored(newValue, "localDate") }
    }
    var completedAt: Date? {
        get { stored("completedAt") }
        set { setStored(newValue, "completedAt") }
    }
    var timeZoneID: String? {
        get { stored("timeZoneID") }
        set { setStored(newValue, "timeZoneID") }
    }
}

/// A reminder's row.
final class ReminderRecord: NSManagedObject {
    static let entityName = "ReminderSetting"
    var habitID: UUID? {
        get { stored("habitID") }
        set { setStored(newValue, "habitID") }
    }
    var localTime: String? {
        get { stored("localTime") }
        set { setStored(newValue, "localTime") }
    }
    var isEnabled: Bool? {
        get { stored("isEnabled") }
        set { setStored(newValue, "isEnabled") }
    }
}

/// The row that every write counts up, so that of two writers who decided on the same state one has to decide again.
final class RevisionRecord: NSManagedObject {
    static let entityName = "Revision"
    /// The one value of its unique key.
    static let onlyKey = "store"
    var storeKey: String? {
        get { stored("storeKey") }
        set { setStored(newValue, "storeKey") }
    }
    var revisionNumber: Int64? {
        get { stored("revisionNumber") }
        set { setStored(newValue, "revisionNumber") }
    }
}

extension NSManagedObject {
    /// A value as its attribute stores it; nil where it is missing.
    func stored<Value>(_ key: String) -> Value? {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        return primitiveValue(forKey: key) as? Value
    }

    func setStored(_ value: Any?, _ key: String) {
        willChangeValue(forKey: key)
        defer { didChangeValue(forKey: key) }
        setPrimitiveValue(value, forKey: key)
    }

    /// A value that the model requires. Its absence is a fault of the file, told by entity and key.
    func required<Value>(_ key: String) throws(StoreFault) -> Value {
        guard let value: Value = stored(key) else { throw .missingValue(entity: entity.name ?? "", key: key) }
        return value
    }
}
