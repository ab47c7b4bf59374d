import DaychainCore
import Foundation

/// Backups in memory: what was written can be read again by its address.
public actor BackupShelf: BackupFiles {
    private var contents: [URL: Data] = [:]
    private var isFull = false

    /// Creates an empty shelf.
    public init() {}

    public func write(_ archive: HabitsArchive, at moment: Moment) async throws(BackupWriteError) -> WrittenBackup {
        guard !isFull else { throw .full }
        let file = URL(fileURLWithPath: "/shelf/Daychain-\(moment.deviceDate.text).json")
        let data = BackupWriter.data(of: archive, createdAt: moment.instant, appVersion: "1.0")
        contents[file] = data
        return WrittenBackup(
            file: file, habitCount: archive.snapshot.habits.count, completionCount: archive.completionCount,
            byteCount: data.count)
    }

    public func read(_ file: URL) async throws(BackupRefusal) -> Backup {
        guard let data = contents[file] else { throw .unreadable }
        return try BackupReading.backup(from: data)
    }

    /// Puts bytes on the shelf, and gives their address.
    public func put(_ data: Data, as name: String = "Daychain.json") -> URL {
        let file = URL(fileURLWithPath: "/shelf/\(name)")
        contents[file] = data
        return file
    }

    /// Leaves no room for another backup.
    public func fill() { isFull = true }
}
