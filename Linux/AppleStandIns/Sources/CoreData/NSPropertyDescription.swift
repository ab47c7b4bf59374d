import Foundation
import FoundationAdditions

/// What attributes have in common: a name, and whether a value may be missing.
open class NSPropertyDescription: NSObject {
    /// The model that froze when a coordinator took it; set by the model.
    var model: (any Freezable)?

    public internal(set) unowned(unsafe) var entity: NSEntityDescription

    private var storedName = ""
    private var storedIsOptional = true
    private var storedVersionHashModifier: String?

    public override init() {
        entity = NSEntityDescription.none
        super.init()
    }

    open var name: String {
        get { storedName }
        set {
            requireChangeable()
            if Self.reservedNames.contains(newValue) {
                raiseException(
                    "NSInvalidArgumentException", "\"\(newValue)\" is the name of a method and cannot name a property")
            }
            storedName = newValue
        }
    }

    open var isOptional: Bool {
        get { storedIsOptional }
        set {
            requireChangeable()
            storedIsOptional = newValue
        }
    }

    open var versionHashModifier: String? {
        get { storedVersionHashModifier }
        set {
            requireChangeable()
            storedVersionHashModifier = newValue
        }
    }

    /// A model that a coordinator uses raises an exception when it is changed.
    func requireChangeable() { model?.requireChangeable() }

    private static let reservedNames: Set<String> = [
        "description", "debugDescription", "hash", "zone", "copy", "mutableCopy", "self", "class", "superclass",
        "entity", "objectID", "isDeleted", "isInserted", "isUpdated", "isFault", "hasChanges", "managedObjectContext",
        "changedValues", "observationInfo", "faultingState", "retain", "release", "autorelease", "dealloc", "init",
    ]
}

/// Something that becomes immutable with its model.
protocol Freezable: AnyObject {
    func requireChangeable()
}
