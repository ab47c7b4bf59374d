import Foundation

/// Hands each value to every stream that listens at that time.
package final class Broadcast<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var listeners: [UUID: AsyncStream<Value>.Continuation] = [:]

    package init() {}

    package func stream() -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let key = UUID()
        lock.withLock { listeners[key] = continuation }
        continuation.onTermination = { [weak self] _ in self?.remove(key) }
        return stream
    }

    package func send(_ value: Value) {
        for listener in lock.withLock({ Array(listeners.values) }) { listener.yield(value) }
    }

    package func finish() {
        for listener in lock.withLock({ Array(listeners.values) }) { listener.finish() }
    }

    private func remove(_ key: UUID) { lock.withLock { _ = listeners.removeValue(forKey: key) } }
}
