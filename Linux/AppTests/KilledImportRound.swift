import DaychainCore
import DaychainData
import Foundation
import TestSupport

/// One import of the app that ends by SIGKILL while it is carried out, and what the store holds afterwards.
struct KilledImportRound {
    /// What a round came to.
    struct Result {
        /// Whether the screen had said that the backup was imported.
        var isSaid = false
        /// How many microseconds passed between the touch and that, or the kill.
        var span = 0
        /// Whether the store holds the import, whole.
        var isApplied = false
        /// Everything that must not be; empty when nothing was lost.
        var losses: [String] = []
    }

    let seed: UInt64
    let start: StartingStore
    let backup: ImportedBackup
    /// The kill comes within this many microseconds after the touch; nil lets the import end first.
    let span: Int?

    func run() async -> Result {
        var result = Result()
        do {
            let folder = try start.copy()
            defer { Workplace.remove(folder) }
            try backup.put(into: folder)
            (result.isSaid, result.span) = try await onThread { try apply(in: folder) }
            let store = try await Workplace.store(in: folder)
            result.isApplied = try await store.holds(backup.after)
            let isUntouched = try await store.holds(start.memory)
            if !result.isApplied, result.isSaid || !isUntouched {
                let counts = try await store.snapshot().habits.map { "\($0.details.name) \($0.records.count)" }
                result.losses.append("said: \(result.isSaid), the store holds \(counts)")
            }
            result.losses += Integrity.losses(in: folder)
        } catch {
            result.losses.append("\(error)")
        }
        result.losses = result.losses.map { "seed \(seed): \($0)" }
        return result
    }

    /// Leads the app to the preview, touches Import, and kills it. Gives whether the screen had said that it is done, and
    /// after how many microseconds.
    private func apply(in folder: URL) throws -> (Bool, Int) {
        let process = try AppProcess(folder: folder)
        defer { process.kill() }
        var app = try DrivenApp(process)
        try app.touch("today.settings")
        try app.touch("backup.import")
        try app.touch("import.choose")
        try app.press(ImportedBackup.name)
        try app.wait(for: "import.apply")
        var random = SeededGenerator(seed: seed)
        // Half of the kills come early, while the store writes: the screen is looked at only later.
        let most = span.map { seed.isMultiple(of: 2) ? $0 : $0 / 4 }
        let fuse = most.map { Duration.microseconds(Int.random(in: 0..<$0, using: &random)) } ?? .seconds(60)
        let touched = ContinuousClock.now
        try process.perform(app.touching("import.apply"))
        var isSaid = try app.waits(for: "import.close", until: Deadline(after: fuse))
        process.kill()
        let (seconds, attoseconds) = (ContinuousClock.now - touched).components
        // An answer that had been given counts, whether or not it was read in time.
        if !isSaid { isSaid = try app.hasSaid { $0["import.close"] != nil } }
        return (isSaid, Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000))
    }
}

/// A backup that brings habits and records to a ``StartingStore``, and what it makes of it.
struct ImportedBackup {
    static let name = "Backup.json"
    let data: Data
    let after: InMemoryHabitStore

    /// Five habits with 300 records each, and more records of one that is there.
    static func make(for start: StartingStore) async throws -> ImportedBackup {
        let elsewhere = start.memory
        let days = ("2025-05-01" as LocalDate)..."2026-02-24"
        for number in 11...15 {
            let id = HabitID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number))))
            let new = NewHabit(
                id: id, details: HabitDetails(name: "New \(number)", icon: "book", accent: "teal"),
                startDate: days.lowerBound, weekdays: .daily, zone: "Europe/Berlin")
            try await elsewhere.perform(.create(new), at: StartingStore.now)
            for day in days {
                try await elsewhere.perform(.setCompletion(id, date: day, done: true), at: StartingStore.now)
            }
        }
        for day in ("2026-01-02" as LocalDate)..."2026-01-31" {
            try await elsewhere.perform(
                .setCompletion(start.habits[0].id, date: day, done: true), at: StartingStore.now)
        }
        let data = BackupWriter.data(
            of: try await elsewhere.archive(), createdAt: StartingStore.now.instant, appVersion: "1.0")
        let after = start.memory
        let merge = BackupMerge(
            habits: try BackupReading.backup(from: data).habits, basis: try await after.snapshot().habits)
        try await after.perform(.merge(merge), at: StartingStore.now)
        return ImportedBackup(data: data, after: after)
    }

    func put(into folder: URL) throws { try Workplace.put(data, named: Self.name, in: folder) }
}
