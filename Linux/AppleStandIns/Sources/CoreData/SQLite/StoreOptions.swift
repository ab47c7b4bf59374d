import Foundation
import FoundationAdditions

/// The options of a store that matter here, read from Core Data's dictionary.
struct StoreOptions {
    var migrates = false
    /// How long a connection waits for another one's save. Core Data's own default.
    var timeout = 240.0
    var pragmas: [(name: String, value: String)] = []

    init(_ options: [AnyHashable: Any]?) {
        migrates = options?[NSMigratePersistentStoresAutomaticallyOption] as? Bool ?? false
        timeout = options?[NSPersistentStoreTimeoutOption] as? Double ?? timeout
        guard let given = options?[NSSQLitePragmasOption] else { return }
        guard let pragmas = given as? [String: String] else {
            raiseException("NSInvalidArgumentException", "the values of NSSQLitePragmasOption must be strings")
        }
        self.pragmas = pragmas.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }
}
