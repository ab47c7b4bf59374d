import Foundation
import FoundationAdditions

/// One object of a context. Its values are reached through primitives between will and did calls, or by key.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyReadable {
    public let entity: NSEntityDescription
    open internal(set) var objectID: NSManagedObjectID
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?

    open internal(set) var isInserted = false
    open internal(set) var isUpdated = false
    open internal(set) var isDeleted = false

    /// The values as they are, and as the store had them when they were read or saved, by the attributes' positions.
    var values: [Any?]
    var committedValues: [Any?]
    /// Counts the row's saves, to notice those of others.
    var version: Int64 = 0
    /// A reset context has forgotten the object: its values are gone.
    var isForgotten = false
    /// The order of changes, in which they are saved.
    var changeOrder = 0
    private var openAccesses = 0
    private var openChanges = 0

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        values = entity.initialValues
        committedValues = Array(repeating: nil, count: values.count)
        objectID = NSManagedObjectID(entity: entity, storeIdentifier: "", row: -1)
        super.init()
        context?.register(inserted: self)
    }

    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }

    // MARK: Primitives

    open func willAccessValue(forKey key: String?) {
        requireUsable()
        openAccesses += 1
    }

    open func didAccessValue(forKey key: String?) { close(&openAccesses, "didAccessValue", key) }

    open func willChangeValue(forKey key: String) {
        requireUsable()
        openChanges += 1
    }

    open func didChangeValue(forKey key: String) { close(&openChanges, "didChangeValue", key) }

    open func primitiveValue(forKey key: String) -> Any? {
        requireUsable()
        let attribute = entity.attribute(key)
        if openAccesses == 0 && openChanges == 0 {
            raiseException("NSInternalInconsistencyException", "\(key) is read without willAccessValue(forKey:)")
        }
        return values[attribute.index]
    }

    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        requireUsable()
        let attribute = entity.attribute(key)
        if openChanges == 0 {
            raiseException("NSInternalInconsistencyException", "\(key) is written without willChangeValue(forKey:)")
        }
        values[attribute.index] = attribute.normalized(value)
        managedObjectContext?.register(changed: self)
    }

    // MARK: By key

    open func value(forKey key: String) -> Any? {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        return primitiveValue(forKey: key)
    }

    open func setValue(_ value: Any?, forKey key: String) {
        willChangeValue(forKey: key)
        defer { didChangeValue(forKey: key) }
        setPrimitiveValue(value, forKey: key)
    }

    package func readValue(forKey key: String) -> Any? { values[entity.attribute(key).index] }

    var valuesByKey: [String: Any] {
        Dictionary(
            uniqueKeysWithValues: entity.attributes.compactMap { attribute in
                values[attribute.index].map { (attribute.name, $0) }
            })
    }

    private func close(_ count: inout Int, _ call: String, _ key: String?) {
        if count == 0 {
            raiseException(
                "NSInternalInconsistencyException", "\(call)(forKey: \"\(key ?? "")\") without its will call")
        }
        count -= 1
    }

    private func requireUsable() {
        if isForgotten {
            raiseException("NSObjectInaccessibleException", "the context of \(entity.name ?? "?") has been reset")
        }
        managedObjectContext?.requireQueue()
    }
}

@available(*, unavailable)
extension NSManagedObject: @unchecked Sendable {}
