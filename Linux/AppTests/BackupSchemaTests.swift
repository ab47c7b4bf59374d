import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("The schema of the backup format")
struct BackupSchemaTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Habits with every kind of value that a backup can hold.
    private static var archives: [HabitsArchive] {
        let paused = HabitFixture("👨‍👩‍👧 \u{202E}abc \"\\ \u{1}", id: HabitID(UUID()), position: -3)
            .starting("1900-01-01").version(from: "2026-02-01", weekdays: Weekdays(.sunday), zone: "Europe/Kiev")
            .version(from: "2026-03-01", paused: true).done("1900-01-01", "2199-12-31").reminded(at: "23:59")
        let fixtures = [[], [HabitFixture()], [HabitFixture().done("2026-03-02").reminded(at: "00:00"), paused]]
        return fixtures.map { habits in
            HabitsArchive(
                snapshot: HabitsSnapshot(habits: habits.map(\.overview)),
                completions: Dictionary(
                    uniqueKeysWithValues: habits.map { ($0.habit.id, Array($0.habit.completions.values)) }))
        }
    }

    /// What replaces a part of a good file, and makes it bad.
    private static let spoils: [(String, String)] = [
        ("\"version\":1", "\"version\":2"), ("\"version\":1", "\"version\":\"1\""), ("daychain-backup", "other"),
        ("\"manifest\"", "\"about\""), ("\"habits\"", "\"things\""), ("\"name\":\"Read\"", "\"name\":\"  \""),
        ("\"name\":\"Read\"", "\"name\":null"), ("\"position\":0", "\"position\":0.5"),
        ("\"effectiveDate\":\"2026-03-02\"", "\"effectiveDate\":\"2026-13-02\""),
        ("\"effectiveDate\":\"2026-03-02\"", "\"effectiveDate\":\"2026-3-2\""), ("[1,2,3,4,5,6,7]", "[0]"),
        ("[1,2,3,4,5,6,7]", "[8]"), ("[1,2,3,4,5,6,7]", "[1,1]"), ("[1,2,3,4,5,6,7]", "[]"),
        ("\"time\":\"00:00\"", "\"time\":\"24:00\""), ("\"enabled\":true", "\"enabled\":\"yes\""),
        ("\"date\":\"2026-03-02\"", "\"date\":\"20260302\""), ("T12:00:00Z\",\"timeZone\"", "T12:00:00\",\"timeZone\""),
        ("\"paused\":false", "\"paused\":0"), ("00000000-0000", "0000"),
    ]

    @Test("takes every file that the app writes, and refuses those of another structure")
    func schema() throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        for kind in ["good", "bad"] {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: kind), withIntermediateDirectories: true)
        }
        for (number, archive) in Self.archives.enumerated() {
            try data(archive).write(to: folder.url.appending(path: "good/\(number).json"))
        }
        let plain = Self.archives[2]
        let good = String(decoding: data(plain), as: UTF8.self)
        for (number, spoil) in Self.spoils.enumerated() {
            let bad = good.replacingOccurrences(of: spoil.0, with: spoil.1)
            #expect(bad != good, "\(spoil)")
            try Data(bad.utf8).write(to: folder.url.appending(path: "bad/\(number).json"))
            #expect(throws: BackupRefusal.self, "\(spoil)") { try BackupReading.backup(from: Data(bad.utf8)) }
        }
        let (status, words) = try run("script/checks/backup_schema.py", folder.url.path)
        #expect(status == 0, "\(words)")
        #expect(words.contains("3 valid, \(Self.spoils.count) refused"))
    }

    private func data(_ archive: HabitsArchive) -> Data {
        BackupWriter.data(
            of: archive, createdAt: instant("2026-03-04T19:00:00Z").addingTimeInterval(0.25), appVersion: "1.0")
    }

    /// Runs a check of the repository with Debian's own Python.
    private func run(_ script: String, _ argument: String) throws -> (Int32, String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [Self.repository.appending(path: script).path, argument]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let words = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: words, as: UTF8.self))
    }
}
