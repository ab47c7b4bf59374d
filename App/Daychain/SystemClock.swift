import DaychainCore
import Foundation

/// The device's clock and zone, with a signal whenever one of some notifications is posted.
struct SystemClock: DayClock {
    /// The notifications that count as a signal.
    let signals: [Notification.Name]

    var now: Moment {
        // `TimeZone.current` is kept by Foundation until it is told of a change; this one follows at once.
        Moment(instant: Date(), zone: Zone(TimeZone.autoupdatingCurrent.identifier))
    }

    func changes() -> AsyncStream<Void> {
        AsyncStream { continuation in
            let listeners = NotificationListeners(names: signals) { continuation.yield() }
            continuation.onTermination = { _ in listeners.stop() }
        }
    }
}

/// Listens to notifications by name until told to stop; what they carry is not looked at.
private final class NotificationListeners: @unchecked Sendable {
    private let lock = NSLock()
    private var tokens: [any NSObjectProtocol] = []

    init(names: [Notification.Name], heard: @escaping @Sendable () -> Void) {
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { @Sendable _ in heard() }
        }
    }

    func stop() {
        let stopped = lock.withLock { () -> [any NSObjectProtocol] in
            defer { tokens = [] }
            return tokens
        }
        for token in stopped { NotificationCenter.default.removeObserver(token) }
    }
}
