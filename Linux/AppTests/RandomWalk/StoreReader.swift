import DaychainCore
import DaychainData
import Foundation

/// Looks into the store of an app that runs, by a store of its own on the same file, from a thread that may wait.
final class StoreReader: Sendable {
    private let folder: URL
    private let opened = Answer<any HabitStore>()

    /// Does not open anything before it is asked: the app makes the file.
    init(folder: URL) { self.folder = folder }

    /// All habits.
    func snapshot() throws -> HabitsSnapshot {
        let store = try store()
        return try Answer { try await store.snapshot() }.wait()
    }

    /// All habits with all their records.
    func archive() throws -> HabitsArchive {
        let store = try store()
        return try Answer { try await store.archive() }.wait()
    }

    /// Opened once, and kept: opening costs more than looking.
    private func store() throws -> any HabitStore {
        if let store = try opened.given() { return store }
        let folder = folder
        let store = try Answer<any HabitStore> { try await Workplace.store(in: folder) }.wait()
        opened.give(.success(store))
        return store
    }
}

/// One result, handed from a task to the thread that waits for it.
private final class Answer<Value: Sendable>: @unchecked Sendable {
    private let isThere = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var result: Result<Value, any Error>?

    init() {}

    init(_ work: @escaping @Sendable () async throws -> Value) {
        Task.detached {
            do { self.give(.success(try await work())) } catch { self.give(.failure(error)) }
        }
    }

    func give(_ result: Result<Value, any Error>) {
        lock.withLock { self.result = result }
        isThere.signal()
    }

    func given() throws -> Value? { try lock.withLock { try result?.get() } }

    func wait() throws -> Value {
        isThere.wait()
        guard let value = try given() else { throw WalkTrouble("the store gave no answer") }
        return value
    }
}
