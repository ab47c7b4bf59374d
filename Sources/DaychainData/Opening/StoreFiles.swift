import DaychainCore
import Foundation

/// The three files of a SQLite store, which belong together.
struct StoreFiles {
    let folder: URL

    /// The store itself; `-wal` holds its latest commits.
    var store: URL { folder.appending(path: "Daychain.sqlite") }

    /// A store that is no SQLite file is damaged. Better found here: Core Data has been seen to end the process on one.
    ///
    /// - Throws: ``StoreError/damaged(detail:)`` for a file that is neither empty nor begins as SQLite's do.
    func requireReadableHeader() throws {
        guard FileManager.default.fileExists(atPath: store.path) else { return }
        let handle = try FileHandle(forReadingFrom: store)
        defer { try? handle.close() }
        let start = try handle.read(upToCount: Self.header.count) ?? Data()
        if !start.isEmpty, start != Self.header {
            throw StoreError.damaged(detail: "\(store.lastPathComponent) is no database")
        }
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
