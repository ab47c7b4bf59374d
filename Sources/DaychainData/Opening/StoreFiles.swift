import DaychainCore
import Foundation

/// The three files of a SQLite store, which belong together.
struct StoreFiles {
    let folder: URL

    /// The store itself; `-wal` holds its latest commits.
    var store: URL { folder.appending(path: "Daychain.sqlite") }

    /// A store that is no SQLite file is damaged. Better found here: Core Data has been seen to end the process on one,
    /// and SQLite throws the log away of a store that is empty or gone, with all habits that are only there yet.
    ///
    /// - Throws: ``StoreError/damaged(detail:)`` for a file that is neither empty nor begins as SQLite's do, and for a log
    ///   without its store.
    func requireReadableHeader() throws {
        let start = try beginning(of: store)
        if start.isEmpty {
            let log = URL(fileURLWithPath: store.path + "-wal")
            if try beginning(of: log).isEmpty { return }
            throw StoreError.damaged(detail: "\(log.lastPathComponent) has lost its database")
        }
        if start != Self.header {
            throw StoreError.damaged(detail: "\(store.lastPathComponent) is no database")
        }
    }

    /// As many bytes as SQLite's header has; none of a file that is not there.
    private func beginning(of file: URL) throws -> Data {
        guard FileManager.default.fileExists(atPath: file.path) else { return Data() }
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        return try handle.read(upToCount: Self.header.count) ?? Data()
    }

    func createFolder() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Moves the store out of the way into a folder beside it, and returns that folder. Nothing is deleted.
    func moveAside() throws -> URL {
        let manager = FileManager.default
        let target = unusedFolder()
        try manager.createDirectory(at: target, withIntermediateDirectories: true)
        // The store goes last: without it, nothing could take its log for the log of a new one.
        for suffix in ["-wal", "-shm", ""] {
            let file = URL(fileURLWithPath: store.path + suffix)
            guard manager.fileExists(atPath: file.path) else { continue }
            try manager.moveItem(at: file, to: target.appending(path: file.lastPathComponent))
        }
        return target
    }

    private func unusedFolder() -> URL {
        var number = 1
        while true {
            let target = folder.appending(path: "Damaged \(number)")
            if !FileManager.default.fileExists(atPath: target.path) { return target }
            number += 1
        }
    }

    private static let header = Data("SQLite format 3\0".utf8)
}
