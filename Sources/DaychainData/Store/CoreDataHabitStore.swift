import CoreData
import DaychainCore
import Foundation

/// Habits in a Core Data store: one serial context, one transaction a command, success only after `save()` returned.
///
/// Opened by ``HabitStoreOpening``. It holds no state that changes: the session does, on the context's queue.
public final class CoreDataHabitStore: HabitStore {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext
    private let session: StoreSession
    private let broadcast = Broadcast<HabitsSnapshot>()

    /// Opens the file, or throws what Core Data throws; the container is of no use after that.
    init(
        url: URL, options: [AnyHashable: Any] = StoreModel.options(),
        save: @escaping StoreSession.Save = { try $0.save() }
    ) throws {
        container = NSPersistentContainer(name: "Daychain", managedObjectModel: StoreModel.v1)
        _ = try container.persistentStoreCoordinator.addPersistentStore(
            type: .sqlite, at: url, options: options)
        context = container.newBackgroundContext()
        context.mergePolicy = NSMergePolicy.error
        session = StoreSession(context: context, broadcast: broadcast, save: save)
    }

    public func snapshot() async throws(StoreError) -> HabitsSnapshot {
        try await onQueue { session in
            let snapshot = try session.snapshot()
            session.checkPackedDaysSoon()
            return snapshot
        }
    }

    /// Reads what the first screen needs, and nothing more.
    func readFirstSnapshot() async throws(StoreError) {
        try await onQueue { session in _ = try session.snapshot() }
    }

    public func habit(_ id: HabitID) async throws(StoreError) -> Habit? {
        try await onQueue { session in try session.habit(id) }
    }

    public func archive() async throws(StoreError) -> HabitsArchive {
        try await onQueue { session in try session.archive() }
    }

    @discardableResult
    public func perform(_ command: HabitCommand, at moment: Moment) async throws(StoreError) -> CommandReceipt {
        try await perform { snapshot throws(CommandError) in try command.outcome(in: snapshot, at: moment) }
    }

    /// Works out what to write from the newest snapshot; called again where somebody else wrote first.
    package typealias Decision = @Sendable (HabitsSnapshot) throws(CommandError) -> CommandOutcome

    /// Carries out a decision in one transaction, however many rows it writes.
    @discardableResult
    package func perform(_ decide: @escaping Decision) async throws(StoreError) -> CommandReceipt {
        try await onQueue { session in try session.perform(decide) }
    }

    public func changes() -> AsyncStream<HabitsSnapshot> { broadcast.stream() }

    /// Lets go of the file, so that it can be moved. The store answers nothing after that.
    func close() async throws(StoreError) {
        let coordinator = container.persistentStoreCoordinator
        broadcast.finish()
        try await onQueue { _ in
            for store in coordinator.persistentStores { try coordinator.remove(store) }
        }
    }

    private func onQueue<Answer: Sendable>(
        _ work: @escaping @Sendable (StoreSession) throws -> Answer
    ) async throws(StoreError) -> Answer {
        let session = session
        do {
            return try await context.perform { try work(session) }
        } catch {
            throw StoreError(error)
        }
    }
}
