import Foundation
import Glibc

/// The app in a process of its own, driven over its pipes without waiting for it: so it can be killed while it works.
///
/// Unchecked because each is used by one thread at a time.
final class AppProcess: @unchecked Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What it keeps its data in, beside its clock.
    let folder: URL
    private let identifier: pid_t
    private let requests: Int32
    private let replies: Int32
    private var received = Data()
    private var isRunning = true

    /// Starts the app on a folder that holds `data` and `clock`, by a tap on its icon or for an answer to a notification.
    /// It does not wait for its first screen. A preview by its name is shown instead of the app. What it writes for
    /// people to read, as the pages that it opens, goes into `log` where there is one.
    init(
        folder: URL, answering notification: String? = nil, action: String? = nil, preview: String? = nil,
        log: URL? = nil
    ) throws {
        self.folder = folder
        // What is ignored here is ignored by the app too: a write to a pipe that is closed, or beyond a file's limit,
        // is an error for it to report, as a full disk is.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        Self.starting.lock()
        defer { Self.starting.unlock() }
        var input: [Int32] = [0, 0]
        var output: [Int32] = [0, 0]
        guard pipe(&input) == 0, pipe(&output) == 0 else { throw Failure(description: "no pipe to the app") }
        // No app may hold an end of another one's pipes, or that one would never notice that this process has gone.
        for end in input + output { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
        if let log {
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        }

        var environment = ProcessInfo.processInfo.environment
        environment["DAYCHAIN_DATA"] = Workplace.data(in: folder).path
        environment["DAYCHAIN_CLOCK"] = Workplace.clock(in: folder).path
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let home = Workplace.home(in: folder).path
        let answer = (notification.map { ["--answer", $0] } ?? []) + (action.map { ["--action", $0] } ?? [])
        let program = preview == nil ? Self.executable : Self.programs.appending(path: "Pictures").path
        let options = answer + (preview.map { ["--", $0] } ?? [])
        let arguments = options.reduce(into: [
            program, "--automation", "--data", home, "--language", "en", "--locale", "en_US",
            "--size", "\(Int(Device.atLaunch.width))x\(Int(Device.atLaunch.height))",
        ]) { $0.append($1) }
        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        var child = pid_t()
        let failure = posix_spawn(&child, program, &actions, nil, words, variables)
        close(input[0])
        close(output[1])
        requests = input[1]
        replies = output[0]
        identifier = child
        if failure != 0 {
            isRunning = false
            throw Failure(description: "\(program) does not start: \(String(cString: strerror(failure)))")
        }
    }

    deinit {
        kill()
        close(requests)
        close(replies)
    }

    /// Ends it as the system does, without a word.
    func kill() {
        guard isRunning else { return }
        isRunning = false
        _ = Glibc.kill(identifier, SIGKILL)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    }

    /// Limits how far its files may grow, or no longer: a disk that is full, or has room again.
    func limitFiles(isFull: Bool) throws {
        let command = Process()
        command.executableURL = URL(fileURLWithPath: "/usr/bin/prlimit")
        command.arguments = ["--pid", "\(identifier)", "--fsize=\(isFull ? "0" : "unlimited"):unlimited"]
        try command.run()
        command.waitUntilExit()
        guard command.terminationStatus == 0 else { throw Failure(description: "no limit could be set") }
    }

    /// Asks for the screen.
    func ask(window: Int = 0) throws { try send(["screen": [String: String]()], window: window) }

    /// Sends gestures, each a name with its arguments.
    func perform(_ gestures: AppGesture..., window: Int = 0) throws {
        try send(["gestures": ["_0": gestures.map(\.json)]], window: window)
    }

    /// Changes the settings of the imaginary device.
    func set(_ device: [String: Any], window: Int = 0) throws { try send(["traits": ["_0": device]], window: window) }

    /// Opens another window, whose screen is the answer.
    func openWindow() throws { try send(["openWindow": [String: String]()]) }

    /// Asks for the screen with what the accessibility audit finds on it.
    func audit() throws { try send(["audit": [String: String]()]) }

    /// Asks for the screen with where each text lies.
    func texts() throws { try send(["texts": [String: String]()]) }

    /// Moves the app to the background or to the front.
    func move(to phase: String, window: Int = 0) throws { try send(["phase": ["_0": phase]], window: window) }

    /// Does something with the app's notifications, outside of it.
    func notifications(_ act: NotificationAct, window: Int = 0) throws {
        try send(["notifications": ["_0": act.json]], window: window)
    }

    /// The next answer; nil when none has come in time, or none can come any more.
    func reply(until deadline: Deadline) -> AppScreen? {
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                let line = received[received.startIndex..<end]
                received = Data(received[received.index(after: end)...])
                return AppScreen(reply: line)
            }
            guard waitForBytes(until: deadline), read() else { return nil }
        }
    }

    private func send(_ command: [String: Any], window: Int = 0) throws {
        var line = try JSONSerialization.data(withJSONObject: ["command": command, "window": window] as [String: Any])
        line.append(UInt8(ascii: "\n"))
        let written = line.withUnsafeBytes { write(requests, $0.baseAddress, $0.count) }
        guard written == line.count else { throw Failure(description: "the app takes no requests any more") }
    }

    private func waitForBytes(until deadline: Deadline) -> Bool {
        var descriptor = pollfd(fd: replies, events: Int16(POLLIN), revents: 0)
        while true {
            // Milliseconds are too coarse for a deadline that may lie within a save: the last of them is spent asking.
            let left = deadline.microsecondsLeft
            let count = poll(&descriptor, 1, Int32(clamping: left / 1000))
            if count > 0 { return true }
            if count < 0 && errno != EINTR { return false }
            if deadline.microsecondsLeft == 0 { return false }
        }
    }

    private func read() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(replies, &bytes, bytes.count)
        guard count > 0 else { return false }
        received.append(contentsOf: bytes[..<count])
        return true
    }

    private static let starting = NSLock()

    /// The app.
    static let executable = programs.appending(path: "Daychain").path

    /// Where SwiftPM builds the tests and, beside them, the programs.
    static let programs: URL = {
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let tests = URL(fileURLWithPath: link ?? CommandLine.arguments[0])
        return tests.deletingLastPathComponent()
    }()
}
