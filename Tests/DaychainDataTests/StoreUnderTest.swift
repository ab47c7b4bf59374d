import DaychainCore
import DaychainData
import Foundation
import TestSupport
import Testing

/// The adapters that must keep the contract of ``HabitStore``.
enum StoreUnderTest: String, CaseIterable, CustomTestStringConvertible {
    case coreData = "Core Data"
    case memory = "In memory"
    case transient = "Transient"

    var testDescription: String { rawValue }

    /// Runs a test with an empty store, and clears up after it.
    func run(_ body: (any HabitStore) async throws -> Void) async throws {
        switch self {
        case .memory: try await body(InMemoryHabitStore())
        case .transient: try await body(TransientHabitStore())
        case .coreData:
            let folder = TemporaryFolder()
            defer { folder.remove() }
            try await body(try await HabitStoreOpening(folder: folder.url).open())
        }
    }
}
