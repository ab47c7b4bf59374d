#if DEBUG
import DaychainCore
import Foundation

/// A clock for tests, told by a file of one line: an instant, a zone, and whether time stands or goes on from there.
///
///     2026-03-04T20:00:00+01:00 Europe/Berlin frozen
///
/// The file is read whenever the time is asked for, and looked at each second for a change. While it is missing or
/// cannot be read, the system's clock counts.
final class FileClock: DayClock, @unchecked Sendable {
    private let file: URL
    private let system: SystemClock
    private let lock = NSLock()
    /// The line last read, with the instant at which it was first seen: running time counts from there.
    private var reading: (text: String, seenAt: Date)?

    init(file: URL, system: SystemClock) {
        self.file = file
        self.system = system
    }

    var now: Moment {
        let real = system.now
        guard let text = text(), let setting = ClockSetting(text) else { return real }
        let seenAt = lock.withLock { () -> Date in
            if let reading, reading.text == text { return reading.seenAt }
            reading = (text, real.instant)
            return real.instant
        }
        let elapsed = setting.isFrozen ? 0 : real.instant.timeIntervalSince(seenAt)
        return Moment(instant: setting.instant.addingTimeInterval(elapsed), zone: setting.zone)
    }

    func changes() -> AsyncStream<Void> {
        AsyncStream { continuation in
            let watching = Task { [self] in
                var seen = text()
                while (try? await Task.sleep(for: .seconds(1))) != nil {
                    let current = text()
                    if current != seen { continuation.yield() }
                    seen = current
                }
            }
            let listening = Task { [system] in
                for await _ in system.changes() { continuation.yield() }
            }
            continuation.onTermination = { _ in
                watching.cancel()
                listening.cancel()
            }
        }
    }

    private func text() -> String? {
        try? String(contentsOf: file, encoding: .utf8)
    }
}

/// What the line says.
struct ClockSetting: Equatable {
    let instant: Date
    let zone: Zone
    let isFrozen: Bool

    /// Reads a line, or gives nil where it is none.
    init?(_ text: String) {
        let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard parts.count == 3, let instant = try? Date(parts[0], strategy: .iso8601),
            parts[2] == "frozen" || parts[2] == "running"
        else { return nil }
        let zone = Zone(parts[1])
        guard zone.isKnown else { return nil }
        self.instant = instant
        self.zone = zone
        isFrozen = parts[2] == "frozen"
    }
}
#endif
