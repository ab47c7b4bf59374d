import Foundation
import FoundationAdditions

/// The description of one kind of object: its class, attributes, unique keys and indexes.
open class NSEntityDescription: NSObject {
    nonisolated(unsafe) static let none = NSEntityDescription()

    public internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel
    /// The model, once this entity belongs to one.
    var model: (any Freezable)? { didSet { for property in storedProperties { property.model = model } } }
    private(set) var attributes: [NSAttributeDescription] = []
    /// The default values of a new object, by the attributes' positions; known once a coordinator has taken the model.
    private(set) var initialValues: [Any?] = []
    /// What a store needs at each row, made once: the class, the table, and the statement that adds a row.
    private(set) var objectClass: NSManagedObject.Type = NSManagedObject.self
    private(set) var table = ""
    private(set) var insertion = ""
    private var attributesByKey: [String: NSAttributeDescription] = [:]

    private var storedName: String?
    private var storedClassName = "NSManagedObject"
    private var storedProperties: [NSPropertyDescription] = []
    private var storedConstraints: [[Any]] = []
    private var storedIndexes: [NSFetchIndexDescription] = []
    private var storedVersionHashModifier: String?

    public override init() {
        managedObjectModel = NSManagedObjectModel.none
        super.init()
    }

    private func requireChangeable() { model?.requireChangeable() }

    open var name: String? {
        get { storedName }
        set {
            requireChangeable()
            storedName = newValue
        }
    }

    open var managedObjectClassName: String! {
        get { storedClassName }
        set {
            requireChangeable()
            storedClassName = newValue ?? "NSManagedObject"
        }
    }

    /// Setting the properties drops the indexes, so these come last.
    open var properties: [NSPropertyDescription] {
        get { storedProperties }
        set {
            requireChangeable()
            storedProperties = newValue
            storedIndexes = []
            attributes = newValue.compactMap { $0 as? NSAttributeDescription }.sorted { $0.name < $1.name }
            attributesByKey = [:]
            for (index, attribute) in attributes.enumerated() {
                attribute.index = index
                attribute.entity = self
                attribute.model = model
                if attributesByKey.updateValue(attribute, forKey: attribute.name) != nil {
                    raiseException("NSInvalidArgumentException", "two properties are named \"\(attribute.name)\"")
                }
            }
        }
    }

    open var attributesByName: [String: NSAttributeDescription] { attributesByKey }
    open var propertiesByName: [String: NSPropertyDescription] { attributesByKey }

    open var uniquenessConstraints: [[Any]] {
        get { storedConstraints }
        set {
            requireChangeable()
            storedConstraints = newValue
        }
    }

    open var indexes: [NSFetchIndexDescription] {
        get { storedIndexes }
        set {
            requireChangeable()
            storedIndexes = newValue
        }
    }

    open var versionHashModifier: String? {
        get { storedVersionHashModifier }
        set {
            requireChangeable()
            storedVersionHashModifier = newValue
        }
    }

    open var versionHash: Data { VersionHash.of(self) }

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
        -> NSEntityDescription?
    {
        context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName]
    }

    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        let entity = context.requireEntity(entityName)
        return entity.objectClass.init(entity: entity, insertInto: context)
    }
}

extension NSEntityDescription {
    /// The attribute of that name. An unknown key raises an exception.
    func attribute(_ key: String) -> NSAttributeDescription {
        guard let attribute = attributesByKey[key] else {
            raiseException(
                "NSUnknownKeyException", "the entity \(name ?? "?") is not key value coding-compliant for \"\(key)\"")
        }
        return attribute
    }

    /// The unique keys as lists of attributes.
    var constraints: [[NSAttributeDescription]] {
        storedConstraints.map { constraint in
            constraint.map { part in
                guard let key = part as? String ?? (part as? NSAttributeDescription)?.name else {
                    raiseException("NSInvalidArgumentException", "\(part) names no attribute of \(name ?? "?")")
                }
                return attribute(key)
            }
        }
    }

    /// The Swift class of the entity's objects, found by its name at run time.
    private func foundClass() -> NSManagedObject.Type {
        guard storedClassName != "NSManagedObject" else { return NSManagedObject.self }
        guard let found = NSClassFromString(storedClassName) else {
            let text = "CoreData: Unable to load class named '\(storedClassName)' for entity '\(storedName ?? "?")'.\n"
            FileHandle.standardError.write(Data(text.utf8))
            return NSManagedObject.self
        }
        guard let objectClass = found as? NSManagedObject.Type else {
            raiseException("NSInvalidArgumentException", "\(storedClassName) is no subclass of NSManagedObject")
        }
        return objectClass
    }

    /// Holds the entity against what a coordinator demands, and gets it ready for use.
    func prepare() {
        guard let name = storedName, !name.isEmpty else {
            raiseException("NSInvalidArgumentException", "an entity of the model has no name")
        }
        if let untyped = attributes.first(where: { $0.attributeType == .undefinedAttributeType || $0.name.isEmpty }) {
            raiseException(
                "NSInternalInconsistencyException", "\(name).\(untyped.name) needs a name and a type to be stored")
        }
        for constraint in constraints where constraint.isEmpty {
            raiseException("NSInvalidArgumentException", "a uniqueness constraint of \(name) is empty")
        }
        for attribute in attributes { attribute.column = Schema.column(attribute) }
        table = Schema.table(self)
        let columns = (["Z_OPT"] + attributes.map(\.column)).joined(separator: ", ")
        let marks = (["1"] + attributes.map { _ in "?" }).joined(separator: ", ")
        insertion = "INSERT INTO \(table) (\(columns)) VALUES (\(marks))"
        objectClass = foundClass()
        initialValues = attributes.map { $0.normalized($0.defaultValue) }
    }
}
