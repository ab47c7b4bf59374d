import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainData

/// The files behind the system's file picker, which no UI test on a phone reaches: the app is driven through the picker's
/// stand-in, and its store is looked at afterwards.
@Suite("A file chosen in the app")
struct ImportedFileTests {
    /// Names, contents (nil for a file that is gone), and words that the app has for them.
    private static let badFiles: [(String, Data?, String)] = [
        ("empty.json", Data(), "The file is empty."),
        ("null.json", Data("null".utf8), "This file is not a Daychain backup."),
        ("foreign.json", Data(#"{"habits":[]}"#.utf8), "This file is not a Daychain backup."),
        ("cut.json", SwimBackup.data.prefix(300), "The file ends too early."),
        ("zip.json", Data("PK\u{3}\u{4}".utf8), "This is a compressed archive."),
        ("picture.json", Data([0x89, 0x50, 0x4E, 0x47]), "This is a picture"),
        ("gone.json", nil, "The file is no longer there"),
        (
            "newer.json", SwimBackup.data(replacing: "\"version\":1", with: "\"version\":2"),
            "A newer Daychain made this backup."
        ),
        (
            "date.json",
            SwimBackup.data(replacing: "\"date\":\"2026-03-02\"", with: "\"date\":\"2026-02-30\""),
            "habits[0].completions[0].date"
        ),
    ]

    @Test("that is bad is refused in its own words, and nothing is written", arguments: 0..<badFiles.count)
    func bad(_ index: Int) async throws {
        let (name, data, words) = Self.badFiles[index]
        let folder = try Workplace.make()
        defer { Workplace.remove(folder) }
        let file = folder.appending(path: name)
        try data?.write(to: file)
        let screen = try await Self.imported(file, in: folder, thenTap: nil)
        #expect(screen.contains(words), "\(screen)")
        #expect(screen.contains("Nothing was changed."))
        let store = try await Workplace.store(in: folder)
        #expect(try await store.snapshot().habits.isEmpty)
    }

    @Test("that is good is in the store once the app says so")
    func good() async throws {
        let folder = try Workplace.make()
        defer { Workplace.remove(folder) }
        let file = folder.appending(path: "Daychain.json")
        try SwimBackup.data.write(to: file)
        let screen = try await Self.imported(file, in: folder, thenTap: "import.apply")
        #expect(screen.contains("1 habit added"), "\(screen)")
        let store = try await Workplace.store(in: folder)
        let habits = try await store.snapshot().habits
        #expect(habits.map(\.details.name) == ["Swim"])
        #expect(habits.map(\.records) == [["2026-03-02"]])
    }

    /// Starts the app without a habit, chooses a file on the empty screen, and gives all that the screen then says.
    private static func imported(_ file: URL, in folder: URL, thenTap identifier: String?) async throws -> String {
        let taps =
            [
                "tap today.restore", "tap import.choose", "tap \"Path of a file\"", "type \"\(file.path)\"",
                "tap \"Open\"",
            ]
            + (identifier.map { ["tap \($0)"] } ?? [])
        let commands = (taps + ["screen all", "quit"]).joined(separator: "\n") + "\n"
        return try await onThread { try play(commands, in: folder) }
    }

    /// Plays commands on the app in the text mode.
    private static func play(_ commands: String, in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: AppProcess.executable)
        process.arguments = ["--text", "--data", Workplace.home(in: folder).path]
        process.environment = ProcessInfo.processInfo.environment.merging([
            "DAYCHAIN_DATA": Workplace.data(in: folder).path,
            "DAYCHAIN_CLOCK": Workplace.clock(in: folder).path,
        ]) { _, new in new }
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(commands.utf8))
        try input.fileHandleForWriting.close()
        let words = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: words, as: UTF8.self)
    }
}
