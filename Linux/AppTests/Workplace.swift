import DaychainData
import Foundation
import TestSupport

/// A folder for one run of the app, on Wednesday 2026-03-04 in Berlin, and what lies where in it.
enum Workplace {
    static func make(clock: String = StartingStore.clock) throws -> URL {
        let folder = TemporaryFolder().url
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try setClock(clock, in: folder)
        return folder
    }

    static func remove(_ folder: URL) { try? FileManager.default.removeItem(at: folder) }

    /// What the system keeps for the app.
    static func home(in folder: URL) -> URL { folder.appending(path: "home") }

    /// What the app keeps itself.
    static func data(in folder: URL) -> URL { folder.appending(path: "data") }

    static func store(in folder: URL) async throws -> CoreDataHabitStore {
        try await HabitStoreOpening(folder: data(in: folder)).open()
    }

    /// The file that tells the app the time.
    static func clock(in folder: URL) -> URL { folder.appending(path: "clock") }

    static func setClock(_ line: String, in folder: URL) throws {
        try line.write(to: clock(in: folder), atomically: true, encoding: .utf8)
    }

    /// What the app's file picker offers.
    static func files(in folder: URL) -> URL { home(in: folder).appending(path: "Files") }

    static func put(_ data: Data, named name: String, in folder: URL) throws {
        let files = files(in: folder)
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        try data.write(to: files.appending(path: name), options: .atomic)
    }
}
