// These names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"

public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

public var NSValidationMultipleErrorsError: Int { 1560 }
public var NSValidationMissingMandatoryPropertyError: Int { 1570 }
public var NSManagedObjectMergeError: Int { 133_020 }
public var NSManagedObjectConstraintMergeError: Int { 133_021 }
public var NSPersistentStoreIncompatibleVersionHashError: Int { 134_100 }
public var NSMigrationMissingSourceModelError: Int { 134_130 }
