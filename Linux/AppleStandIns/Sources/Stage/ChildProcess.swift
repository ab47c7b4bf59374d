import Foundation
import Glibc

/// Another process, with pipes to its standard input and output, its standard error kept in an unnamed file.
package final class ChildProcess {
    package struct LaunchFailure: Error, CustomStringConvertible {
        package var description: String
    }

    package enum End: Equatable {
        case left(status: Int32)
        case killed(signal: Int32)
    }

    package let input: Int32
    package let output: Int32
    private let identifier: pid_t
    private let errors: Int32
    private var errorsRead = 0
    private var end: End?

    package init(executable: String, arguments: [String], environment: [String: String]) throws {
        // Writing to an app that has just died must be an error, not this process's own end.
        signal(SIGPIPE, SIG_IGN)
        // One launch at a time: a child must not inherit the pipes of another that is being made.
        Self.launching.lock()
        defer { Self.launching.unlock() }
        let toChild = try Self.makePipe()
        let fromChild = try Self.makePipe()
        errors = try Self.makeUnnamedFile()
        input = toChild.writing
        output = fromChild.reading

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild.reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, fromChild.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var restored = sigset_t()
        sigemptyset(&restored)
        sigaddset(&restored, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &restored)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

        let words = ([executable] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var child = pid_t()
        let failure = posix_spawn(&child, executable, &actions, &attributes, words, variables)
        close(toChild.reading)
        close(fromChild.writing)
        identifier = child
        if failure != 0 {
            end = .left(status: 127)
            throw LaunchFailure(description: "\(executable) does not start: \(String(cString: strerror(failure)))")
        }
    }

    deinit {
        kill()
        for descriptor in [input, output, errors] { close(descriptor) }
    }

    /// Ends it as the system does, without a word. Does nothing to one that has ended.
    package func kill() {
        guard end == nil else { return }
        _ = Glibc.kill(identifier, SIGKILL)
        waitForEnd()
    }

    @discardableResult package func waitForEnd() -> End {
        if let end { return end }
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
        return record(status)
    }

    /// How it ended, if it has.
    package func endedAlready() -> End? {
        if let end { return end }
        var status: Int32 = 0
        guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
        return record(status)
    }

    private func record(_ status: Int32) -> End {
        let signal = status & 0x7f
        let result: End = signal == 0 ? .left(status: (status >> 8) & 0xff) : .killed(signal: signal)
        end = result
        return result
    }

    /// What it wrote to its standard error since the last time this was called.
    package func takeErrorOutput() -> String {
        var result = Data()
        var bytes = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = pread(errors, &bytes, bytes.count, off_t(errorsRead))
            guard count > 0 else { break }
            errorsRead += count
            result.append(contentsOf: bytes[..<count])
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let launching = NSLock()

    private static func makePipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw LaunchFailure(description: "No pipe to the app: \(String(cString: strerror(errno)))")
        }
        ends.forEach(closeOnLaunch)
        return (ends[0], ends[1])
    }

    private static func closeOnLaunch(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

    private static func makeUnnamedFile() throws -> Int32 {
        var template = Array(NSTemporaryDirectory().appending("/app-errors-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else {
            throw LaunchFailure(description: "No file for the app's errors: \(String(cString: strerror(errno)))")
        }
        unlink(template)
        closeOnLaunch(descriptor)
        return descriptor
    }
}
