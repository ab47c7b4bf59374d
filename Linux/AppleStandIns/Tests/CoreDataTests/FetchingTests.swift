import CoreData
import Foundation
import Testing

@Suite("A fetch")
struct FetchingTests {
    private static let titles = ["Draw", "Read", "Run", "Swim"]
    private let store: NoteStore

    init() throws {
        store = try NoteStore()
        let context = store.container.newBackgroundContext()
        try context.performAndWait {
            for (index, title) in Self.titles.enumerated() {
                let note = try insertNote(title, into: context)
                note.position = Int64(index)
                note.isPinned = index == 1 ? true : nil
            }
            try context.save()
        }
    }

    @Test(
        "finds what the predicate says",
        arguments: [
            ("title == 'Run'", ["Run"]),
            ("title != 'Run'", ["Draw", "Read", "Swim"]),
            ("title BEGINSWITH 'R'", ["Read", "Run"]),
            ("title CONTAINS 'w'", ["Draw", "Swim"]),
            ("position > 0 AND position <= 2", ["Read", "Run"]),
            ("isPinned == true", ["Read"]),
            ("isPinned == nil", ["Draw", "Run", "Swim"]),
            ("isPinned != true", ["Draw", "Run", "Swim"]),
            ("NOT (title IN {'Run', 'Swim'})", ["Draw", "Read"]),
            ("position == 0 OR title >= 'Swim'", ["Draw", "Swim"]),
            ("FALSEPREDICATE", []),
        ])
    func predicates(format: String, expected: [String]) async throws {
        defer { store.remove() }
        #expect(try await store.titles { $0.predicate = NSPredicate(format: format) } == expected)
    }

    @Test("sorts, limits and counts")
    func orderAndLimit() async throws {
        defer { store.remove() }
        let found = try await store.titles { request in
            request.sortDescriptors = [NSSortDescriptor(key: "position", ascending: false)]
            request.fetchLimit = 2
            request.fetchOffset = 1
        }
        #expect(found == ["Run", "Read"])
        let context = store.container.newBackgroundContext()
        let count = try await context.perform {
            let request = NSFetchRequest<NoteRecord>(entityName: "Note")
            request.predicate = NSPredicate(format: "title BEGINSWITH %@", "R")
            return try context.count(for: request)
        }
        #expect(count == 2)
    }

    @Test("sees what its context has not saved yet, and other contexts do not")
    func pendingChanges() async throws {
        defer { store.remove() }
        let context = store.container.newBackgroundContext()
        try await context.perform {
            let request = NSFetchRequest<NoteRecord>(entityName: "Note")
            request.predicate = NSPredicate(format: "title BEGINSWITH 'R'")
            request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
            let notes = try context.fetch(request)
            context.delete(notes[0])
            notes[1].title = "Sing"
            _ = try insertNote("Rest", into: context)
            _ = try insertNote("Ride", into: context)
            #expect(try context.fetch(request).map(\.title) == ["Rest", "Ride"])
            #expect(try context.count(for: request) == 2)
        }
        #expect(try await store.titles() == Self.titles)
    }

    @Test("gives one object a row, of the entity's own class")
    func uniquing() async throws {
        defer { store.remove() }
        let context = store.container.newBackgroundContext()
        try await context.perform {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
            let first = try context.fetch(request)
            #expect(first.allSatisfy { $0 is NoteRecord })
            #expect(zip(first, try context.fetch(request)).allSatisfy { $0 === $1 })
            #expect(first.allSatisfy { !$0.objectID.isTemporaryID })
        }
    }

    @Test("gives dictionaries of the properties asked for")
    func dictionaries() async throws {
        defer { store.remove() }
        let context = store.container.newBackgroundContext()
        try await context.perform {
            let request = NSFetchRequest<NSDictionary>(entityName: "Note")
            request.resultType = .dictionaryResultType
            request.propertiesToFetch = ["title", "isPinned"]
            request.predicate = NSPredicate(format: "position < 2")
            request.sortDescriptors = [NSSortDescriptor(key: "position", ascending: true)]
            let rows = try context.fetch(request)
            #expect(rows == [["title": "Draw"], ["title": "Read", "isPinned": true]])
        }
    }
}
