import Foundation
import Glibc

/// A display of nobody's, for windows that only tests look at.
final class WindowDisplay {
    private let server = Process()

    /// nil where no such server is installed.
    init?() {
        guard let path = Self.tool("Xvfb") else { return nil }
        let answer = Pipe()
        server.executableURL = URL(fileURLWithPath: path)
        // Ends with the last program that uses it, which is the tests'.
        server.arguments = ["-displayfd", "1", "-screen", "0", "1000x1000x24", "-nolisten", "tcp", "-terminate"]
        server.standardOutput = answer
        server.standardError = FileHandle.nullDevice
        do { try server.run() } catch { return nil }
        // The server says its number once it answers.
        let number = String(decoding: answer.fileHandleForReading.availableData, as: UTF8.self)
        guard let display = Int(number.trimmingCharacters(in: .whitespacesAndNewlines)) else { return nil }
        setenv("DISPLAY", ":\(display)", 1)
        setenv("GDK_BACKEND", "x11", 1)
        setenv("GSK_RENDERER", "cairo", 1)
        setenv("GTK_IM_MODULE", "gtk-im-context-simple", 1)
        setenv("GTK_A11Y", "none", 1)
        unsetenv("WAYLAND_DISPLAY")
    }

    static func tool(_ name: String) -> String? {
        ["/usr/bin/", "/usr/local/bin/"].map { $0 + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
