import Foundation

/// Names one object, in any context of its coordinator. Temporary until the object's first save.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    private let storeIdentifier: String
    private let row: Int64
    public let entity: NSEntityDescription

    init(entity: NSEntityDescription, storeIdentifier: String, row: Int64) {
        self.entity = entity
        self.storeIdentifier = storeIdentifier
        self.row = row
    }

    open var isTemporaryID: Bool { row < 0 }

    var key: RowKey { RowKey(entity: ObjectIdentifier(entity), row: row) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return row == other.row && entity === other.entity && storeIdentifier == other.storeIdentifier
    }

    open override var hash: Int { key.hashValue }
}

/// A row of one store.
struct RowKey: Hashable {
    let entity: ObjectIdentifier
    let row: Int64
}
