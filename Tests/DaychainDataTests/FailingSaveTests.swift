import CoreData
import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainData

@Suite("A save that fails")
struct FailingSaveTests {
    private let id = HabitFixture.id

    /// Fails once it is told to, before it does anything.
    private final class Fault: @unchecked Sendable {
        private let lock = NSLock()
        private var error: (any Error)?

        func failNext(with error: any Error) { lock.withLock { self.error = error } }

        func save(_ context: NSManagedObjectContext) throws {
            let error = lock.withLock {
                defer { self.error = nil }
                return self.error
            }
            if let error { throw error }
            try context.save()
        }
    }

    @Test(
        "leaves everything as it was, says why, and works when tried again",
        arguments: [
            HabitCommand.setCompletion(HabitFixture.id, date: "2026-03-03", done: true),
            .setCompletion(HabitFixture.id, date: "2026-03-04", done: false),
            .edit(HabitFixture.id, [.details(HabitDetails(name: "Run", icon: "lamp", accent: "plum"))]),
            .edit(HabitFixture.id, [.weekdays(.daily, from: "2026-03-05", replacingLaterChanges: false)]),
            .setZone([HabitFixture.id], "Asia/Tokyo"),
            .edit(HabitFixture.id, [.reminder(nil)]),
            .edit(HabitFixture.id, [.start("2026-02-01")]),
            .edit(HabitFixture.id, [.start("2026-02-01"), .zone("Asia/Tokyo"), .reminder(nil)]),
            .archive(HabitFixture.id),
            .delete(HabitFixture.id),
            .create(.read(id: .numbered(7), name: "Run")),
        ])
    func everyCommand(command: HabitCommand) async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let fault = Fault()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let store = try CoreDataHabitStore(url: folder.store, save: fault.save)
        try await store.perform(.create(.read()), at: wednesdayEvening)
        try await store.perform(.setCompletion(id, date: "2026-03-04", done: true), at: wednesdayEvening)
        let before = (try await store.snapshot(), try await store.habit(id))
        var changes = store.changes().makeAsyncIterator()

        fault.failNext(with: CocoaError(.fileWriteOutOfSpace, userInfo: [NSSQLiteErrorDomain: 13]))
        await #expect(throws: StoreError.full) { try await store.perform(command, at: wednesdayEvening) }
        #expect(try await store.snapshot() == before.0)
        #expect(try await store.habit(id) == before.1)

        let receipt = try await store.perform(command, at: wednesdayEvening)
        #expect(receipt.hasChanges)
        #expect(await changes.next() == receipt.snapshot)
    }

    @Test("leaves an import undone, whole")
    func importing() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let fault = Fault()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let store = try CoreDataHabitStore(url: folder.store, save: fault.save)
        try await store.perform(.create(.read()), at: wednesdayEvening)
        let before = try await store.archive()
        let other = HabitFixture("Walk", id: HabitID(UUID())).done("2026-03-02", "2026-03-03")
        let mine = HabitFixture().done("2026-03-02")
        let habits = [mine, other].map { fixture in
            BackupHabit(overview: fixture.overview, completions: Array(fixture.habit.completions.values))
        }
        let merge = HabitCommand.merge(
            BackupMerge(habits: habits, takingBackup: [id], basis: before.snapshot.habits))
        fault.failNext(with: CocoaError(.fileWriteOutOfSpace, userInfo: [NSSQLiteErrorDomain: 13]))
        await #expect(throws: StoreError.full) { try await store.perform(merge, at: wednesdayEvening) }
        #expect(try await store.archive() == before)
        try await store.perform(merge, at: wednesdayEvening)
        #expect(try await store.archive().completionCount == 3)
        let reopened = try await HabitStoreOpening(folder: folder.url).open()
        #expect(try await reopened.archive() == (try await store.archive()))
    }

    @Test("by a conflict is decided anew, and taken for done where it is so already")
    func conflict() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let fault = Fault()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let store = try CoreDataHabitStore(url: folder.store, save: fault.save)
        try await store.perform(.create(.read()), at: wednesdayEvening)
        for code in [CocoaError.Code.managedObjectConstraintMerge, .managedObjectMerge] {
            fault.failNext(with: CocoaError(code))
            let done = code == .managedObjectMerge
            let receipt = try await store.perform(
                .setCompletion(id, date: "2026-03-04", done: !done), at: wednesdayEvening)
            #expect(receipt.hasChanges)
            #expect(receipt.snapshot[id]?.records == (done ? [] : ["2026-03-04"]))
        }
    }
}
