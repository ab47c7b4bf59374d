import Foundation
import FoundationAdditions

/// Stands between contexts and the store file, and lets one of them at a time use it.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    private let lock = NSRecursiveLock()
    private var store: NSPersistentStore?

    public init(managedObjectModel model: NSManagedObjectModel) {
        model.freeze()
        managedObjectModel = model
    }

    open var persistentStores: [NSPersistentStore] { lock.withLock { store.map { [$0] } ?? [] } }

    /// Closes the store. Its file stays as it is.
    open func remove(_ store: NSPersistentStore) throws {
        try lock.withLock {
            guard self.store === store else {
                raiseException("NSInvalidArgumentException", "the store is not of this coordinator")
            }
            self.store = nil
            try store.file.close()
        }
    }

    func add(_ makeStore: () throws -> NSPersistentStore) throws -> NSPersistentStore {
        try lock.withLock {
            if store != nil { raiseException("NSInvalidArgumentException", "one store a coordinator is supported") }
            let store = try makeStore()
            self.store = store
            return store
        }
    }

    /// Runs a read or a save with the store to itself.
    func withFile<Result>(_ body: (StoreFile) throws -> Result) throws -> Result {
        try lock.withLock {
            guard let store else {
                raiseException(
                    "NSInternalInconsistencyException",
                    "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation.")
            }
            return try body(store.file)
        }
    }
}
