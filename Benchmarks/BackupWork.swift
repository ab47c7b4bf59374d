import DaychainCore
import DaychainData
import Foundation

/// One piece of work with a backup, done in a process of its own so that its memory is its own too.
enum BackupWork: String {
    case encode, export, decode, `import`, importFewer

    static let mode = "--backup-work"

    /// Whether this process was started for one; then it has printed microseconds and megabytes.
    static func isChild() async throws -> Bool {
        let arguments = CommandLine.arguments
        guard arguments.count > 3, arguments[1] == mode, let work = BackupWork(rawValue: arguments[2]) else {
            return false
        }
        let duration = try await work.run(in: URL(fileURLWithPath: arguments[3]))
        print(duration.microseconds, ProcessMemory.peak)
        return true
    }

    private func run(in folder: URL) async throws -> Duration {
        let clock = ContinuousClock()
        let file = folder.appending(path: "300000.json")
        switch self {
        case .encode:
            let transfer = try Self.transfer(of: Self.archive(days: 3000))
            return try clock.measure { try JSONEncoder().encode(transfer).write(to: folder.appending(path: "alone")) }
        case .export:
            let archive = Self.archive(days: 3000)
            let files = DiskBackupFiles(folder: folder.appending(path: "export"), appVersion: "1.0")
            let duration = try await clock.measure { _ = try await files.write(archive, at: History.now) }
            let written = folder.appending(path: "export/Daychain-\(History.now.deviceDate.text).json")
            if !FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.copyItem(at: written, to: file)
            }
            return duration
        case .decode:
            return try clock.measure {
                let transfer = try JSONDecoder().decode(BackupFile.self, from: Data(contentsOf: file))
                precondition(transfer.habits.count == 100)
            }
        case .import:
            return try await Self.preview(of: file, days: 3000)
        case .importFewer:
            let files = DiskBackupFiles(folder: folder.appending(path: "fewer"), appVersion: "1.0")
            let written = try await files.write(Self.archive(days: 300), at: History.now)
            return try await Self.preview(of: written.file, days: 300)
        }
    }

    /// Reads a backup of what the store holds, and draws up the plan.
    private static func preview(of file: URL, days: Int) async throws -> Duration {
        let files = DiskBackupFiles(folder: file.deletingLastPathComponent(), appVersion: "1.0")
        let archive = archive(days: days)
        return try await ContinuousClock().measure {
            let plan = ImportPlan(try await files.read(file), into: archive, at: History.now)
            precondition(plan.totals(takingBackup: []).records.same == 100 * days)
        }
    }

    /// A hundred habits with a record on each day.
    private static func archive(days: Int) -> HabitsArchive {
        let start = History.today.adding(days: -days)
        let dates = Array(start..<History.today)
        var habits: [HabitOverview] = []
        var completions: [HabitID: [Completion]] = [:]
        for case .insert(var habit) in History.outcome(habits: 100, days: 0).changes {
            habit.schedule = Schedule(startDate: start, weekdays: .daily, zone: Zone("UTC"))
            habit.records = DaySet(dates)
            habits.append(habit)
            completions[habit.id] = dates.map { date in
                Completion(date: date, completedAt: History.now.instant, zoneIdentifier: "UTC")
            }
        }
        return HabitsArchive(snapshot: HabitsSnapshot(habits: habits), completions: completions)
    }

    /// The same as transfer types, without the way over a file.
    private static func transfer(of archive: HabitsArchive) throws -> BackupFile {
        let bare = HabitsArchive(snapshot: archive.snapshot, completions: [:])
        let data = BackupWriter.data(of: bare, createdAt: History.now.instant, appVersion: "1.0")
        var file = try JSONDecoder().decode(BackupFile.self, from: data)
        let sample = Data(#"{"date":"2026-03-02","completedAt":"2026-03-02T12:00:00Z","timeZone":"GMT"}"#.utf8)
        let entry = try JSONDecoder().decode(BackupFile.CompletionEntry.self, from: sample)
        for (index, habit) in archive.snapshot.habits.enumerated() {
            file.habits[index].completions = (archive.completions[habit.id] ?? []).map { completion in
                var made = entry
                made.date = completion.date.text
                made.timeZone = completion.zoneIdentifier
                return made
            }
        }
        return file
    }
}
