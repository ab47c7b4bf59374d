import Foundation
import FoundationAdditions

extension NSManagedObjectContext {
    /// Writes all changes in one transaction. They are on disk when this returns; after an error they still wait.
    public func save() throws {
        requireQueue()
        guard hasChanges else { return }
        let order = { (objects: [Int: NSManagedObject]) in objects.sorted { $0.key < $1.key }.map(\.value) }
        let changes = (inserted: order(inserted), updated: order(updated), deleted: order(deleted))
        try validate(changes.inserted + changes.updated)
        let (rows, store) = try requireCoordinator().withFile { file in
            let rows = try file.write { connection in
                // Deletions come last, so a unique key that is deleted and inserted in one save is a conflict.
                let rows = try changes.inserted.map { try write($0, connection) { try insert($0, in: connection) } }
                for object in changes.updated { try write(object, connection) { try update($0, in: connection) } }
                for object in changes.deleted { try delete(object, in: connection) }
                return rows
            }
            return (rows, file.identifier)
        }
        for (object, row) in zip(changes.inserted, rows) {
            object.objectID = NSManagedObjectID(entity: object.entity, storeIdentifier: store, row: row)
            object.version = 1
            object.isInserted = false
            object.committedValues = object.values
            objects[object.objectID.key] = object
        }
        for object in changes.updated {
            if object.differs { object.version += 1 }
            object.isUpdated = false
            object.committedValues = object.values
        }
        for object in changes.deleted {
            objects[object.objectID.key] = nil
            object.managedObjectContext = nil
        }
        forgetChanges()
    }

    // MARK: Rules

    private func validate(_ objects: [NSManagedObject]) throws {
        let failures = objects.flatMap { object in
            object.entity.attributes.filter { !$0.isOptional && object.values[$0.index] == nil }.map { attribute in
                CocoaError(
                    .validationMissingMandatoryProperty,
                    userInfo: [
                        NSValidationKeyErrorKey: attribute.name, NSValidationObjectErrorKey: object,
                    ])
            }
        }
        switch failures.count {
        case 0: return
        case 1: throw failures[0]
        default: throw CocoaError(.validationMultipleErrors, userInfo: [NSDetailedErrorsKey: failures])
        }
    }

    private func constraintError(
        _ constraint: [NSAttributeDescription], databaseObject: NSManagedObject?, objects: [NSManagedObject]
    ) -> CocoaError {
        let conflict = NSConstraintConflict(
            constraint: constraint.map(\.name), databaseObject: databaseObject, conflictingObjects: objects)
        return CocoaError(
            .managedObjectConstraintMerge, userInfo: [NSPersistentStoreSaveConflictsErrorKey: [conflict]])
    }

    /// Tells a refusal of the database in Core Data's words: which unique key, whose.
    private func write<Result>(
        _ object: NSManagedObject, _ connection: Connection, _ body: (NSManagedObject) throws -> Result
    ) throws -> Result {
        do { return try body(object) } catch let error as SQLiteError where error.isConstraint {
            for constraint in object.entity.constraints {
                if let rival = rival(of: object, for: constraint) {
                    throw constraintError(constraint, databaseObject: nil, objects: [rival, object])
                }
                if let owner = try owner(of: constraint, like: object, in: connection) {
                    throw constraintError(constraint, databaseObject: owner, objects: [object])
                }
            }
            throw error
        }
    }

    /// Another object of this context that waits to be saved with the same unique key.
    private func rival(of object: NSManagedObject, for constraint: [NSAttributeDescription]) -> NSManagedObject? {
        func key(_ object: NSManagedObject) -> [AnyHashable] {
            constraint.compactMap { object.values[$0.index] as? AnyHashable }
        }
        let wanted = key(object)
        guard wanted.count == constraint.count else { return nil }
        return [inserted.values, updated.values].joined().first {
            $0 !== object && $0.entity === object.entity && key($0) == wanted
        }
    }

    private func owner(
        of constraint: [NSAttributeDescription], like object: NSManagedObject, in connection: Connection
    ) throws -> NSManagedObject? {
        let attributes = object.entity.attributes
        let columns = (["Z_PK"] + attributes.map(\.column)).joined(separator: ", ")
        let condition = constraint.map { $0.column + " = ?" }.joined(separator: " AND ")
        let statement = try connection.statement(
            "SELECT \(columns) FROM \(object.entity.table) WHERE \(condition)")
        for attribute in constraint { try statement.bind(object.values[attribute.index]) }
        defer { statement.reset() }
        guard try statement.step(), object.objectID.key.row != statement.integer(0) else { return nil }
        let owner = object.entity.objectClass.init(entity: object.entity, insertInto: nil)
        owner.values = attributes.enumerated().map { statement.value($0 + 1, of: $1.attributeType) }
        return owner
    }

    // MARK: Rows

    private func insert(_ object: NSManagedObject, in connection: Connection) throws -> Int64 {
        let statement = try connection.statement(object.entity.insertion)
        for value in object.values { try statement.bind(value) }
        try statement.run()
        return connection.lastInsertedRow
    }

    private func update(_ object: NSManagedObject, in connection: Connection) throws {
        let changed = object.changedAttributes
        guard !changed.isEmpty else { return }
        let assignments = (["Z_OPT = Z_OPT + 1"] + changed.map { $0.column + " = ?" }).joined(separator: ", ")
        let statement = try connection.statement(
            "UPDATE \(object.entity.table) SET \(assignments) WHERE Z_PK = ? AND Z_OPT = ?")
        for attribute in changed { try statement.bind(object.values[attribute.index]) }
        try statement.bind(object.objectID.key.row)
        try statement.bind(object.version)
        try statement.run()
        try requireUntouched(object, connection)
    }

    private func delete(_ object: NSManagedObject, in connection: Connection) throws {
        let statement = try connection.statement(
            "DELETE FROM \(object.entity.table) WHERE Z_PK = ? AND Z_OPT = ?")
        try statement.bind(object.objectID.key.row)
        try statement.bind(object.version)
        try statement.run()
        try requireUntouched(object, connection)
    }

    /// Under the error policy a row that somebody else changed or deleted is not overwritten.
    private func requireUntouched(_ object: NSManagedObject, _ connection: Connection) throws {
        guard connection.changedRows == 0 else { return }
        let statement = try connection.statement("SELECT Z_OPT FROM \(object.entity.table) WHERE Z_PK = ?")
        try statement.bind(object.objectID.key.row)
        let version = try statement.step() ? statement.integer(0) : 0
        statement.reset()
        let conflict = NSMergeConflict(source: object, oldVersion: Int(object.version), newVersion: Int(version))
        throw CocoaError(.managedObjectMerge, userInfo: [NSPersistentStoreSaveConflictsErrorKey: [conflict]])
    }
}

extension NSManagedObject {
    /// The attributes whose values differ from the store's.
    fileprivate var changedAttributes: [NSAttributeDescription] {
        entity.attributes.filter { attribute in
            let (now, then) = (values[attribute.index], committedValues[attribute.index])
            return (now as? AnyHashable) != (then as? AnyHashable)
        }
    }

    fileprivate var differs: Bool { !changedAttributes.isEmpty }
}
