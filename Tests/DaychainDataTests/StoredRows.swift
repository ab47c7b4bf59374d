import CoreData
import Foundation
import TestSupport

@testable import DaychainData

/// The rows of a closed store, past the core's rules: as a fault or another program would write them.
enum StoredRows {
    static func edit(
        _ folder: TemporaryFolder, _ body: @escaping @Sendable (NSManagedObjectContext) throws -> Void
    ) async throws {
        let container = NSPersistentContainer(name: "Daychain", managedObjectModel: StoreModel.v1)
        let coordinator = container.persistentStoreCoordinator
        let store = try coordinator.addPersistentStore(type: .sqlite, at: folder.store)
        let context = container.newBackgroundContext()
        try await context.perform {
            try body(context)
            try context.save()
        }
        try coordinator.remove(store)
    }
}
