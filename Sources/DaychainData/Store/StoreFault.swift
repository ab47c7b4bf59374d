import CoreData
import DaychainCore
import Foundation

/// What only this store can find wrong with its rows.
enum StoreFault: Error, Hashable {
    /// A value that the model requires is not there.
    case missingValue(entity: String, key: String)
    /// The context gave an object of another class than the entity's.
    case unexpectedClass(entity: String)
}

extension StoreError {
    /// What an error of Core Data means, and whether waiting, room or care is the way out.
    ///
    /// SQLite's own code counts before Cocoa's, which wrap it. Of two meanings the one that moves nothing is taken.
    init(_ error: any Error) {
        switch error {
        case let known as StoreError: self = known
        case let refusal as CommandError: self = .refused(refusal)
        case StoreFault.missingValue(let entity, let key): self = .damaged(detail: "\(entity).\(key) is missing")
        case StoreFault.unexpectedClass(let entity): self = .other(detail: "\(entity) has another class")
        default: self = Self.meaning(of: error as NSError)
        }
    }

    /// Whether somebody else wrote first, so that deciding again may succeed.
    static func isConflict(_ error: any Error) -> Bool {
        let error = error as NSError
        let codes = [CocoaError.Code.managedObjectMerge, .managedObjectConstraintMerge].map(\.rawValue)
        return error.domain == NSCocoaErrorDomain && codes.contains(error.code)
    }

    private static func meaning(of error: NSError) -> StoreError {
        let detail = "\(error.domain) \(error.code)" + (sqliteCode(of: error).map { ", SQLite \($0)" } ?? "")
        switch sqliteCode(of: error) {
        case 14, 23: return .unavailable(detail: detail)
        case 13: return .full
        case 11, 26: return .damaged(detail: detail)
        case .some: return .other(detail: detail)
        case nil: break
        }
        guard error.domain == NSCocoaErrorDomain else { return .other(detail: detail) }
        if isConflict(error) { return .conflict }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileReadNoPermission, .fileWriteNoPermission: return .unavailable(detail: detail)
        case .fileWriteOutOfSpace: return .full
        case .fileReadCorruptFile: return .damaged(detail: detail)
        case .persistentStoreIncompatibleVersionHash: return .newerVersion
        default: return .other(detail: detail)
        }
    }

    /// SQLite's primary code, wherever Core Data put it; the upper bytes only say more.
    private static func sqliteCode(of error: NSError) -> Int? {
        if error.domain == NSSQLiteErrorDomain { return error.code & 0xFF }
        if let code = error.userInfo[NSSQLiteErrorDomain] as? Int { return code & 0xFF }
        return (error.userInfo[NSUnderlyingErrorKey] as? NSError).flatMap { sqliteCode(of: $0) }
    }
}
