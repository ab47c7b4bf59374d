import Foundation
import FoundationAdditions

/// The entities of a store. It cannot be changed once a coordinator uses it.
open class NSManagedObjectModel: NSObject, Freezable {
    nonisolated(unsafe) static let none = NSManagedObjectModel()

    private var storedEntities: [NSEntityDescription] = []
    private var storedIdentifiers: Set<AnyHashable> = [""]
    private let freezing = NSLock()
    private var isFrozen = false
    /// The entities by name, once they cannot change any more.
    private var frozenEntities: [String: NSEntityDescription]?

    public override init() { super.init() }

    open var entities: [NSEntityDescription] {
        get { storedEntities }
        set {
            requireChangeable()
            storedEntities = newValue
            for entity in newValue {
                entity.managedObjectModel = self
                entity.model = self
            }
        }
    }

    open var entitiesByName: [String: NSEntityDescription] {
        frozenEntities ?? Dictionary(storedEntities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    open var versionIdentifiers: Set<AnyHashable> {
        get { storedIdentifiers }
        set { storedIdentifiers = newValue }
    }

    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    open var versionChecksum: String { VersionHash.of(self).base64EncodedString() }

    open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any])
        -> Bool
    {
        guard configuration == nil else {
            raiseException("NSInvalidArgumentException", "the model has no configuration \(configuration ?? "")")
        }
        return metadata[NSStoreModelVersionHashesKey] as? [String: Data] == entityVersionHashesByName
    }

    func requireChangeable() {
        if isFrozen { raiseException("NSInternalInconsistencyException", "Can't modify an immutable model.") }
    }

    /// Called by the coordinator that takes the model.
    func freeze() {
        // Several stores of one model may be opened at once.
        freezing.lock()
        defer { freezing.unlock() }
        guard !isFrozen else { return }
        if Set(storedEntities.map(\.name)).count < storedEntities.count {
            raiseException("NSInvalidArgumentException", "two entities of the model have one name")
        }
        for entity in storedEntities { entity.prepare() }
        frozenEntities = entitiesByName
        isFrozen = true
    }
}
