import CoreData
import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainData

@Suite("A full disk")
struct FullDiskTests {
    /// A store whose file may not grow: SQLite raises a limit of one page to the size that it has, no further.
    private func fullStore(in folder: TemporaryFolder) async throws -> CoreDataHabitStore {
        let roomy = try await HabitStoreOpening(folder: folder.url).open()
        try await roomy.perform(.create(.read()), at: wednesdayEvening)
        try await roomy.close()
        var options = StoreModel.options()
        options[NSSQLitePragmasOption] = ["synchronous": "FULL", "max_page_count": "1"]
        return try CoreDataHabitStore(url: folder.store, options: options)
    }

    @Test("fails a command at some point, keeps every one before it, and lets it through once there is room")
    func fillingUp() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let store = try await fullStore(in: folder)
        var confirmed = try await store.snapshot()
        var failed: HabitCommand?
        for number in 2...201 {
            let id = HabitID.numbered(number)
            let command = HabitCommand.create(.read(id: id, name: String(repeating: "Read ", count: 10)))
            do throws(StoreError) {
                confirmed = try await store.perform(command, at: wednesdayEvening).snapshot
            } catch {
                #expect(error == .full)
                failed = command
                break
            }
        }
        let command = try #require(failed)
        #expect(try await store.snapshot() == confirmed)
        try await store.close()
        let roomy = try await HabitStoreOpening(folder: folder.url).open()
        #expect(try await roomy.snapshot() == confirmed)
        let receipt = try await roomy.perform(command, at: wednesdayEvening)
        #expect(receipt.snapshot.habits.count == confirmed.habits.count + 1)
    }
}
