import DaychainCore
import Foundation

/// Backups in files: written into a folder of our own, read from wherever a person keeps them.
public struct DiskBackupFiles: BackupFiles {
    private let folder: URL
    private let appVersion: String

    /// Describes the folder that backups are written into, which need not exist; it holds nothing else.
    public init(folder: URL, appVersion: String) {
        self.folder = folder
        self.appVersion = appVersion
    }

    public func write(_ archive: HabitsArchive, at moment: Moment) async throws(BackupWriteError) -> WrittenBackup {
        do {
            return try writeFile(archive, at: moment)
        } catch let error as BackupWriteError {
            throw error
        } catch {
            throw BackupWriteError(error)
        }
    }

    public func read(_ file: URL) async throws(BackupRefusal) -> Backup {
        let data = try ChosenFile(url: file).data()
        if Task.isCancelled { throw .cancelled }
        return try BackupReading.backup(from: data)
    }

    private func writeFile(_ archive: HabitsArchive, at moment: Moment) throws -> WrittenBackup {
        let manager = FileManager.default
        // What was written before has been shared, or was not wanted.
        try? manager.removeItem(at: folder)
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "Daychain-\(moment.deviceDate.text).json", directoryHint: .notDirectory)
        do {
            let byteCount = try fill(file, with: archive, at: moment)
            return WrittenBackup(
                file: file, habitCount: archive.snapshot.habits.count, completionCount: archive.completionCount,
                byteCount: byteCount)
        } catch {
            try? manager.removeItem(at: folder)
            throw error
        }
    }

    private func fill(_ file: URL, with archive: HabitsArchive, at moment: Moment) throws -> Int {
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        var byteCount = 0
        try BackupWriter.write(archive, createdAt: moment.instant, appVersion: appVersion) { (bytes) throws in
            if Task.isCancelled { throw BackupWriteError.cancelled }
            try handle.write(contentsOf: Data(bytes))
            byteCount += bytes.count
        }
        try handle.synchronize()
        return byteCount
    }
}

extension BackupWriteError {
    fileprivate init(_ error: any Error) {
        let error = error as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
        let isFull = error.isOfFullDisk || underlying?.isOfFullDisk == true
        self = isFull ? .full : .unavailable(detail: "\(error.domain) \(error.code)")
    }
}

extension NSError {
    fileprivate var isOfFullDisk: Bool {
        switch domain {
        case NSCocoaErrorDomain: code == CocoaError.Code.fileWriteOutOfSpace.rawValue
        case NSPOSIXErrorDomain: code == Int(ENOSPC)
        default: false
        }
    }
}
