import DaychainCore
import Foundation
import SwiftUI

/// Imports for previews, in the states that matter.
@MainActor enum PreviewBackup {
    enum States: String, CaseIterable {
        case choosing = "No file yet"
        case reading = "Reading"
        case refused = "No backup"
        case faults = "Malformed values"
        case preview = "Preview"
        case nothing = "Nothing to do"
        case unread = "Habits that cannot be read"
    }

    /// An import that has come to a state; what it reads is made up.
    static func model(_ state: States) -> ImportModel {
        let app =
            state == .unread ? PreviewHabits.app([], failure: .unavailable(detail: "")) : PreviewHabits.app
        let model = ImportModel(
            journal: app.journal, files: PreviewBackupFiles(state: state), clock: PreviewClock(), speaker: app.speaker)
        if state != .choosing { model.picked(.success(URL(fileURLWithPath: "/Daychain-2026-03-04.json"))) }
        return model
    }

    /// What a state's file comes to.
    nonisolated static func backup(_ state: States) async throws(BackupRefusal) -> Backup {
        switch state {
        case .choosing, .reading:
            try? await Task.sleep(for: .seconds(3600))
            throw .cancelled
        case .refused: throw .newerVersion(2)
        case .faults:
            throw .faults([
                BackupFault(path: "habits[3].completions[17].date", reason: .notADate("2026-02-30")),
                BackupFault(path: "habits[4].name", reason: .blank),
            ])
        case .preview: return await backup(of: [PreviewHabits.reading, PreviewHabits.longestName], extra: 2)
        case .nothing, .unread: return await backup(of: [], extra: 0)
        }
    }

    private static func backup(of habits: [HabitOverview], extra: Int) -> Backup {
        let today = PreviewHabits.moment.deviceDate
        return Backup(
            createdAt: PreviewHabits.moment.instant, appVersion: "1.0",
            habits: habits.map { habit in
                var changed = habit
                changed.details.note = "Before breakfast"
                let dates = Array(habit.records) + (0..<extra).map { today.adding(days: $0) }
                return BackupHabit(
                    overview: changed,
                    completions: dates.map {
                        Completion(
                            date: $0, completedAt: PreviewHabits.moment.instant, zoneIdentifier: "Europe/Berlin")
                    })
            })
    }
}

/// Files for previews: none is written.
struct PreviewBackupFiles: BackupFiles {
    var state = PreviewBackup.States.nothing

    func write(_ archive: HabitsArchive, at moment: Moment) async throws(BackupWriteError) -> WrittenBackup {
        switch state {
        case .reading: try? await Task.sleep(for: .seconds(3600))
        case .refused: throw .full
        case .choosing, .faults, .preview, .nothing, .unread: break
        }
        return WrittenBackup(
            file: URL(fileURLWithPath: "/Daychain-\(moment.deviceDate.text).json"),
            habitCount: archive.snapshot.habits.count, completionCount: archive.completionCount, byteCount: 52_000)
    }

    func read(_ file: URL) async throws(BackupRefusal) -> Backup { try await PreviewBackup.backup(state) }
}
