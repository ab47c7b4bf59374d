import Foundation
import Testing

@testable import Hosts

/// Runs the rehearsal app as a person's terminal or pipe would.
struct Rehearsal: ~Copyable {
    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    let home = FileManager.default.temporaryDirectory.appendingPathComponent("rehearsal-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: home) }

    func run(_ arguments: [String] = ["--text"], input: String) throws -> Result {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments + ["--data", home.path]
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "DAYCHAIN_CLOCK"] { environment[name] = nil }
        environment["TZ"] = "Europe/Berlin"
        process.environment = environment
        let (given, said, complained) = (Pipe(), Pipe(), Pipe())
        process.standardInput = given
        process.standardOutput = said
        process.standardError = complained
        try process.run()
        try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try given.fileHandleForWriting.close()
        let output = try said.fileHandleForReading.readToEnd() ?? Data()
        let errors = try complained.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
    }

    static var executable: URL {
        URL(fileURLWithPath: AppLaunch.thisExecutable).deletingLastPathComponent().appendingPathComponent(
            "RehearsalApp")
    }
}

@Suite("The text mode")
struct TextModeTests {
    @Test("shows the first screen and the help when there is no input, and leaves with status 0")
    func noInput() throws {
        let result = try Rehearsal().run(input: "")

        #expect(result.status == 0)
        #expect(result.output.contains("2 New item, button. Adds what the field says."))
        #expect(result.output.contains("tap \"New habit\""))
    }

    @Test("is what opens without a display")
    func noDisplay() throws {
        #expect(try Rehearsal().run([], input: "quit\n").output.contains("> quit"))
    }

    @Test("types a long text whole")
    func longText() throws {
        let text = String(repeating: "Read a page. ", count: 30)
        let result = try Rehearsal().run(input: "tap Name\ntype \"\(text)\"\nexpect \"\(text)\"\n")

        #expect(result.status == 0)
    }

    @Test("keeps what was done through a kill and a relaunch")
    func killAndRelaunch() throws {
        let result = try Rehearsal().run(
            input: """
                tap Name
                type "Read"
                tap "New item"
                tap "Read"
                kill
                relaunch
                expect "Read, Done, button"
                """)

        #expect(result.status == 0)
        #expect(result.output.contains("VoiceOver says: Added Read"))
        #expect(result.output.contains("The app was started again."))
        #expect(result.output.hasSuffix("> expect \"Read, Done, button\"\n✓ “Read, Done, button”\n"))
    }

    @Test(
        "says why a command cannot be carried out and ends a piped run with a status that is not zero",
        arguments: [
            ("tap Swim", "FAILED: Nothing on the screen is called “Swim”."),
            ("tap Twin", "FAILED: “Twin” could be 5 or 6. Say the number."),
            ("tap Locked", "FAILED: “Locked” is dimmed."),
            ("tap Clock", "FAILED: “Clock” does nothing when tapped."),
            ("tap 99", "FAILED: There is no number 99 in the last list."),
            ("adjust up Clock", "FAILED: “Clock” cannot be adjusted."),
            ("choose Hour 25", "FAILED: “Hour” has no value “25”."),
            ("action Archive Minutes", "FAILED: “Minutes” has no action “Archive”. It has: none."),
            ("type x", "FAILED: Nothing has the keyboard."),
            ("expect Swim", "FAILED: The screen does not say “Swim”."),
            ("expect no Twin", "FAILED: The screen says “Twin”."),
            ("window 4", "FAILED: The number of windows is 1; `window new` opens another."),
            ("now tomorrow", "FAILED: “tomorrow” is no instant. Write it as 2026-03-04T20:00:00+01:00."),
            ("zone Mars", "FAILED: “Mars” is no time zone. Write it as Europe/Berlin."),
            ("dance", "FAILED: There is no command “dance”. `help` lists them."),
        ])
    func refusals(command: String, words: String) throws {
        let result = try Rehearsal().run(input: command + "\nscreen\n")

        #expect(result.status == 1)
        #expect(result.output.hasSuffix(words + "\n"))
    }

    @Test("reports a crash with the app's last words")
    func crash() throws {
        let result = try Rehearsal().run(input: "tap Crash\n")

        #expect(result.status == 1)
        #expect(result.output.hasSuffix("FAILED: The app crashed (Aborted). It said:\nThe rehearsal crashes.\n"))
    }

    @Test("fails a run in which the app misuses its framework")
    func fault() throws {
        let result = try Rehearsal().run(input: "tap Misuse\nscreen\n")

        #expect(result.status == 1)
        #expect(result.output.contains("!!! FAULT: Two rows have the id 7."))
    }

    @Test("refuses everything but a relaunch once the app is killed")
    func killed() throws {
        let result = try Rehearsal().run(input: "kill\nscreen\n")

        #expect(result.status == 1)
        #expect(result.output.hasSuffix("FAILED: The app is not running. `relaunch` starts it.\n"))
    }

    @Test("moves the app's clock and zone")
    func clock() throws {
        let result = try Rehearsal().run(
            input: """
                expect "Clock, real"
                now 2026-03-04T20:00:00+01:00
                expect "Clock, 2026-03-04T20:00:00+01:00 Europe/Berlin frozen"
                zone America/New_York
                expect "Clock, 2026-03-04T14:00:00-05:00 America/New_York frozen"
                """)

        #expect(result.status == 0, "\(result.output)")
    }

    @Test("changes the device")
    func device() throws {
        let result = try Rehearsal().run(
            input: """
                expect "Appearance, large light en_US active"
                dark on
                text-size accessibility5
                locale de_DE
                expect "Appearance, accessibility5 dark de_DE active"
                background
                expect "de_DE background"
                foreground
                kill
                relaunch
                expect "Appearance, accessibility5 dark de_DE active"
                rotate
                """)

        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("── 852 × 393"))
    }

    @Test("shows two windows of one app")
    func windows() throws {
        let result = try Rehearsal().run(
            input: """
                tap Name
                type "Read"
                window 2
                tap "New item"
                window 1
                expect "Name, Read, text field"
                """)

        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("── window 2 of 2, 393 × 852"))
    }

    @Test("reaches what is out of sight, adjusts, chooses and carries out actions")
    func gestures() throws {
        let result = try Rehearsal().run(
            input: """
                tap Far
                adjust up Minutes 3
                expect "Minutes, 8"
                choose Hour 9
                expect "Hour, 9"
                key cmd+n
                action arch "Item 1"
                expect no "Actions: Archive"
                """)

        #expect(result.status == 0, "\(result.output)")
    }

    @Test("hides the hosts' options from the app and hands it the rest")
    func arguments() throws {
        let result = try Rehearsal().run(
            ["--text", "--dark", "-Grid", "YES"], input: "expect \"Arguments, -Grid YES\"\n")

        #expect(result.status == 0, "\(result.output)")
    }

    @Test("explains an option that there is not")
    func unknownOption() throws {
        let result = try Rehearsal().run(["--txt"], input: "")

        #expect(result.status == 64)
        #expect(result.errors == "There is no option --txt. --help lists them.\n")
    }
}

@Suite("A tour")
struct TourTests {
    @Test("tells its steps and draws how each of them ends")
    func pictures() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tour-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let journey = folder.appendingPathComponent("tour.txt")
        try "step \"Name it\"\ntap Name\ntype Read\nstep \"Keep it\"\ntap \"New item\"\n".write(
            to: journey, atomically: true, encoding: .utf8)

        let result = try Rehearsal().run(["--tour", folder.path, "--journey", journey.path], input: "")

        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("═══ Keep it"))
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
        #expect(pictures.sorted() == ["01-name-it.png", "02-keep-it.png"])
    }

    @Test("fails where a command cannot be carried out")
    func failure() throws {
        let journey = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try "tap Swim\n".write(to: journey, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: journey) }

        let result = try Rehearsal().run(
            ["--tour", FileManager.default.temporaryDirectory.path, "--journey", journey.path], input: "")

        #expect(result.status == 1)
        #expect(result.output.hasSuffix("FAILED at “tap Swim”: Nothing on the screen is called “Swim”.\n"))
    }
}
