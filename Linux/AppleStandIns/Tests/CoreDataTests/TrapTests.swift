import CoreData
import Foundation
import Testing

@Suite("Where Core Data raises an exception, the process ends:")
struct TrapTests {
    @Test("an unknown entity")
    func unknownEntity() async {
        await #expect(processExitsWith: .failure) {
            let context = try NoteStore().container.newBackgroundContext()
            context.performAndWait {
                _ = NSEntityDescription.insertNewObject(forEntityName: "Nota", into: context)
            }
        }
        await #expect(processExitsWith: .failure) {
            let context = try NoteStore().container.newBackgroundContext()
            try context.performAndWait { _ = try context.fetch(NSFetchRequest<NoteRecord>(entityName: "Nota")) }
        }
    }

    @Test("an unknown key, in a value, a predicate and an order")
    func unknownKey() async {
        await #expect(processExitsWith: .failure) {
            let context = try NoteStore().container.newBackgroundContext()
            try context.performAndWait { try insertNote("Read", into: context).setStored("x", "titel") }
        }
        await #expect(processExitsWith: .failure) {
            _ = try await NoteStore().titles { $0.predicate = NSPredicate(format: "titel == 'x'") }
        }
        await #expect(processExitsWith: .failure) {
            _ = try await NoteStore().titles { $0.sortDescriptors = [NSSortDescriptor(key: "titel", ascending: true)] }
        }
    }

    @Test("a value of another type, set or compared")
    func wrongType() async {
        await #expect(processExitsWith: .failure) {
            let context = try NoteStore().container.newBackgroundContext()
            try context.performAndWait { try insertNote("Read", into: context).setStored("1", "position") }
        }
        await #expect(processExitsWith: .failure) {
            _ = try await NoteStore().titles { $0.predicate = NSPredicate(format: "id == 'x'") }
        }
    }

    @Test("primitives outside will and did calls")
    func unpaired() async {
        await #expect(processExitsWith: .failure) {
            let context = try NoteStore().container.newBackgroundContext()
            try context.performAndWait { try insertNote("Read", into: context).setPrimitiveValue("x", forKey: "title") }
        }
        await #expect(processExitsWith: .failure) {
            let context = try NoteStore().container.newBackgroundContext()
            try context.performAndWait { _ = try insertNote("Read", into: context).primitiveValue(forKey: "title") }
        }
        await #expect(processExitsWith: .failure) {
            let context = try NoteStore().container.newBackgroundContext()
            try context.performAndWait { try insertNote("Read", into: context).didChangeValue(forKey: "title") }
        }
    }

    @Test("a model changed after a coordinator took it")
    func changedModel() async {
        await #expect(processExitsWith: .failure) {
            let model = NoteModel.make()
            _ = try NoteStore(model: model)
            model.entities[0].properties[0].isOptional = false
        }
        await #expect(processExitsWith: .failure) {
            let model = NoteModel.make()
            _ = try NoteStore(model: model)
            model.entities[0].uniquenessConstraints = []
        }
    }

    @Test("a context or its object off the context's queue")
    func offQueue() async {
        await #expect(processExitsWith: .failure) {
            let context = try NoteStore().container.newBackgroundContext()
            try context.save()
        }
        await #expect(processExitsWith: .failure) {
            let context = try NoteStore().container.newBackgroundContext()
            nonisolated(unsafe) var kept: NoteRecord?
            try context.performAndWait { kept = try insertNote("Read", into: context) }
            _ = kept?.title
        }
    }

    @Test("an object of a context that was reset")
    func reset() async {
        await #expect(processExitsWith: .failure) {
            let context = try NoteStore().container.newBackgroundContext()
            try context.performAndWait {
                let note = try insertNote("Read", into: context)
                context.reset()
                _ = note.title
            }
        }
    }

    @Test("a property named like a method, an attribute without a type, pragmas that are no strings")
    func badModelsAndOptions() async {
        await #expect(processExitsWith: .failure) { _ = NoteModel.make(extraAttribute: "description") }
        await #expect(processExitsWith: .failure) {
            let model = NSManagedObjectModel()
            let entity = NSEntityDescription()
            entity.name = "Note"
            entity.properties = [NoteModel.attribute("title", .undefined)]
            model.entities = [entity]
            _ = NSPersistentContainer(name: "Notes", managedObjectModel: model)
        }
        await #expect(processExitsWith: .failure) {
            _ = try NoteStore(options: [NSSQLitePragmasOption: ["synchronous": 2]])
        }
    }

    @Test("a coordinator without a store")
    func noStore() async {
        await #expect(processExitsWith: .failure) {
            let store = try NoteStore()
            let coordinator = store.container.persistentStoreCoordinator
            for opened in coordinator.persistentStores { try coordinator.remove(opened) }
            _ = try await store.titles()
        }
    }
}
