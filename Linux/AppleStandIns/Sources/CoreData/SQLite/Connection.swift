import CSQLite
import Foundation

/// One open database, with the statements that it has prepared.
final class Connection {
    private var database: OpaquePointer?
    private var statements: [String: Statement] = [:]

    /// Prints each statement when the app is launched with Core Data's own argument for it.
    private static let printsStatements: Bool = {
        let following = CommandLine.arguments.drop { $0 != "-com.apple.CoreData.SQLDebug" }.dropFirst().first
        return (following.flatMap { Int($0) } ?? 0) > 0
    }()

    init(path: String, createsFile: Bool, timeout: Double) throws {
        let flags = SQLITE_OPEN_READWRITE | (createsFile ? SQLITE_OPEN_CREATE : 0) | SQLITE_OPEN_FULLMUTEX
        let code = sqlite3_open_v2(path, &database, flags, nil)
        guard code == SQLITE_OK else {
            let error = failure(code)
            sqlite3_close_v2(database)
            throw error
        }
        sqlite3_extended_result_codes(database, 1)
        sqlite3_busy_timeout(database, Int32(timeout * 1000))
    }

    deinit { try? close() }

    func close() throws {
        statements = [:]
        guard let open = database else { return }
        database = nil
        sqlite3_close_v2(open)
    }

    func execute(_ sql: String) throws {
        trace(sql)
        let code = sqlite3_exec(database, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// A prepared statement, ready for new values.
    func statement(_ sql: String) throws -> Statement {
        trace(sql)
        if let known = statements[sql] {
            known.reset()
            return known
        }
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(database, sql, -1, &handle, nil)
        guard code == SQLITE_OK, let handle else { throw failure(code) }
        let statement = Statement(handle: handle, connection: self)
        // Lists of arguments make statements of many lengths: keep a bounded number.
        if statements.count >= 64 { statements = [:] }
        statements[sql] = statement
        return statement
    }

    var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(database) }
    var changedRows: Int { Int(sqlite3_changes(database)) }

    func failure(_ code: Int32) -> SQLiteError {
        let extended = database.map { sqlite3_extended_errcode($0) } ?? code
        let message = database.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
        return SQLiteError(code: extended == SQLITE_OK ? code : extended, message: message)
    }

    private func trace(_ sql: String) {
        if Self.printsStatements { FileHandle.standardError.write(Data("CoreData: sql: \(sql)\n".utf8)) }
    }
}
