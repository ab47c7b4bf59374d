import Foundation

/// Hands every snapshot to all who listen, each by a stream of its own.
package final class ChangeBroadcast: @unchecked Sendable {
    private let lock = NSLock()
    private var listeners: [UUID: AsyncStream<HabitsSnapshot>.Continuation] = [:]

    package init() {}

    package func stream() -> AsyncStream<HabitsSnapshot> {
        let (stream, continuation) = AsyncStream.makeStream(of: HabitsSnapshot.self)
        let key = UUID()
        lock.withLock { listeners[key] = continuation }
        continuation.onTermination = { [weak self] _ in self?.remove(key) }
        return stream
    }

    package func send(_ snapshot: HabitsSnapshot) {
        for listener in lock.withLock({ Array(listeners.values) }) { listener.yield(snapshot) }
    }

    package func finish() {
        for listener in lock.withLock({ Array(listeners.values) }) { listener.finish() }
    }

    private func remove(_ key: UUID) { lock.withLock { _ = listeners.removeValue(forKey: key) } }
}
