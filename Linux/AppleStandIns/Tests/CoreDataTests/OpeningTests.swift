import CoreData
import Foundation
import Testing

@Suite("Opening a store")
struct OpeningTests {
    private func failure(
        in folder: URL, model: NSManagedObjectModel = NoteModel.make(), options: [AnyHashable: Any]? = nil
    ) -> CocoaError? {
        do {
            _ = try NoteStore(in: folder, model: model, options: options)
            return nil
        } catch {
            return error as? CocoaError
        }
    }

    @Test("writes WAL files beside the store and the model's hashes into it")
    func metadata() async throws {
        let model = NoteModel.make()
        model.versionIdentifiers = ["1"]
        let store = try NoteStore(model: model)
        defer { store.remove() }
        try await store.write { _ = try insertNote("Read", into: $0) }
        #expect(FileManager.default.fileExists(atPath: NoteStore.file(in: store.folder).path + "-wal"))
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            type: .sqlite, at: NoteStore.file(in: store.folder))
        #expect(metadata[NSStoreModelVersionIdentifiersKey] as? [String] == ["1"])
        #expect(NoteModel.make().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        let other = NoteModel.make(extraAttribute: "mood")
        #expect(!other.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    }

    @Test("tells another model's store by its code, with and without migration")
    func otherModel() throws {
        let store = try NoteStore()
        defer { store.remove() }
        let other = { NoteModel.make(extraAttribute: "mood") }
        #expect(failure(in: store.folder, model: other())?.errorCode == 134_100)
        let migrating = [NSMigratePersistentStoresAutomaticallyOption: true]
        #expect(failure(in: store.folder, model: other(), options: migrating)?.errorCode == 134_130)
        #expect(failure(in: store.folder) == nil)
    }

    @Test("tells damage by its code")
    func damage() throws {
        let folder = try NoteStore.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(repeating: 65, count: 8192).write(to: NoteStore.file(in: folder))
        let error = failure(in: folder)
        #expect(error?.code == .fileReadCorruptFile)
        #expect(error?.userInfo[NSSQLiteErrorDomain] as? Int == 26)
    }

    @Test("tells a folder that cannot be by SQLite's code")
    func missingFolder() throws {
        let folder = try NoteStore.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = failure(in: folder.appending(path: "missing"))
        #expect(error?.code == .fileReadUnknown)
        #expect(error?.userInfo[NSSQLiteErrorDomain] as? Int == 14)
    }

    @Test("takes an empty file for a new store")
    func emptyFile() throws {
        let folder = try NoteStore.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: NoteStore.file(in: folder))
        #expect(failure(in: folder) == nil)
    }

    @Test("serves two coordinators on one file")
    func twoCoordinators() async throws {
        let first = try NoteStore()
        defer { first.remove() }
        let second = try NoteStore(in: first.folder)
        try await first.write { _ = try insertNote("Read", into: $0) }
        try await second.write { _ = try insertNote("Run", into: $0) }
        let found = try await first.titles()
        #expect(found == ["Read", "Run"])
    }

    @Test("waits no longer than it is told for another's transaction")
    func busy() async throws {
        let first = try NoteStore()
        defer { first.remove() }
        let options: [AnyHashable: Any] = [NSPersistentStoreTimeoutOption: 0.0]
        let second = try NoteStore(in: first.folder, options: options)
        let holding = Lock(at: NoteStore.file(in: first.folder))
        let error = await #expect(throws: CocoaError.self) {
            try await second.write { _ = try insertNote("Run", into: $0) }
        }
        #expect(error?.userInfo[NSSQLiteErrorDomain] as? Int == 5)
        holding.release()
        try await second.write { _ = try insertNote("Run", into: $0) }
    }

    @Test("a model's checksum follows its attributes and unique keys, not its classes or indexes")
    func checksum() throws {
        let checksum = NoteModel.make().versionChecksum
        #expect(NoteModel.make().versionChecksum == checksum)
        #expect(NoteModel.make(extraAttribute: "mood").versionChecksum != checksum)
        let unindexed = NoteModel.make()
        unindexed.entities[0].indexes = []
        unindexed.entities[0].managedObjectClassName = "NSManagedObject"
        #expect(unindexed.versionChecksum == checksum)
        let loose = NoteModel.make()
        loose.entities[0].uniquenessConstraints = []
        #expect(loose.versionChecksum != checksum)
    }
}
