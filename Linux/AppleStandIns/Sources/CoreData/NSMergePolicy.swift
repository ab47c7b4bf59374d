import Foundation

/// What a save does when the store holds something else than the context believed. Only the error policy is offered.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()

    private override init() { super.init() }
}

/// Objects of a save that claim a unique key which another object has.
open class NSConstraintConflict: NSObject {
    open private(set) var constraint: [String]
    open private(set) var constraintValues: [String: Any]
    open private(set) var databaseObject: NSManagedObject?
    open private(set) var databaseSnapshot: [String: Any]?
    open private(set) var conflictingObjects: [NSManagedObject]

    init(constraint: [String], databaseObject: NSManagedObject?, conflictingObjects: [NSManagedObject]) {
        self.constraint = constraint
        self.databaseObject = databaseObject
        self.conflictingObjects = conflictingObjects
        databaseSnapshot = databaseObject?.valuesByKey
        constraintValues = (conflictingObjects.first?.valuesByKey ?? [:]).filter { constraint.contains($0.key) }
    }
}

/// An object of a save whose row was changed or deleted by somebody else since it was read.
open class NSMergeConflict: NSObject {
    open private(set) var sourceObject: NSManagedObject
    open private(set) var oldVersionNumber: Int
    open private(set) var newVersionNumber: Int

    init(source: NSManagedObject, oldVersion: Int, newVersion: Int) {
        sourceObject = source
        oldVersionNumber = oldVersion
        newVersionNumber = newVersion
    }
}
