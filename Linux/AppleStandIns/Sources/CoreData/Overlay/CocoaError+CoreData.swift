import Foundation

extension CocoaError.Code {
    public static var managedObjectValidation: CocoaError.Code { CocoaError.Code(rawValue: 1550) }
    public static var validationMultipleErrors: CocoaError.Code { CocoaError.Code(rawValue: 1560) }
    public static var validationMissingMandatoryProperty: CocoaError.Code { CocoaError.Code(rawValue: 1570) }
    public static var managedObjectMerge: CocoaError.Code { CocoaError.Code(rawValue: 133_020) }
    public static var managedObjectConstraintMerge: CocoaError.Code { CocoaError.Code(rawValue: 133_021) }
    public static var persistentStoreSave: CocoaError.Code { CocoaError.Code(rawValue: 134_030) }
    public static var persistentStoreOpen: CocoaError.Code { CocoaError.Code(rawValue: 134_080) }
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code { CocoaError.Code(rawValue: 134_100) }
    public static var migration: CocoaError.Code { CocoaError.Code(rawValue: 134_110) }
    public static var migrationMissingSourceModel: CocoaError.Code { CocoaError.Code(rawValue: 134_130) }
}

extension CocoaError {
    public static var managedObjectValidation: CocoaError.Code { .managedObjectValidation }
    public static var validationMultipleErrors: CocoaError.Code { .validationMultipleErrors }
    public static var validationMissingMandatoryProperty: CocoaError.Code { .validationMissingMandatoryProperty }
    public static var managedObjectMerge: CocoaError.Code { .managedObjectMerge }
    public static var managedObjectConstraintMerge: CocoaError.Code { .managedObjectConstraintMerge }
    public static var persistentStoreSave: CocoaError.Code { .persistentStoreSave }
    public static var persistentStoreOpen: CocoaError.Code { .persistentStoreOpen }
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
        .persistentStoreIncompatibleVersionHash
    }
    public static var migration: CocoaError.Code { .migration }
    public static var migrationMissingSourceModel: CocoaError.Code { .migrationMissingSourceModel }
}
