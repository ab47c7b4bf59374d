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

/// A folder of its own for one test.
struct TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "daychain-" + UUID().uuidString)

    var store: URL { url.appending(path: "Daychain.sqlite") }

    func remove() { try? FileManager.default.removeItem(at: url) }

    /// What lies in the folder, sorted.
    var contents: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }
}

extension NewHabit {
    /// Read on Mondays and Wednesdays in Berlin, from 2026-03-02 on.
    static func read(id: HabitID = HabitFixture.id, name: String = "Read") -> NewHabit {
        NewHabit(
            id: id, details: HabitDetails(name: name, note: "20 pages", icon: "book", accent: "teal"),
            startDate: "2026-03-02", weekdays: Weekdays(.monday, .wednesday), zone: "Europe/Berlin",
            reminder: ReminderSetting(time: "20:30", isEnabled: true))
    }
}

/// Wednesday 2026-03-04, 20:00 in Berlin.
let wednesdayEvening = moment("2026-03-04T20:00:00+01:00")
