import DaychainCore
import Foundation
#if canImport(UIKit)
import UIKit
#endif

/// The device's clock and zone, and the system's signals that the date may have changed.
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

    /// What the system posts when a day begins, the clock or the zone is set, or the app comes to the front.
    @MainActor static var systemSignals: [Notification.Name] {
        var names: [Notification.Name] = [
            .NSCalendarDayChanged,
            .NSSystemTimeZoneDidChange,
            // By its value: not every Foundation has the constant.
            Notification.Name("NSSystemClockDidChangeNotification"),
        ]
        #if canImport(UIKit)
        names.append(UIApplication.significantTimeChangeNotification)
        names.append(UIApplication.didBecomeActiveNotification)
        #endif
        return names
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
