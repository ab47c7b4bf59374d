import CSQLite
import Foundation

/// A prepared statement: binds values, steps through rows, reads columns.
final class Statement {
    private let handle: OpaquePointer
    private unowned let connection: Connection
    private var bound: Int32 = 0

    init(handle: OpaquePointer, connection: Connection) {
        self.handle = handle
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
        bound = 0
    }

    /// Binds the next value.
    func bind(_ value: Any?) throws {
        bound += 1
        let code: Int32
        switch value {
        case nil: code = sqlite3_bind_null(handle, bound)
        case let text as String: code = sqlite3_bind_text(handle, bound, text, Int32(text.utf8.count), Self.transient)
        case let truth as Bool: code = sqlite3_bind_int64(handle, bound, truth ? 1 : 0)
        case let number as Double: code = sqlite3_bind_double(handle, bound, number)
        case let number as any BinaryInteger: code = sqlite3_bind_int64(handle, bound, Int64(number))
        case let date as Date: code = sqlite3_bind_double(handle, bound, date.timeIntervalSinceReferenceDate)
        case let identifier as UUID:
            code = withUnsafeBytes(of: identifier.uuid) { bytes in
                sqlite3_bind_blob(handle, bound, bytes.baseAddress, 16, Self.transient)
            }
        case let data as Data:
            code = data.withUnsafeBytes { bytes in
                bytes.isEmpty
                    ? sqlite3_bind_zeroblob(handle, bound, 0)
                    : sqlite3_bind_blob(handle, bound, bytes.baseAddress, Int32(bytes.count), Self.transient)
            }
        default: code = SQLITE_MISMATCH
        }
        guard code == SQLITE_OK else { throw connection.failure(code) }
    }

    /// Goes to the next row, if there is one.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            sqlite3_reset(handle)
            return false
        case let code:
            let failure = connection.failure(code)
            sqlite3_reset(handle)
            throw failure
        }
    }

    /// Runs to the end, for a statement without rows.
    func run() throws { while try step() {} }

    func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

    func text(_ column: Int) -> String? {
        guard let bytes = sqlite3_column_text(handle, Int32(column)) else { return nil }
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    func data(_ column: Int) -> Data {
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        guard let bytes = sqlite3_column_blob(handle, Int32(column)) else { return Data() }
        return Data(bytes: bytes, count: count)
    }

    /// A column as the attribute keeps it.
    func value(_ column: Int, of type: NSAttributeType) -> Any? {
        let index = Int32(column)
        if sqlite3_column_type(handle, index) == SQLITE_NULL { return nil }
        switch type {
        case .stringAttributeType: return text(column)
        case .booleanAttributeType: return integer(column) != 0
        case .integer16AttributeType: return Int16(truncatingIfNeeded: integer(column))
        case .integer32AttributeType: return Int32(truncatingIfNeeded: integer(column))
        case .integer64AttributeType: return integer(column)
        case .doubleAttributeType: return sqlite3_column_double(handle, index)
        case .dateAttributeType: return Date(timeIntervalSinceReferenceDate: sqlite3_column_double(handle, index))
        case .binaryDataAttributeType: return data(column)
        case .UUIDAttributeType:
            guard sqlite3_column_bytes(handle, index) == 16, let bytes = sqlite3_column_blob(handle, index) else {
                return nil
            }
            return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
        case .undefinedAttributeType: return nil
        }
    }

    /// SQLite copies what is bound before the call returns.
    private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
