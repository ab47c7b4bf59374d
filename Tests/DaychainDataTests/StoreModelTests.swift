import CoreData
import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainData

@Suite("The model of the store, version 1")
struct StoreModelTests {
    /// A shipped model never changes. A change here means a new version beside it.
    private static let description = """
        Completion unique habitID+localDate: completedAt date, habitID UUID, localDate string, timeZoneID string
        Habit unique id: accent string, archivedAt date?, createdAt date, icon string, id UUID, name string, \
        note string, position integer64, recordedDays data
        ReminderSetting unique habitID: habitID UUID, isEnabled boolean, localTime string
        Revision unique storeKey: revisionNumber integer64, storeKey string
        ScheduleVersion unique habitID+effectiveDate: effectiveDate string, habitID UUID, isPaused boolean, \
        timeZoneID string, weekdayBits integer64
        """

    @Test("has these entities, attributes and unique keys")
    func pinned() {
        let types: [NSAttributeType: String] = [
            .dateAttributeType: "date", .UUIDAttributeType: "UUID", .stringAttributeType: "string",
            .integer64AttributeType: "integer64", .booleanAttributeType: "boolean",
            .binaryDataAttributeType: "data",
        ]
        let lines = StoreModel.v1.entities.map { entity in
            // Core Data may answer with the attributes themselves where their names were given.
            let keys = entity.uniquenessConstraints.map { key in
                key.map { ($0 as? NSAttributeDescription)?.name ?? "\($0)" }.joined(separator: "+")
            }
            let attributes = entity.attributesByName.values.sorted { $0.name < $1.name }.map { attribute in
                "\(attribute.name) \(types[attribute.attributeType] ?? "?")" + (attribute.isOptional ? "?" : "")
            }
            return "\(entity.name ?? "") unique \(keys.joined(separator: ",")): \(attributes.joined(separator: ", "))"
        }
        #expect(lines.sorted().joined(separator: "\n") == Self.description)
        #expect(StoreModel.v1.versionIdentifiers == ["1"])
    }

    @Test("refuses a second record of a habit and date in the store itself, whoever writes it")
    func uniqueRecords() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let container = NSPersistentContainer(name: "Daychain", managedObjectModel: StoreModel.v1)
        _ = try container.persistentStoreCoordinator.addPersistentStore(type: .sqlite, at: folder.store)
        for attempt in 1...2 {
            let context = container.newBackgroundContext()
            try await context.perform {
                let object = NSEntityDescription.insertNewObject(
                    forEntityName: CompletionRecord.entityName, into: context)
                let record = try #require(object as? CompletionRecord)
                record.habitID = HabitFixture.id.uuid
                record.localDate = "2026-03-02"
                record.completedAt = instant("2026-03-02T08:00:00Z")
                record.timeZoneID = "Europe/Berlin"
                if attempt == 1 {
                    try context.save()
                } else {
                    let error = #expect(throws: CocoaError.self) { try context.save() }
                    #expect(error?.code == .managedObjectConstraintMerge)
                }
            }
        }
    }
}
