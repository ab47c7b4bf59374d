import DaychainCore
import Foundation

/// Opens the store of a folder, and says by type why that failed. Each try starts anew, so any can be repeated.
public struct HabitStoreOpening: Sendable {
    private let folder: URL

    /// Describes the store in a folder, which need not exist yet.
    public init(folder: URL) {
        self.folder = folder
    }

    /// The app's own folder on the device.
    public static var standardFolder: URL {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        return support.appending(path: "Daychain", directoryHint: .isDirectory)
    }

    /// Opens the store and reads the first snapshot, which finds damage that opening alone would miss.
    ///
    /// No file yet is the first run. Nothing is ever moved or replaced silently: each failure is a ``StoreError``.
    public func open() async throws(StoreError) -> CoreDataHabitStore {
        let store = try connect()
        do {
            try await store.readFirstSnapshot()
        } catch {
            try? await store.close()
            throw error
        }
        return store
    }

    /// Moves a damaged store aside, kept whole in a folder beside, and opens an empty one: when the person said so.
    ///
    /// The store is tried once more first: one that opens is opened, and any failure but damage moves nothing.
    public func openMovingDamagedStoreAside() async throws(StoreError) -> CoreDataHabitStore {
        do {
            return try await open()
        } catch {
            guard case .damaged = error else { throw error }
        }
        do {
            _ = try StoreFiles(folder: folder).moveAside()
        } catch {
            throw StoreError(error)
        }
        return try await open()
    }

    private func connect() throws(StoreError) -> CoreDataHabitStore {
        let files = StoreFiles(folder: folder)
        do {
            try files.createFolder()
        } catch {
            // Whatever is in the way of the folder, the data cannot be reached now.
            throw .unavailable(detail: "\((error as NSError).domain) \((error as NSError).code)")
        }
        do {
            try files.requireReadableHeader()
            return try CoreDataHabitStore(url: files.store)
        } catch {
            throw StoreError(error)
        }
    }
}
