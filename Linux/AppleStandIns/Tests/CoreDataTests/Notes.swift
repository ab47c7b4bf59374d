import CoreData
import Foundation

/// A record with one attribute of each kind.
final class NoteRecord: NSManagedObject {
    var id: UUID? {
        get { stored("id") }
        set { setStored(newValue, "id") }
    }
    var title: String? {
        get { stored("title") }
        set { setStored(newValue, "title") }
    }
    var position: Int64? {
        get { stored("position") }
        set { setStored(newValue, "position") }
    }
    var isPinned: Bool? {
        get { stored("isPinned") }
        set { setStored(newValue, "isPinned") }
    }
    var weight: Double? {
        get { stored("weight") }
        set { setStored(newValue, "weight") }
    }
    var madeAt: Date? {
        get { stored("madeAt") }
        set { setStored(newValue, "madeAt") }
    }
    var picture: Data? {
        get { stored("picture") }
        set { setStored(newValue, "picture") }
    }
}

extension NSManagedObject {
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
}

enum NoteModel {
    static func make(extraAttribute: String? = nil) -> NSManagedObjectModel {
        let entity = NSEntityDescription()
        entity.name = "Note"
        entity.managedObjectClassName = NSStringFromClass(NoteRecord.self)
        let position = attribute("position", .integer64, default: Int64(0))
        entity.properties =
            [
                attribute("id", .uuid), attribute("title", .string, optional: false), position,
                attribute("isPinned", .boolean), attribute("weight", .double), attribute("madeAt", .date),
                attribute("picture", .binaryData),
            ] + (extraAttribute.map { [attribute($0, .string)] } ?? [])
        entity.uniquenessConstraints = [["id", "title"]]
        entity.indexes = [
            NSFetchIndexDescription(
                name: "byPosition",
                elements: [NSFetchIndexElementDescription(property: position, collationType: .binary)])
        ]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return model
    }

    static func attribute(
        _ name: String, _ type: NSAttributeDescription.AttributeType, optional: Bool = true, default value: Any? = nil
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.type = type
        attribute.isOptional = optional
        attribute.defaultValue = value
        return attribute
    }
}

/// A store in a temporary folder that goes with the test.
final class NoteStore: @unchecked Sendable {
    let folder: URL
    let container: NSPersistentContainer

    init(
        in folder: URL? = nil, model: NSManagedObjectModel = NoteModel.make(), options: [AnyHashable: Any]? = nil
    ) throws {
        self.folder = try folder ?? Self.temporaryFolder()
        container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
        _ = try container.persistentStoreCoordinator.addPersistentStore(
            type: .sqlite, at: Self.file(in: self.folder), options: options)
    }

    static func file(in folder: URL) -> URL { folder.appending(path: "Notes.sqlite") }

    static func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "notes-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Runs work in a context and saves what it changed.
    func write<T>(
        in context: NSManagedObjectContext? = nil, _ body: @escaping @Sendable (NSManagedObjectContext) throws -> T
    ) async throws -> T {
        let context = context ?? container.newBackgroundContext()
        return try await context.perform {
            let value = try body(context)
            try context.save()
            return value
        }
    }

    func titles(_ change: @escaping @Sendable (NSFetchRequest<NoteRecord>) -> Void = { _ in }) async throws -> [String]
    {
        let context = container.newBackgroundContext()
        return try await context.perform {
            let request = NSFetchRequest<NoteRecord>(entityName: "Note")
            request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
            change(request)
            return try context.fetch(request).compactMap(\.title)
        }
    }
}

func insertNote(_ title: String, into context: NSManagedObjectContext, id: UUID? = nil) throws -> NoteRecord {
    let object = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    guard let note = object as? NoteRecord else { throw CocoaError(.featureUnsupported) }
    note.title = title
    note.id = id
    return note
}
