import CoreData
import Foundation

/// The models of the store, in code. A shipped one never changes: a later version adds its own beside it.
enum StoreModel {
    /// The only instance in the process: two would claim the record classes twice.
    nonisolated(unsafe) static let v1: NSManagedObjectModel = makeV1()

    /// Durable in the strict sense: each commit is flushed to the drive before `save()` returns.
    static func options() -> [AnyHashable: Any] {
        [
            NSMigratePersistentStoresAutomaticallyOption: false,
            NSInferMappingModelAutomaticallyOption: false,
            NSPersistentStoreFileProtectionKey: FileProtectionType.completeUntilFirstUserAuthentication.rawValue,
            NSSQLitePragmasOption: ["synchronous": "FULL", "fullfsync": "1"],
        ]
    }

    private static func makeV1() -> NSManagedObjectModel {
        let model = NSManagedObjectModel()
        model.versionIdentifiers = ["1"]
        model.entities = [
            entity(
                HabitRecord.self, HabitRecord.entityName, unique: ["id"],
                [
                    attribute("id", .uuid), attribute("name", .string), attribute("note", .string),
                    attribute("icon", .string), attribute("accent", .string), attribute("createdAt", .date),
                    attribute("archivedAt", .date, optional: true), attribute("position", .integer64),
                    attribute("recordedDays", .binaryData),
                ]),
            entity(
                ScheduleVersionRecord.self, ScheduleVersionRecord.entityName, unique: ["habitID", "effectiveDate"],
                [
                    attribute("habitID", .uuid), attribute("effectiveDate", .string),
                    attribute("weekdayBits", .integer64), attribute("timeZoneID", .string),
                    attribute("isPaused", .boolean),
                ]),
            entity(
                CompletionRecord.self, CompletionRecord.entityName, unique: ["habitID", "localDate"],
                [
                    attribute("habitID", .uuid), attribute("localDate", .string), attribute("completedAt", .date),
                    attribute("timeZoneID", .string),
                ]),
            entity(
                ReminderRecord.self, ReminderRecord.entityName, unique: ["habitID"],
                [attribute("habitID", .uuid), attribute("localTime", .string), attribute("isEnabled", .boolean)]),
            entity(
                RevisionRecord.self, RevisionRecord.entityName, unique: ["storeKey"],
                [attribute("storeKey", .string), attribute("revisionNumber", .integer64)]),
        ]
        return model
    }

    private static func entity(
        _ recordClass: NSManagedObject.Type, _ name: String, unique key: [String],
        _ attributes: [NSAttributeDescription]
    ) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = NSStringFromClass(recordClass)
        entity.properties = attributes
        // The store itself refuses a second record of a habit and date. SQLite serves look-ups by it too.
        entity.uniquenessConstraints = [key]
        return entity
    }

    private static func attribute(
        _ name: String, _ type: NSAttributeDescription.AttributeType, optional: Bool = false
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.type = type
        attribute.isOptional = optional
        return attribute
    }
}
