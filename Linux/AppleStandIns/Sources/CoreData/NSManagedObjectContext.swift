import Foundation
import FoundationAdditions
import Stage

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
}

/// A scratch pad of objects, used only on its own queue.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    let queue: DispatchQueue
    private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

    private var coordinator: NSPersistentStoreCoordinator?
    private var storedMergePolicy: Any = NSMergePolicy.error
    private var changes = 0
    private var temporaryRow: Int64 = 0
    /// What is not saved yet, by the order of the changes.
    var inserted: [Int: NSManagedObject] = [:]
    var updated: [Int: NSManagedObject] = [:]
    var deleted: [Int: NSManagedObject] = [:]
    /// The objects in use, one for each row.
    var objects = ObjectTable()

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        queue = DispatchQueue(label: "NSManagedObjectContext")
        super.init()
        queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
    }

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator }
        set { coordinator = newValue }
    }

    open var mergePolicy: Any {
        get { storedMergePolicy }
        set {
            guard newValue is NSMergePolicy else {
                raiseException("NSInvalidArgumentException", "\(newValue) is no merge policy")
            }
            storedMergePolicy = newValue
        }
    }

    open func perform(_ block: @escaping @Sendable () -> Void) {
        Busyness.shared.begin()
        queue.async {
            block()
            Busyness.shared.end()
        }
    }

    // MARK: Objects

    open var hasChanges: Bool {
        requireQueue()
        return !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty
    }

    open func delete(_ object: NSManagedObject) {
        requireQueue()
        guard object.managedObjectContext === self else {
            raiseException("NSInvalidArgumentException", "the object to delete is of another context")
        }
        if inserted.removeValue(forKey: object.changeOrder) != nil {
            object.isInserted = false
            object.managedObjectContext = nil
            return
        }
        if object.isDeleted { return }
        updated.removeValue(forKey: object.changeOrder)
        number(object)
        deleted[object.changeOrder] = object
        object.isDeleted = true
    }

    /// Forgets every change since the last save.
    open func rollback() {
        requireQueue()
        for object in inserted.values {
            object.isInserted = false
            object.managedObjectContext = nil
        }
        for object in [updated.values, deleted.values].joined() {
            object.values = object.committedValues
            object.isUpdated = false
            object.isDeleted = false
        }
        forgetChanges()
    }

    /// Forgets every object. One that is still held cannot be used any more.
    open func reset() {
        requireQueue()
        for object in [inserted.values, updated.values, deleted.values].joined() { object.isForgotten = true }
        for object in objects.all { object.isForgotten = true }
        objects = ObjectTable()
        forgetChanges()
    }

    func forgetChanges() {
        inserted = [:]
        updated = [:]
        deleted = [:]
    }

    func register(inserted object: NSManagedObject) {
        requireQueue()
        _ = requireEntity(object.entity.name ?? "")
        temporaryRow -= 1
        object.objectID = NSManagedObjectID(entity: object.entity, storeIdentifier: "", row: temporaryRow)
        object.managedObjectContext = self
        object.isInserted = true
        number(object)
        inserted[object.changeOrder] = object
    }

    func register(changed object: NSManagedObject) {
        if object.isInserted || object.isDeleted || object.isUpdated { return }
        object.isUpdated = true
        number(object)
        updated[object.changeOrder] = object
    }

    private func number(_ object: NSManagedObject) {
        changes += 1
        object.changeOrder = changes
    }

    // MARK: Rules

    var isOnQueue: Bool { DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self) }

    /// Core Data corrupts itself, or stops under its concurrency debugging, when a context is used off its queue.
    func requireQueue() {
        if !isOnQueue {
            raiseException(
                "NSInternalInconsistencyException", "a context and its objects are used outside its perform blocks")
        }
    }

    func requireEntity(_ name: String) -> NSEntityDescription {
        guard let model = coordinator?.managedObjectModel, let entity = model.entitiesByName[name] else {
            raiseException(
                "NSInternalInconsistencyException",
                "+entityForName: could not locate an entity named '\(name)' in this model.")
        }
        return entity
    }

    func requireCoordinator() -> NSPersistentStoreCoordinator {
        guard let coordinator else {
            raiseException("NSInternalInconsistencyException", "the context has no persistent store coordinator")
        }
        return coordinator
    }
}

/// The objects of a context by their rows, held weakly: an object that nobody holds is read anew.
struct ObjectTable {
    private struct Entry { weak var object: NSManagedObject? }
    private var entries: [RowKey: Entry] = [:]
    private var limit = 1024

    var all: [NSManagedObject] { entries.values.compactMap(\.object) }

    subscript(key: RowKey) -> NSManagedObject? {
        get { entries[key]?.object }
        set {
            entries[key] = newValue.map { Entry(object: $0) }
            guard entries.count > limit else { return }
            entries = entries.filter { $0.value.object != nil }
            limit = max(1024, entries.count * 2)
        }
    }
}
