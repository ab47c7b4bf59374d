import Foundation

/// Where backups are written to and read from.
public protocol BackupFiles: Sendable {
    /// Writes a backup of all habits into a file of its own, `Daychain-2026-03-02.json` by the device's date.
    ///
    /// The file stays until the next one is written. A failure leaves none.
    func write(_ archive: HabitsArchive, at moment: Moment) async throws(BackupWriteError) -> WrittenBackup

    /// Reads the file that a person chose. It is not changed, and nothing else is.
    func read(_ file: URL) async throws(BackupRefusal) -> Backup
}

/// A backup's file.
public struct WrittenBackup: Hashable, Sendable {
    /// Where it is.
    public let file: URL
    /// The number of habits in it.
    public let habitCount: Int
    /// The number of records in it.
    public let completionCount: Int
    /// The size of the file.
    public let byteCount: Int

    /// Describes a file.
    public init(file: URL, habitCount: Int, completionCount: Int, byteCount: Int) {
        self.file = file
        self.habitCount = habitCount
        self.completionCount = completionCount
        self.byteCount = byteCount
    }
}

/// Why no backup was written.
public enum BackupWriteError: Error, Hashable, Sendable {
    /// There is no space left.
    case full
    /// The file cannot be written now, with the system's words for a report.
    case unavailable(detail: String)
    /// The person no longer wants it.
    case cancelled
}
