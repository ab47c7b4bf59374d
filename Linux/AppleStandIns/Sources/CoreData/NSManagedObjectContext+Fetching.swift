import Foundation
import FoundationAdditions

extension NSManagedObjectContext {
    /// The objects that a request asks for: what the store holds, corrected by what this context has not saved yet.
    func results<T: NSFetchRequestResult>(of request: NSFetchRequest<T>) throws -> [T] {
        requireQueue()
        let entity = requireEntity(request.entityName ?? "")
        let query = Query(request, entity: entity)
        if request.resultType == .dictionaryResultType { return try cast(dictionaries(of: query, request)) }
        let pending = request.includesPendingChanges ? pendingObjects(of: entity) : []
        if pending.isEmpty { return try cast(storedObjects(of: query, limited: true)) }
        let touched = Set(pending.map(ObjectIdentifier.init))
        let stored = try storedObjects(of: query, limited: false).filter { !touched.contains(ObjectIdentifier($0)) }
        let matching = pending.filter { !$0.isDeleted && request.predicate?.evaluate(with: $0) != false }
        let sorted = (stored + matching).sorted(by: query.precedes)
        let rest = sorted.dropFirst(request.fetchOffset)
        return cast(request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : Array(rest))
    }

    func countResults<T: NSFetchRequestResult>(of request: NSFetchRequest<T>) throws -> Int {
        requireQueue()
        let entity = requireEntity(request.entityName ?? "")
        if request.includesPendingChanges, !pendingObjects(of: entity).isEmpty { return try results(of: request).count }
        let query = Query(request, entity: entity)
        return try requireCoordinator().withFile { file in
            try file.read { connection in
                let statement = try query.prepared(columns: "Z_PK", limited: true, counting: true, in: connection)
                defer { statement.reset() }
                return try statement.step() ? Int(statement.integer(0)) : 0
            }
        }
    }

    private func pendingObjects(of entity: NSEntityDescription) -> [NSManagedObject] {
        [inserted.values, updated.values, deleted.values].joined().filter { $0.entity === entity }
            .sorted { $0.changeOrder < $1.changeOrder }
    }

    private func cast<T>(_ objects: [NSObject]) -> [T] {
        objects.map { object in
            guard let result = object as? T else {
                raiseException("NSInvalidArgumentException", "the fetch gives \(type(of: object)), not \(T.self)")
            }
            return result
        }
    }

    private func storedObjects(of query: Query, limited: Bool) throws -> [NSManagedObject] {
        let attributes = query.entity.attributes
        let columns = (["Z_PK", "Z_OPT"] + attributes.map(\.column)).joined(separator: ", ")
        let objectClass = query.entity.objectClass
        return try requireCoordinator().withFile { file in
            try file.read { connection in
                let statement = try query.prepared(columns: columns, limited: limited, in: connection)
                defer { statement.reset() }
                var found: [NSManagedObject] = []
                while try statement.step() {
                    found.append(object(in: statement, of: query.entity, objectClass, store: file.identifier))
                }
                return found
            }
        }
    }

    /// The object of a row. One that is in use already keeps its values, as in Core Data: the store is not asked again.
    private func object(
        in statement: Statement, of entity: NSEntityDescription, _ objectClass: NSManagedObject.Type, store: String
    ) -> NSManagedObject {
        let key = RowKey(entity: ObjectIdentifier(entity), row: statement.integer(0))
        if let known = objects[key] { return known }
        let object = objectClass.init(entity: entity, insertInto: nil)
        object.objectID = NSManagedObjectID(entity: entity, storeIdentifier: store, row: key.row)
        object.managedObjectContext = self
        object.version = statement.integer(1)
        object.committedValues = entity.attributes.enumerated().map { index, attribute in
            statement.value(index + 2, of: attribute.attributeType)
        }
        object.values = object.committedValues
        objects[key] = object
        return object
    }

    /// Rows as dictionaries. They come from the store alone: Core Data leaves unsaved changes out of them too.
    private func dictionaries<T>(of query: Query, _ request: NSFetchRequest<T>) throws -> [NSDictionary] {
        let attributes = (request.propertiesToFetch ?? query.entity.attributes).map { part in
            guard let key = part as? String ?? (part as? NSAttributeDescription)?.name else {
                raiseException("NSInvalidArgumentException", "\(part) is no property to fetch")
            }
            return query.entity.attribute(key)
        }
        let list = attributes.map(\.column).joined(separator: ", ")
        let columns = (request.returnsDistinctResults ? "DISTINCT " : "") + list
        return try requireCoordinator().withFile { file in
            try file.read { connection in
                let statement = try query.prepared(columns: columns, limited: true, in: connection)
                defer { statement.reset() }
                var rows: [NSDictionary] = []
                while try statement.step() {
                    var row: [String: Any] = [:]
                    for (index, attribute) in attributes.enumerated() {
                        row[attribute.name] = statement.value(index, of: attribute.attributeType)
                    }
                    rows.append(NSDictionary(dictionary: row))
                }
                return rows
            }
        }
    }
}
