import Foundation

extension Process {
    /// This program once more, not started yet: what is measured there has a process of its own.
    static func ofItself(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(
            fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        process.arguments = arguments
        return process
    }
}
