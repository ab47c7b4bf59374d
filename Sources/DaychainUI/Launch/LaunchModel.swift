import DaychainCore
import Observation

/// Opens the store, and holds it for every window.
@MainActor @Observable public final class LaunchModel {
    /// How far opening has come.
    public enum Phase {
        case opening
        case open(any HabitStore)
        case failed(StoreError)
    }

    /// One way to open the store; it works off the main thread.
    public typealias Open = @Sendable () async throws(StoreError) -> any HabitStore

    /// How far opening has come.
    public private(set) var phase = Phase.opening
    /// How often the person has tried again, for the screen to say when that has failed.
    private(set) var retries = 0
    /// Whether the person had a damaged store moved aside, for the empty one to say so.
    private(set) var hasMovedAside = false
    /// Whether the person is asked if the damaged store shall be moved aside.
    var isAskingToMoveAside = false

    private let openStore: Open
    private let openMovingDamagedStoreAside: Open
    private let unlocks: @Sendable () -> AsyncStream<Void>
    private let opened: @MainActor (any HabitStore) -> Void
    /// The try that is under way, which everybody who asks meanwhile waits for.
    private var opening: Task<Void, Never>?
    private var isOpening: Bool { opening != nil }

    /// Creates a model that has not opened anything yet; `unlocks` signals that protected files can be read, and
    /// `opened` is told of the store once it is open.
    public init(
        openStore: @escaping Open, openMovingDamagedStoreAside: @escaping Open,
        unlocks: @escaping @Sendable () -> AsyncStream<Void>,
        opened: @escaping @MainActor (any HabitStore) -> Void = { _ in }
    ) {
        self.openStore = openStore
        self.openMovingDamagedStoreAside = openMovingDamagedStoreAside
        self.unlocks = unlocks
        self.opened = opened
    }

    /// Opens the store; once open it stays so.
    public func open() async {
        await open(by: openStore)
    }

    /// Tries again after a failure.
    public func retry() async {
        guard case .failed = phase, !isOpening else { return }
        retries += 1
        phase = .opening
        await open()
    }

    /// Tries again where waiting can have helped: the device was locked, or had no space. The screen stays meanwhile.
    func retryIfWaitingHelps() async {
        switch phase {
        case .failed(.unavailable), .failed(.full): await open()
        default: break
        }
    }

    /// Tries again each time that protected files become readable.
    func followUnlocks() async {
        for await _ in unlocks() { await retryIfWaitingHelps() }
    }

    /// Moves the damaged store aside, kept whole, and opens an empty one: the person has agreed.
    func moveDamagedStoreAside() async {
        guard case .failed(.damaged) = phase, !isOpening else { return }
        phase = .opening
        await open(by: openMovingDamagedStoreAside)
        if case .open = phase { hasMovedAside = true }
    }

    private func open(by way: @escaping Open) async {
        if case .open = phase { return }
        if let opening { return await opening.value }
        let task = Task {
            do throws(StoreError) {
                let store = try await way()
                phase = .open(store)
                opened(store)
            } catch {
                phase = .failed(error)
            }
            opening = nil
        }
        opening = task
        await task.value
    }
}
