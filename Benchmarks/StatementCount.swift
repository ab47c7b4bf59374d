import Foundation

/// Counts the statements that reach the database, from what Core Data prints when it is told to by its own argument.
enum StatementCount {
    private static let mode = "statements-of-a-mark"
    private static let mark = "-- mark\n"

    /// How many statements clearing a day and marking it again send, once others have gone before.
    static func ofMark(in folder: URL) throws -> Int {
        let child = try Process.ofItself([mode, folder.path, "-com.apple.CoreData.SQLDebug", "1"])
        let output = Pipe()
        child.standardError = output
        try child.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        child.waitUntilExit()
        let parts = text.components(separatedBy: mark)
        guard child.terminationStatus == 0, parts.count == 3 else { throw CocoaError(.fileReadCorruptFile) }
        return parts[1].split(separator: "\n").filter { $0.hasPrefix("CoreData: sql:") }.count
    }

    /// Marks a day and leaves true, where this process was started to be counted.
    static func isChild() async throws -> Bool {
        guard CommandLine.arguments.count > 2, CommandLine.arguments[1] == mode else { return false }
        let marker = try await Marker(URL(fileURLWithPath: CommandLine.arguments[2]))
        try await marker.mark()
        FileHandle.standardError.write(Data(mark.utf8))
        // Taken back and made again: both kinds of a mark.
        try await marker.mark()
        try await marker.mark()
        FileHandle.standardError.write(Data(mark.utf8))
        return true
    }
}
