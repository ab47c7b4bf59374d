import CSQLite
import Foundation

/// A failure that SQLite reported, before it is told in Core Data's codes.
struct SQLiteError: Error {
    /// SQLite's extended code; its low byte is the primary one.
    let code: Int32
    let message: String

    var primaryCode: Int32 { code & 0xFF }
    var isConstraint: Bool { primaryCode == SQLITE_CONSTRAINT }

    /// The error as Core Data throws it: a Cocoa code, with SQLite's own under the key of its domain.
    func cocoaError(at url: URL) -> CocoaError {
        let cocoaCode: CocoaError.Code =
            switch primaryCode {
            case SQLITE_CORRUPT, SQLITE_NOTADB: .fileReadCorruptFile
            case SQLITE_FULL: .fileWriteOutOfSpace
            case SQLITE_AUTH, SQLITE_PERM: .fileReadNoPermission
            case SQLITE_READONLY: .fileWriteNoPermission
            default: .fileReadUnknown
            }
        return CocoaError(
            cocoaCode,
            userInfo: [
                NSFilePathErrorKey: url.path, NSSQLiteErrorDomain: Int(code), "reason": message,
            ])
    }
}
