import CSQLite
import Foundation

/// The database file of a store: opening with every failure told apart, metadata, and whole transactions.
final class StoreFile {
    let url: URL
    let identifier: String
    let metadata: [String: Any]
    private let connection: Connection

    init(opening url: URL, model: NSManagedObjectModel, options: StoreOptions) throws {
        self.url = url
        do {
            connection = try Connection(path: url.path, createsFile: true, timeout: options.timeout)
            try connection.execute("PRAGMA journal_mode=WAL")
            for pragma in options.pragmas { try connection.execute("PRAGMA \(pragma.name)=\(pragma.value)") }
            metadata = try Self.readMetadata(connection) ?? Self.create(model, in: connection)
        } catch let error as SQLiteError {
            throw error.cocoaError(at: url)
        }
        identifier = metadata[NSStoreUUIDKey] as? String ?? ""
        guard model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) else {
            try connection.close()
            // Models live in code: there is none in a bundle to migrate from.
            throw CocoaError(
                options.migrates ? .migrationMissingSourceModel : .persistentStoreIncompatibleVersionHash,
                userInfo: [NSFilePathErrorKey: url.path, "metadata": metadata])
        }
    }

    static func metadata(at url: URL) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        do {
            let connection = try Connection(path: url.path, createsFile: false, timeout: 10)
            guard let metadata = try readMetadata(connection) else {
                throw SQLiteError(code: SQLITE_NOTADB, message: "no metadata")
            }
            return metadata
        } catch let error as SQLiteError {
            throw error.cocoaError(at: url)
        }
    }

    func close() throws { try connection.close() }

    /// Runs reads, telling their failures in Core Data's codes.
    func read<Result>(_ body: (Connection) throws -> Result) throws -> Result {
        do { return try body(connection) } catch let error as SQLiteError { throw error.cocoaError(at: url) }
    }

    /// Runs a transaction: all of it is on disk when this returns, or none of it.
    func write<Result>(_ body: (Connection) throws -> Result) throws -> Result {
        do {
            try connection.execute("BEGIN IMMEDIATE")
            do {
                let result = try body(connection)
                try connection.execute("COMMIT")
                return result
            } catch {
                // SQLite may have rolled back already, as for a full disk: then this fails, and rightly.
                try? connection.execute("ROLLBACK")
                throw error
            }
        } catch let error as SQLiteError {
            throw error.cocoaError(at: url)
        }
    }

    // MARK: Metadata

    private static func readMetadata(_ connection: Connection) throws -> [String: Any]? {
        guard try count("sqlite_master", in: connection) > 0 else { return nil }
        guard try count("sqlite_master WHERE name = 'Z_METADATA'", in: connection) == 1 else {
            throw SQLiteError(code: SQLITE_ERROR, message: "the database is no store")
        }
        let rows = try connection.statement("SELECT Z_PLIST FROM Z_METADATA")
        // A statement that is not reset holds its view of the database, and hides what others write.
        defer { rows.reset() }
        guard try rows.step() else { throw SQLiteError(code: SQLITE_CORRUPT, message: "no metadata") }
        let data = rows.data(0)
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let metadata = list as? [String: Any] else {
            throw SQLiteError(code: SQLITE_CORRUPT, message: "metadata is no property list")
        }
        return metadata
    }

    private static func count(_ rows: String, in connection: Connection) throws -> Int64 {
        let statement = try connection.statement("SELECT COUNT(*) FROM \(rows)")
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }

    private static func create(_ model: NSManagedObjectModel, in connection: Connection) throws -> [String: Any] {
        let identifier = UUID().uuidString
        let metadata: [String: Any] = [
            NSStoreTypeKey: "SQLite", NSStoreUUIDKey: identifier,
            NSStoreModelVersionHashesKey: model.entityVersionHashesByName,
            NSStoreModelVersionIdentifiersKey: model.versionIdentifiers.compactMap { $0.base as? String }.sorted(),
        ]
        let list = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
        try connection.execute("BEGIN IMMEDIATE")
        do {
            // Another process may have been first.
            if let existing = try readMetadata(connection) {
                try connection.execute("COMMIT")
                return existing
            }
            for statement in Schema(model).statements { try connection.execute(statement) }
            let insertion = try connection.statement("INSERT INTO Z_METADATA VALUES (1, ?, ?)")
            try insertion.bind(identifier)
            try insertion.bind(list)
            try insertion.run()
            try connection.execute("COMMIT")
        } catch {
            try? connection.execute("ROLLBACK")
            throw error
        }
        return metadata
    }
}
