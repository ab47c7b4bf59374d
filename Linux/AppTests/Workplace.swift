import Foundation

/// A folder for one run of the app, on Wednesday 2026-03-04 in Berlin.
enum Workplace {
    static func make(clock: String = StartingStore.clock) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "daychain-walk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try clock.write(to: folder.appending(path: "clock"), atomically: true, encoding: .utf8)
        return folder
    }

    static func remove(_ folder: URL) { try? FileManager.default.removeItem(at: folder) }
}

/// Does what blocks on a thread of its own, so that no other test waits for it.
func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Result, any Error>) in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
    }
}
