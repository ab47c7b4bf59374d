import Foundation
import Glibc
import Stage

/// The app for a terminal without a display, and for scripts.
enum TextMode {
    /// Runs until the input ends or `quit`; the result is the process's status.
    static func run(_ launch: AppLaunch) -> Int32 {
        let isTerminal = isatty(STDIN_FILENO) == 1
        // Reading a folder gives nothing, as an empty file does: a run that seems to pass.
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: "/dev/stdin", isDirectory: &isFolder), isFolder.boolValue {
            complain("The standard input is a folder; give it a file of commands.")
            return 1
        }
        do {
            let session = try TextSession(launch, say: write)
            defer { session.end() }
            try session.tellScreen()
            return isTerminal ? converse(session) : play(session)
        } catch {
            complain("\(error)")
            return 1
        }
    }

    /// With a person: what cannot be carried out is explained, and they go on.
    private static func converse(_ session: TextSession) -> Int32 {
        write("`help` lists what can be done here.")
        while true {
            write("> ", terminator: "")
            guard let line = readLine() else { return 0 }
            do {
                guard let command = try TextCommand.parse(line) else { continue }
                if command == .quit { return 0 }
                try session.carryOut(command)
            } catch {
                write("\(error)")
            }
        }
    }

    /// With a pipe: commands are echoed, so that what comes out reads as a transcript, and the first failure ends it.
    private static func play(_ session: TextSession) -> Int32 {
        var hasInput = false
        while let line = readLine() {
            hasInput = true
            do {
                guard let command = try TextCommand.parse(line) else { continue }
                if case .step = command {} else { write("\n> \(line)") }
                if command == .quit { break }
                try session.carryOut(command)
            } catch {
                write("FAILED: \(error)")
                return 1
            }
        }
        if !hasInput { write("\n" + HostHelp.commands) }
        return session.faults.isEmpty ? 0 : 1
    }

    /// At once, also into a pipe, so that a reader sees each step as it happens.
    static func write(_ words: String) { write(words, terminator: "\n") }

    private static func write(_ words: String, terminator: String) {
        _ = writeFully(Data((words + terminator).utf8), to: STDOUT_FILENO)
    }
}
