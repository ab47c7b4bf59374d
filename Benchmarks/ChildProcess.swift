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

    /// What this program prints when it is started once more.
    static func answerOfItself(_ arguments: [String]) throws -> String {
        let process = try ofItself(arguments)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let answer = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: answer, as: UTF8.self)
    }
}

/// What Linux counts of this process.
enum ProcessMemory {
    /// The most memory that it has held, in megabytes.
    static var peak: Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").compactMap { Double($0) }.first.map { $0 / 1024 } ?? .infinity
    }
}
