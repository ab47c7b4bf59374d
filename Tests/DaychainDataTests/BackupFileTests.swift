import DaychainCore
import DaychainData
import Foundation
import TestSupport
import Testing

@Suite("Backups in files")
struct BackupFileTests {
    private let folder = TemporaryFolder()
    private let archive = HabitsArchive(
        snapshot: HabitsSnapshot(habits: [HabitFixture().done("2026-03-02").overview]),
        completions: [HabitFixture.id: Array(HabitFixture().done("2026-03-02").habit.completions.values)])

    private var files: DiskBackupFiles {
        DiskBackupFiles(folder: folder.url.appending(path: "Backup"), appVersion: "1.0")
    }

    /// What reading a file comes to.
    private func refusal(of file: URL) async -> BackupRefusal? {
        do throws(BackupRefusal) {
            _ = try await files.read(file)
            return nil
        } catch {
            return error
        }
    }

    private func file(_ name: String, _ data: Data) throws -> URL {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let file = folder.url.appending(path: name)
        try data.write(to: file)
        return file
    }

    @Test("are written under the device's date, with the bytes that the format describes, and read again")
    func write() async throws {
        defer { folder.remove() }
        let written = try await files.write(archive, at: moment("2026-03-02T23:30:00Z", in: "Asia/Tokyo"))
        #expect(written.file.lastPathComponent == "Daychain-2026-03-03.json")
        let data = try Data(contentsOf: written.file)
        #expect(
            data
                == BackupWriter.data(of: archive, createdAt: instant("2026-03-02T23:30:00Z"), appVersion: "1.0"))
        #expect(written.byteCount == data.count)
        #expect((written.habitCount, written.completionCount) == (1, 1))
        #expect(try await files.read(written.file).habits.map(\.id) == [HabitFixture.id])
    }

    @Test("take the place of the one written before")
    func replace() async throws {
        defer { folder.remove() }
        _ = try await files.write(archive, at: moment("2026-03-02T20:00:00Z"))
        let second = try await files.write(archive, at: moment("2026-03-03T20:00:00Z"))
        let names = try FileManager.default.contentsOfDirectory(atPath: second.file.deletingLastPathComponent().path)
        #expect(names == ["Daychain-2026-03-03.json"])
    }

    @Test("leave nothing where they cannot be written")
    func blocked() async throws {
        defer { folder.remove() }
        let blocked = try file("Backup", Data("in the way".utf8))
        let inside = DiskBackupFiles(folder: blocked.appending(path: "deeper"), appVersion: "1.0")
        await #expect(throws: BackupWriteError.self) {
            try await inside.write(archive, at: moment("2026-03-02T20:00:00Z"))
        }
        #expect(folder.contents == ["Backup"])
    }

    @Test("are refused by name: a folder, nothing at all, an empty file, a picture")
    func refused() async throws {
        defer { folder.remove() }
        let empty = try file("empty.json", Data())
        #expect(await refusal(of: folder.url) == .folder)
        #expect(await refusal(of: folder.url.appending(path: "gone.json")) == .unreadable)
        #expect(await refusal(of: empty) == .empty)
        #expect(await refusal(of: try file("p.json", Data([0x89, 0x50, 0x4E, 0x47]))) == .foreign(.picture))
    }

    @Test("are not read where they are too large, whatever is in them")
    func tooLarge() async throws {
        defer { folder.remove() }
        let large = try file("large.json", Data())
        // A file with a hole takes no room.
        let handle = try FileHandle(forWritingTo: large)
        try handle.truncate(atOffset: UInt64(BackupLimits.byteCount) + 1)
        try handle.close()
        #expect(await refusal(of: large) == .tooLarge(limit: BackupLimits.byteCount))
    }

    @Test("that nobody waits for any more are not written and not read")
    func cancelled() async throws {
        defer { folder.remove() }
        let written = try await files.write(archive, at: moment("2026-03-02T20:00:00Z"))
        let files = files
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: BackupRefusal.cancelled) { try await files.read(written.file) }
            await #expect(throws: BackupWriteError.cancelled) {
                try await files.write(archive, at: moment("2026-03-02T20:00:00Z"))
            }
        }
        await task.value
    }
}
