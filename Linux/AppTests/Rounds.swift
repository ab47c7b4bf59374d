import Foundation

/// Rounds of a test, of which each has an app of its own.
enum Rounds {
    /// Plays them two at once: one app for each core of a small machine.
    static func play<Start: Sendable, Result: Sendable>(
        _ starts: some Sequence<Start>, _ round: @escaping @Sendable (Start) async throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: Result.self) { group in
            var left = starts.makeIterator()
            for _ in 0..<2 {
                if let start = left.next() { group.addTask { try await round(start) } }
            }
            var results: [Result] = []
            while let result = try await group.next() {
                results.append(result)
                if let start = left.next() { group.addTask { try await round(start) } }
            }
            return results
        }
    }

    /// The seeds that a variable of the environment names, as `17` or `21-500`; else the usual ones.
    static func seeds(_ variable: String, usual: ClosedRange<UInt64>) -> ClosedRange<UInt64> {
        let text = ProcessInfo.processInfo.environment[variable] ?? ""
        let bounds = text.split(separator: "-").compactMap { UInt64($0) }
        guard let first = bounds.first, let last = bounds.last, first <= last else { return usual }
        return first...last
    }
}

/// Does what blocks on a thread of its own: so that no other test waits for it, as it would for one that tasks share.
func onThread<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
    let result = await withCheckedContinuation { (continuation: CheckedContinuation<Result<Value, Failure>, Never>) in
        Thread.detachNewThread { continuation.resume(returning: Result(catching: work)) }
    }
    return try result.get()
}
