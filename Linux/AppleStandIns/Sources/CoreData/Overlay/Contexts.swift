import Foundation
import Stage

extension NSManagedObjectContext {
    public struct ConcurrencyType: Equatable, Hashable, RawRepresentable, Sendable {
        public let rawValue: NSManagedObjectContextConcurrencyType
        public init(rawValue: NSManagedObjectContextConcurrencyType) { self.rawValue = rawValue }

        public static var privateQueue: ConcurrencyType {
            ConcurrencyType(rawValue: .privateQueueConcurrencyType)
        }
    }

    public enum ScheduledTaskType: Equatable, Hashable, Sendable {
        case immediate
        case enqueued
    }

    public convenience init(_ type: NSManagedObjectContext.ConcurrencyType) {
        self.init(concurrencyType: type.rawValue)
    }

    @preconcurrency
    public nonisolated func perform<T>(
        schedule: NSManagedObjectContext.ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws -> T
    ) async rethrows -> T {
        // A host waits for the screen to come to rest: work counts until the caller has its answer.
        Busyness.shared.begin()
        defer { Busyness.shared.end() }
        return try await enqueue(block, rescue: { throw $0 })
    }

    public func performAndWait<T>(_ block: @Sendable () throws -> T) rethrows -> T {
        if isOnQueue { return try block() }
        return try queue.sync(execute: block)
    }

    public func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
        try results(of: request)
    }

    public func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
        try countResults(of: request)
    }

    private func enqueue<T>(
        _ block: @escaping @Sendable () throws -> T, rescue: (any Error) throws -> T
    ) async rethrows -> T {
        let answer: Unchecked<Result<T, any Error>> = await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(returning: Unchecked(value: Result(catching: block)))
            }
        }
        switch answer.value {
        case .success(let value): return value
        case .failure(let error): return try rescue(error)
        }
    }
}

/// Carries the block's own value out of the queue; the block is over by then.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}
