import Foundation
import Glibc

/// Reads lines from a file descriptor, with a limit to its patience.
package final class LineReader {
    package enum Outcome: Equatable {
        case line(Data)
        case end
        case timedOut
    }

    private let descriptor: Int32
    private var buffer = Data()

    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// The next line without its newline. A last line without one counts; waits for ever when `seconds` is nil.
    package func next(within seconds: Double? = nil) -> Outcome {
        let deadline = seconds.map { ProcessInfo.processInfo.systemUptime + $0 }
        var searched = buffer.startIndex
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(buffer[..<end])
                buffer = Data(buffer[(end + 1)...])
                return .line(line)
            }
            searched = buffer.endIndex
            guard waitForInput(until: deadline) else { return .timedOut }
            guard fill() else {
                defer { buffer = Data() }
                return buffer.isEmpty ? .end : .line(buffer)
            }
        }
    }

    private func waitForInput(until deadline: Double?) -> Bool {
        while true {
            let left = deadline.map { $0 - ProcessInfo.processInfo.systemUptime }
            if let left, left <= 0 { return false }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&request, 1, left.map { Int32(min($0 * 1_000 + 1, 1e9)) } ?? -1)
            if ready > 0 { return true }
            if ready < 0 && errno != EINTR { return true }
        }
    }

    /// False at the end of the input.
    private func fill() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            if count > 0 {
                buffer.append(contentsOf: bytes[..<count])
                return true
            }
            if count < 0 && errno == EINTR { continue }
            return false
        }
    }
}

/// Writes all of `data`; false when nobody reads any more.
package func writeFully(_ data: Data, to descriptor: Int32) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
    }
    return true
}
