import CSQLite
import Foundation

/// Another process's transaction, held open.
final class Lock {
    private var database: OpaquePointer?

    init(at url: URL) {
        sqlite3_open(url.path, &database)
        sqlite3_exec(database, "BEGIN IMMEDIATE", nil, nil, nil)
    }

    func release() {
        sqlite3_close(database)
        database = nil
    }
}
