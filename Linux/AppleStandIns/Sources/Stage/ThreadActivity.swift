import Foundation
import Glibc

/// Whether the process's other threads are doing something, as the kernel sees it: running, about to, or at the disk.
///
/// Work that the app hands to Swift's threads or to a queue counts itself nowhere; this finds it all the same.
package enum ThreadActivity {
    package static var othersAreAtWork: Bool {
        // The link reads `…/task/…`, the last part being the calling thread.
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self"))?.split(
            separator: "/"
        ).last
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return threads.contains { $0[...] != own && isAtWork($0) }
    }

    private static func isAtWork(_ thread: String) -> Bool {
        guard let file = fopen("/proc/self/task/\(thread)/stat", "r") else { return false }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = fread(&bytes, 1, bytes.count, file)
        // The state follows the thread's name, which stands in parentheses and may itself hold one.
        guard let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else { return false }
        return bytes[end + 2] == UInt8(ascii: "R") || bytes[end + 2] == UInt8(ascii: "D")
    }
}
