import Foundation

/// What a fetch can give.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var managedObjectResultType: NSFetchRequestResultType { [] }
    public static var dictionaryResultType: NSFetchRequestResultType { NSFetchRequestResultType(rawValue: 2) }
}

/// A question to the store: which objects of an entity, in which order.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
    open private(set) var entityName: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var returnsObjectsAsFaults = true
    open var includesPendingChanges = true
    open var resultType: NSFetchRequestResultType = []
    open var propertiesToFetch: [Any]?
    open var returnsDistinctResults = false

    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    public override init() { super.init() }
}
