import Foundation
import FoundationAdditions

extension NSPersistentStore {
    public struct StoreType: Equatable, Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var sqlite: StoreType { StoreType(rawValue: "SQLite") }
    }
}

extension NSPersistentStoreCoordinator {
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        Self.requireSQLite(type)
        if let configuration {
            raiseException("NSInvalidArgumentException", "the model has no configuration \(configuration)")
        }
        return try add {
            let file = try StoreFile(opening: storeURL, model: managedObjectModel, options: StoreOptions(options))
            return NSPersistentStore(url: storeURL, file: file)
        }
    }

    public class func metadataForPersistentStore(
        type: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        requireSQLite(type)
        return try StoreFile.metadata(at: storeURL)
    }

    private class func requireSQLite(_ type: NSPersistentStore.StoreType) {
        if type != .sqlite { raiseException("NSInvalidArgumentException", "no store of type \(type.rawValue) here") }
    }
}
