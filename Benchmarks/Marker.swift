import DaychainCore
import DaychainData
import Foundation

/// Marks and clears today, over and over.
final class Marker {
    private let store: CoreDataHabitStore
    private let id: HabitID
    private var done = false

    init(_ folder: URL) async throws {
        store = try await HabitStoreOpening(folder: folder).open()
        id = History.identity(0)
        // Whatever the last one left, the next mark changes something.
        try await store.perform(.setCompletion(id, date: History.today, done: false), at: History.now)
    }

    func mark() async throws {
        done.toggle()
        try await store.perform(.setCompletion(id, date: History.today, done: done), at: History.now)
    }
}
