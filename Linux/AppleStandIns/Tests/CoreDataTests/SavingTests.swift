import CoreData
import Foundation
import Testing

@Suite("A save")
struct SavingTests {
    private let identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    @Test("keeps values of each kind for a store that is opened again")
    func valuesSurvive() async throws {
        let store = try NoteStore()
        defer { store.remove() }
        let id = identifier
        try await store.write { context in
            let note = try insertNote("Lesen 📖", into: context, id: id)
            note.position = 9_007_199_254_740_993
            note.isPinned = true
            note.weight = 0.1
            note.madeAt = Date(timeIntervalSinceReferenceDate: 791_000_000.125)
            note.picture = Data([0, 255, 7])
        }
        let first = try #require(store.container.persistentStoreCoordinator.persistentStores.first)
        try store.container.persistentStoreCoordinator.remove(first)
        let reopened = try NoteStore(in: store.folder)
        let context = reopened.container.newBackgroundContext()
        try await context.perform {
            let note = try #require(try context.fetch(NSFetchRequest<NoteRecord>(entityName: "Note")).first)
            #expect(note.id == id)
            #expect(note.title == "Lesen 📖")
            #expect(note.position == 9_007_199_254_740_993)
            #expect(note.isPinned == true)
            #expect(note.weight == 0.1)
            #expect(note.madeAt == Date(timeIntervalSinceReferenceDate: 791_000_000.125))
            #expect(note.picture == Data([0, 255, 7]))
        }
    }

    @Test("is one transaction: a conflict leaves nothing of it in the store, and its changes pending")
    func wholeOrNothing() async throws {
        let store = try NoteStore()
        defer { store.remove() }
        let id = identifier
        try await store.write { _ = try insertNote("Read", into: $0, id: id) }
        let context = store.container.newBackgroundContext()
        try await context.perform {
            _ = try insertNote("Run", into: context)
            _ = try insertNote("Read", into: context, id: id)
            do {
                try context.save()
                Issue.record("The save succeeded")
            } catch let error as CocoaError {
                #expect(error.code == .managedObjectConstraintMerge)
                #expect(error.errorCode == 133_021)
                let conflicts = (error as NSError).userInfo["conflictList"] as? [NSConstraintConflict]
                #expect(conflicts?.first?.constraint == ["id", "title"])
                #expect(conflicts?.first?.databaseObject != nil)
            }
            #expect(context.hasChanges)
            context.rollback()
            #expect(!context.hasChanges)
        }
        #expect(try await store.titles() == ["Read"])
    }

    @Test("refuses two new objects with one unique key")
    func conflictWithinContext() async throws {
        let store = try NoteStore()
        defer { store.remove() }
        let id = identifier
        await #expect(throws: CocoaError.self) {
            try await store.write { context in
                _ = try insertNote("Read", into: context, id: id)
                _ = try insertNote("Read", into: context, id: id)
            }
        }
        #expect(try await store.titles().isEmpty)
    }

    @Test("refuses a unique key that is deleted and inserted at once")
    func deleteAndInsert() async throws {
        let store = try NoteStore()
        defer { store.remove() }
        let id = identifier
        let context = store.container.newBackgroundContext()
        try await store.write(in: context) { _ = try insertNote("Read", into: $0, id: id) }
        await #expect(throws: CocoaError.self) {
            try await store.write(in: context) { context in
                for note in try context.fetch(NSFetchRequest<NoteRecord>(entityName: "Note")) { context.delete(note) }
                _ = try insertNote("Read", into: context, id: id)
            }
        }
    }

    @Test("names the missing values, one or several")
    func validation() async throws {
        let store = try NoteStore()
        defer { store.remove() }
        let context = store.container.newBackgroundContext()
        try await context.perform {
            let note = try insertNote("Read", into: context)
            note.title = nil
            let single = #expect(throws: CocoaError.self) { try context.save() }
            #expect(single?.code == .validationMissingMandatoryProperty)
            #expect(single?.userInfo[NSValidationKeyErrorKey] as? String == "title")
            try insertNote("Run", into: context).title = nil
            let several = #expect(throws: CocoaError.self) { try context.save() }
            #expect(several?.code == .validationMultipleErrors)
            #expect((several?.userInfo[NSDetailedErrorsKey] as? [CocoaError])?.count == 2)
        }
    }

    @Test("does not overwrite what another context has saved since")
    func mergeConflict() async throws {
        let store = try NoteStore()
        defer { store.remove() }
        try await store.write { _ = try insertNote("Read", into: $0) }
        let (first, second) = (store.container.newBackgroundContext(), store.container.newBackgroundContext())
        try await first.perform {
            let mine = try #require(try first.fetch(NSFetchRequest<NoteRecord>(entityName: "Note")).first)
            try second.performAndWait {
                let theirs = try #require(try second.fetch(NSFetchRequest<NoteRecord>(entityName: "Note")).first)
                theirs.title = "Run"
                try second.save()
            }
            mine.title = "Swim"
            let error = #expect(throws: CocoaError.self) { try first.save() }
            #expect(error?.code == .managedObjectMerge)
        }
        #expect(try await store.titles() == ["Run"])
    }

    @Test("that finds the disk full says so, and leaves the store as it was")
    func fullDisk() async throws {
        let store = try NoteStore(options: [NSSQLitePragmasOption: ["max_page_count": "12"]])
        defer { store.remove() }
        try await store.write { _ = try insertNote("Read", into: $0) }
        let error = await #expect(throws: CocoaError.self) {
            try await store.write { context in
                try insertNote("Run", into: context).picture = Data(count: 100_000)
            }
        }
        #expect(error?.code == .fileWriteOutOfSpace)
        #expect(error?.userInfo[NSSQLiteErrorDomain] as? Int == 13)
        #expect(try await store.titles() == ["Read"])
    }

    @Test("deletes and updates in place, and rollback undoes what is not saved")
    func updatesAndRollback() async throws {
        let store = try NoteStore()
        defer { store.remove() }
        let context = store.container.newBackgroundContext()
        try await store.write(in: context) { context in
            for title in ["Read", "Run", "Swim"] { _ = try insertNote(title, into: context) }
        }
        try await store.write(in: context) { context in
            let request = NSFetchRequest<NoteRecord>(entityName: "Note")
            request.predicate = NSPredicate(format: "title IN %@", ["Read", "Run"] as NSArray)
            for note in try context.fetch(request) {
                if note.title == "Read" { note.title = "Write" } else { context.delete(note) }
            }
        }
        #expect(try await store.titles() == ["Swim", "Write"])
        try await context.perform {
            let notes = try context.fetch(NSFetchRequest<NoteRecord>(entityName: "Note"))
            for note in notes where note.title == "Swim" { context.delete(note) }
            for note in notes where note.title == "Write" { note.title = "Rest" }
            context.rollback()
            #expect(Set(notes.compactMap(\.title)) == ["Swim", "Write"])
            try context.save()
        }
        #expect(try await store.titles() == ["Swim", "Write"])
    }
}
