import CoreData
import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainData

@Suite("Opening the store")
struct StoreOpeningTests {
    private let folder = TemporaryFolder()

    private func failure() async -> StoreError? {
        do {
            _ = try await HabitStoreOpening(folder: folder.url).open()
            return nil
        } catch { return error }
    }

    private func write(_ data: Data) throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try data.write(to: folder.store)
    }

    @Test("makes the folder at the first run, and is empty")
    func firstRun() async throws {
        defer { folder.remove() }
        let store = try await HabitStoreOpening(folder: folder.url.appending(path: "Deep/er")).open()
        #expect(try await store.snapshot() == HabitsSnapshot())
    }

    @Test("takes an empty file, as a crash at the first run leaves it, for a first run")
    func emptyFile() async throws {
        defer { folder.remove() }
        try write(Data())
        #expect(await failure() == nil)
    }

    @Test("calls a log without its store damaged, leaves it, and moves it only when asked", arguments: [true, false])
    func logAlone(isStoreEmpty: Bool) async throws {
        defer { folder.remove() }
        try write(Data())
        if !isStoreEmpty { try FileManager.default.removeItem(at: folder.store) }
        let log = Data("the latest commits".utf8)
        try log.write(to: URL(fileURLWithPath: folder.store.path + "-wal"))
        guard case .damaged = await failure() else {
            Issue.record("The failure is not told as damage")
            return
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.store.path + "-wal")) == log)
        let store = try await HabitStoreOpening(folder: folder.url).openMovingDamagedStoreAside()
        #expect(try await store.snapshot() == HabitsSnapshot())
        #expect(try Data(contentsOf: folder.url.appending(path: "Damaged 1/Daychain.sqlite-wal")) == log)
    }

    @Test("says that a folder that cannot be made is unavailable, and works once it can")
    func unwritable() async throws {
        defer { folder.remove() }
        try Data("in the way".utf8).write(to: folder.url)
        guard case .unavailable = await failure() else {
            Issue.record("The failure is not told as unavailable")
            return
        }
        #expect(try Data(contentsOf: folder.url) == Data("in the way".utf8))
        try FileManager.default.removeItem(at: folder.url)
        #expect(await failure() == nil)
    }

    @Test("says that a folder in the place of the file is unavailable, and leaves it")
    func folderForFile() async throws {
        defer { folder.remove() }
        try FileManager.default.createDirectory(at: folder.store, withIntermediateDirectories: true)
        let error = await failure()
        #expect(error != nil)
        if case .damaged = error { Issue.record("A folder was taken for a damaged store") }
        #expect(folder.contents == ["Daychain.sqlite"])
    }

    @Test("tells a store of another model from a newer version, and leaves it untouched")
    func newerVersion() async throws {
        defer { folder.remove() }
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let model = NSManagedObjectModel()
        let entity = NSEntityDescription()
        entity.name = "Tomorrow"
        let attribute = NSAttributeDescription()
        attribute.name = "mood"
        attribute.type = .string
        entity.properties = [attribute]
        model.entities = [entity]
        let newer = NSPersistentStoreCoordinator(managedObjectModel: model)
        let store = try newer.addPersistentStore(type: .sqlite, at: folder.store)
        try newer.remove(store)
        let before = try Data(contentsOf: folder.store)
        #expect(await failure() == .newerVersion)
        #expect(try Data(contentsOf: folder.store) == before)
        await #expect(throws: StoreError.newerVersion) {
            _ = try await HabitStoreOpening(folder: folder.url).openMovingDamagedStoreAside()
        }
        #expect(!folder.contents.contains { $0.hasPrefix("Damaged") })
    }

    @Test("calls a file that is no database damaged, and moves it only when asked, whole")
    func damagedFile() async throws {
        defer { folder.remove() }
        try write(Data("<html>".utf8))
        try Data("log".utf8).write(to: URL(fileURLWithPath: folder.store.path + "-wal"))
        guard case .damaged = await failure() else {
            Issue.record("The failure is not told as damage")
            return
        }
        #expect(folder.contents == ["Daychain.sqlite", "Daychain.sqlite-wal"])
        let store = try await HabitStoreOpening(folder: folder.url).openMovingDamagedStoreAside()
        #expect(try await store.snapshot() == HabitsSnapshot())
        let kept = folder.url.appending(path: "Damaged 1")
        #expect(try Data(contentsOf: kept.appending(path: "Daychain.sqlite")) == Data("<html>".utf8))
        #expect(try Data(contentsOf: kept.appending(path: "Daychain.sqlite-wal")) == Data("log".utf8))
    }

    @Test("finds damage behind a good beginning, and keeps a second damaged store beside the first")
    func damagedPages() async throws {
        defer { folder.remove() }
        for round in 1...2 {
            let store = try await HabitStoreOpening(folder: folder.url).open()
            try await store.perform(.create(.read()), at: wednesdayEvening)
            try await store.close()
            var bytes = try Data(contentsOf: folder.store)
            bytes.replaceSubrange(4096..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - 4096))
            try bytes.write(to: folder.store)
            guard case .damaged = await failure() else {
                Issue.record("The failure is not told as damage")
                return
            }
            let fresh = try await HabitStoreOpening(folder: folder.url).openMovingDamagedStoreAside()
            #expect(try await fresh.snapshot() == HabitsSnapshot())
            try await fresh.close()
            #expect(folder.contents.filter { $0.hasPrefix("Damaged") } == (1...round).map { "Damaged \($0)" })
            try FileManager.default.removeItem(at: folder.store)
        }
    }

    @Test("moves nothing when the store turns out to be sound")
    func soundStore() async throws {
        defer { folder.remove() }
        let store = try await HabitStoreOpening(folder: folder.url).open()
        let receipt = try await store.perform(.create(.read()), at: wednesdayEvening)
        try await store.close()
        let again = try await HabitStoreOpening(folder: folder.url).openMovingDamagedStoreAside()
        #expect(try await again.snapshot() == receipt.snapshot)
        #expect(!folder.contents.contains { $0.hasPrefix("Damaged") })
    }
}

@Suite("An error of the store")
struct StoreErrorMeaningTests {
    private static func cocoa(_ code: Int, sqlite: Int? = nil) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code, userInfo: sqlite.map { [NSSQLiteErrorDomain: $0] } ?? [:])
    }

    private static let meanings: [(NSError, String)] = [
        (cocoa(256, sqlite: 23), "unavailable"),
        (cocoa(256, sqlite: 14), "unavailable"),
        (cocoa(257), "unavailable"),
        (cocoa(256, sqlite: 13), "full"),
        (cocoa(640), "full"),
        (cocoa(134_100), "newerVersion"),
        (cocoa(259, sqlite: 11), "damaged"),
        (cocoa(259, sqlite: 267), "damaged"),
        (cocoa(259), "damaged"),
        (cocoa(256, sqlite: 26), "damaged"),
        (cocoa(259, sqlite: 14), "unavailable"),
        (cocoa(256, sqlite: 10), "other"),
        (cocoa(256, sqlite: 522), "other"),
        (cocoa(256, sqlite: 8), "other"),
        (cocoa(256, sqlite: 5), "other"),
        (cocoa(134_080), "other"),
        (cocoa(134_110), "other"),
        (cocoa(133_021), "conflict"),
        (cocoa(133_020), "conflict"),
        (NSError(domain: NSSQLiteErrorDomain, code: 779), "damaged"),
        (NSError(domain: NSPOSIXErrorDomain, code: 5), "other"),
        (
            NSError(
                domain: NSCocoaErrorDomain, code: 134_080,
                userInfo: [NSUnderlyingErrorKey: NSError(domain: NSSQLiteErrorDomain, code: 13)]), "full"
        ),
    ]

    @Test("is told by SQLite's code first, then by Cocoa's", arguments: meanings.indices)
    func meaning(index: Int) {
        let (error, name) = Self.meanings[index]
        #expect(String(describing: StoreError(error)).hasPrefix(name))
    }
}
