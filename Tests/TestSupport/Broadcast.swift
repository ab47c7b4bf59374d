import Foundation

/// Hands each value to every stream that is listening at that time.
final class Broadcast<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var continuations: [Int: AsyncStream<Value>.Continuation] = [:]
    private var count = 0

    func stream() -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream<Value>.makeStream()
        let key = lock.withLock { () -> Int in
            count += 1
            continuations[count] = continuation
            return count
        }
        continuation.onTermination = { [weak self] _ in self?.remove(key) }
        return stream
    }

    func send(_ value: Value) {
        let listening = lock.withLock { Array(continuations.values) }
        for continuation in listening { continuation.yield(value) }
    }

    private func remove(_ key: Int) {
        lock.withLock { continuations[key] = nil }
    }
}
