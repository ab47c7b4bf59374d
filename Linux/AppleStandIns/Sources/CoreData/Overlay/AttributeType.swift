import Foundation

extension NSAttributeDescription {
    public struct AttributeType: Equatable, Hashable, RawRepresentable, Sendable {
        public var rawValue: NSAttributeType
        public init(rawValue: NSAttributeType) { self.rawValue = rawValue }

        public static var undefined: AttributeType { AttributeType(rawValue: .undefinedAttributeType) }
        public static var integer16: AttributeType { AttributeType(rawValue: .integer16AttributeType) }
        public static var integer32: AttributeType { AttributeType(rawValue: .integer32AttributeType) }
        public static var integer64: AttributeType { AttributeType(rawValue: .integer64AttributeType) }
        public static var double: AttributeType { AttributeType(rawValue: .doubleAttributeType) }
        public static var string: AttributeType { AttributeType(rawValue: .stringAttributeType) }
        public static var boolean: AttributeType { AttributeType(rawValue: .booleanAttributeType) }
        public static var date: AttributeType { AttributeType(rawValue: .dateAttributeType) }
        public static var binaryData: AttributeType { AttributeType(rawValue: .binaryDataAttributeType) }
        public static var uuid: AttributeType { AttributeType(rawValue: .UUIDAttributeType) }
    }

    public var type: AttributeType {
        get { AttributeType(rawValue: attributeType) }
        set { attributeType = newValue.rawValue }
    }
}

extension NSAttributeDescription.AttributeType {
    /// The type in the words of an exception.
    var name: String { String(describing: rawValue).replacingOccurrences(of: "AttributeType", with: "") }
}
