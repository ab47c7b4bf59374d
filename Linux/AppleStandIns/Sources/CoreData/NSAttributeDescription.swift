import Foundation
import FoundationAdditions

/// The kinds of values that an attribute stores. The kinds that nothing here stores are left out.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case doubleAttributeType = 500
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case UUIDAttributeType = 1100
}

/// One stored value of an entity.
open class NSAttributeDescription: NSPropertyDescription {
    private var storedType = NSAttributeType.undefinedAttributeType
    private var storedDefaultValue: Any?

    /// The position of this attribute among its entity's, by which objects keep their values.
    var index = 0
    /// The column in SQL; known once a coordinator has taken the model.
    var column = ""

    open var attributeType: NSAttributeType {
        get { storedType }
        set {
            requireChangeable()
            storedType = newValue
        }
    }

    open var defaultValue: Any? {
        get { storedDefaultValue }
        set {
            requireChangeable()
            storedDefaultValue = newValue
        }
    }
}

extension NSAttributeDescription {
    /// The value as this attribute keeps it. A value of another type raises an exception, as Core Data does.
    func normalized(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        switch attributeType {
        case .stringAttributeType: if let text = value as? String { return text }
        case .booleanAttributeType: if let truth = value as? Bool { return truth }
        case .integer16AttributeType: if let number = whole(value) { return Int16(exactly: number) }
        case .integer32AttributeType: if let number = whole(value) { return Int32(exactly: number) }
        case .integer64AttributeType: if let number = whole(value) { return number }
        case .doubleAttributeType:
            if let number = value as? Double { return number }
            if let number = whole(value) { return Double(number) }
        case .dateAttributeType: if let date = value as? Date { return date }
        case .binaryDataAttributeType: if let data = value as? Data { return data }
        case .UUIDAttributeType: if let identifier = value as? UUID { return identifier }
        case .undefinedAttributeType: break
        }
        raiseException(
            "NSInvalidArgumentException",
            "Unacceptable type of value for attribute: property = \"\(name)\"; desired type = \(type.name); "
                + "given type = \(Swift.type(of: value)); value = \(value).")
    }

    private func whole(_ value: Any) -> Int64? {
        if value is Bool, !(value is any BinaryInteger) { return nil }
        return (value as? any BinaryInteger).flatMap { Int64(exactly: $0) } ?? (value as? NSNumber)?.int64Value
    }
}
