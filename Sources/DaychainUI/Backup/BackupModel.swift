import DaychainCore
import Foundation
import Observation

/// Making a backup, and the way to an import.
@MainActor @Observable final class BackupModel {
    /// How far a backup has come.
    enum Export: Equatable {
        case none
        case writing
        case written(WrittenBackup)
        case failed(ExportFailure)
    }

    private(set) var export = Export.none
    /// Whether the system asks where to keep the backup.
    var isSaving = false
    /// Whether keeping a copy of it failed.
    private(set) var hasSavingFailed = false
    /// The import under way.
    var importing: ImportModel?

    private let journal: HabitJournal
    private let files: any BackupFiles
    private let clock: any DayClock
    private let speaker: Speaker
    private var task: Task<Void, Never>?

    init(journal: HabitJournal, files: any BackupFiles, clock: any DayClock, speaker: Speaker) {
        self.journal = journal
        self.files = files
        self.clock = clock
        self.speaker = speaker
    }

    /// Rows of the store that could not be read, and are in no backup.
    var unreadableCount: Int { journal.snapshot.problems.count }

    /// Writes a backup of everything.
    func write() async {
        guard export != .writing else { return }
        export = .writing
        hasSavingFailed = false
        let task = Task { await writeFile() }
        self.task = task
        await task.value
    }

    /// Stops writing; what was written goes.
    func cancel() {
        task?.cancel()
    }

    /// The system has put a copy where the person wanted it, or could not.
    func saved(_ result: Result<URL, any Error>) {
        switch result {
        case .success(let file):
            hasSavingFailed = false
            speaker.say(.backupSaved(name: file.lastPathComponent))
        case .failure:
            hasSavingFailed = true
        }
    }

    /// Opens an import, which asks for its file.
    func startImport() {
        importing = ImportModel(journal: journal, files: files, clock: clock, speaker: speaker)
    }

    private func writeFile() async {
        do {
            let archive = try await journal.archive()
            let written = try await files.write(archive, at: clock.now)
            export = .written(written)
            speaker.say(.backupWritten(habits: written.habitCount, records: written.completionCount))
        } catch let error as StoreError {
            export = .failed(.store(error))
        } catch BackupWriteError.cancelled {
            export = .none
        } catch let error as BackupWriteError {
            export = .failed(.file(error))
        } catch {
            export = .none
        }
    }
}

/// Why there is no backup.
enum ExportFailure: Hashable, Sendable {
    /// The habits could not be read.
    case store(StoreError)
    /// The file could not be written.
    case file(BackupWriteError)
}
