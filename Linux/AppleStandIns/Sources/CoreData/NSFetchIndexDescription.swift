import Foundation
import FoundationAdditions

public enum NSFetchIndexElementType: UInt, Sendable {
    case binary = 0
    case rTree = 1
}

/// One attribute of an index.
open class NSFetchIndexElementDescription: NSObject {
    open private(set) var property: NSPropertyDescription?
    open private(set) var collationType: NSFetchIndexElementType
    open var isAscending = true

    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        if collationType == .rTree {
            raiseException("NSInvalidArgumentException", "an rTree index needs a spatial attribute")
        }
        self.property = property
        self.collationType = collationType
    }
}

/// An index that makes fetches by its attributes fast.
open class NSFetchIndexDescription: NSObject {
    open private(set) var name: String
    open private(set) var elements: [NSFetchIndexElementDescription]

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}
