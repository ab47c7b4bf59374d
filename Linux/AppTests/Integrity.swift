import CSQLite
import Foundation

/// SQLite's own check of a file.
enum Integrity {
    /// What is wrong with the app's store; empty when nothing is.
    static func losses(in folder: URL) -> [String] {
        let words = check(Workplace.data(in: folder).appending(path: "Daychain.sqlite"))
        return words == "ok" ? [] : ["integrity: \(words)"]
    }

    /// What is wrong, in SQLite's words; "ok" when nothing is.
    private static func check(_ file: URL) -> String {
        var database: OpaquePointer?
        defer { sqlite3_close_v2(database) }
        guard sqlite3_open_v2(file.path, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else {
            return "not opened"
        }
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(database, "PRAGMA integrity_check", -1, &statement, nil) == SQLITE_OK else {
            return String(cString: sqlite3_errmsg(database))
        }
        var lines: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            if let text = sqlite3_column_text(statement, 0) { lines.append(String(cString: text)) }
        }
        return lines.joined(separator: "; ")
    }
}
