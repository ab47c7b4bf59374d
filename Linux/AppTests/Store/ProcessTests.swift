import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainData

@Suite("A process that uses the store")
struct ProcessTests {
    private let folder = TemporaryFolder()

    @Test(
        "killed at a random point of its commands leaves each one that it confirmed",
        arguments: 1...20 as ClosedRange<UInt64>)
    func killed(seed: UInt64) async throws {
        defer { folder.remove() }
        let path = folder.url.path
        // The child notes each confirmed command in a line of its own, and kills itself some microseconds later.
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, seed = seed as UInt64] in
            let folder = URL(fileURLWithPath: path)
            // Every fourth dies while it opens the store, or soon after.
            if seed % 4 == 0 { Fuse.light(microseconds: 1000 + seed * 7919 % 20_000) }
            let store = try await HabitStoreOpening(folder: folder).open()
            let log = try ConfirmationLog(in: folder)
            var commands = CommandStream(seed: seed)
            Fuse.light(microseconds: 1000 + seed * 104_729 % 200_000)
            while true {
                let (command, moment) = commands.next()
                let answer = try? await store.perform(command, at: moment)
                if answer?.hasChanges == true { log.confirm() }
            }
        }
        let confirmed = ConfirmationLog.count(in: folder.url)
        let store = try await HabitStoreOpening(folder: folder.url).open()
        let found = try await store.snapshot()
        // One command may have reached the disk without its confirmation, and none may be there in part.
        let expected = try await Self.snapshots(seed: seed, after: [confirmed, confirmed + 1])
        #expect(expected.contains(found), "seed \(seed), \(confirmed) confirmed")
        for habit in found.habits { #expect(try await store.habit(habit.id)?.overview == habit) }
    }

    @Test("beside another loses no mark of either")
    func twoProcesses() async throws {
        defer { folder.remove() }
        let store = try await HabitStoreOpening(folder: folder.url).open()
        try await store.perform(.create(.read()), at: wednesdayEvening)
        let later = moment("2026-12-31T20:00:00+01:00")
        let path = folder.url.path
        async let child: Void = {
            await #expect(processExitsWith: .success) { [path = path as String] in
                let store = try await HabitStoreOpening(folder: URL(fileURLWithPath: path)).open()
                let later = moment("2026-12-31T20:00:00+01:00")
                for day in ("2026-03-02" as LocalDate)..."2026-05-31" where day.dayNumber % 3 != 0 {
                    try await store.perform(.setCompletion(HabitFixture.id, date: day, done: true), at: later)
                }
            }
        }()
        // Every third day is this process's, and some are both's.
        for day in ("2026-03-02" as LocalDate)..."2026-05-31" where day.dayNumber % 3 != 1 {
            try await store.perform(.setCompletion(HabitFixture.id, date: day, done: true), at: later)
        }
        await child
        #expect(try await store.snapshot()[HabitFixture.id]?.records.count == 91)
        #expect(try await store.habit(HabitFixture.id)?.completions.count == 91)
    }

    /// What the habits are after so many effective commands of a stream, by the store in memory.
    private static func snapshots(seed: UInt64, after counts: [Int]) async throws -> [HabitsSnapshot] {
        let memory = InMemoryHabitStore()
        var commands = CommandStream(seed: seed)
        var snapshots: [HabitsSnapshot] = counts.contains(0) ? [HabitsSnapshot()] : []
        var effective = 0
        while effective < counts.max() ?? 0 {
            let (command, moment) = commands.next()
            guard let receipt = try? await memory.perform(command, at: moment), receipt.hasChanges else { continue }
            effective += 1
            if counts.contains(effective) { snapshots.append(receipt.snapshot) }
        }
        return snapshots
    }
}

/// Kills this process after a while, wherever it is by then.
private enum Fuse {
    static func light(microseconds: UInt64) {
        Thread.detachNewThread {
            usleep(UInt32(microseconds))
            kill(getpid(), SIGKILL)
        }
    }
}

/// One byte in a file for each confirmed command, written at once.
private final class ConfirmationLog: @unchecked Sendable {
    private let handle: FileHandle

    init(in folder: URL) throws {
        let url = Self.url(in: folder)
        try Data().write(to: url)
        handle = try FileHandle(forWritingTo: url)
    }

    func confirm() { handle.write(Data(".".utf8)) }

    static func count(in folder: URL) -> Int { (try? Data(contentsOf: url(in: folder)))?.count ?? 0 }

    private static func url(in folder: URL) -> URL { folder.appending(path: "Confirmed") }
}
