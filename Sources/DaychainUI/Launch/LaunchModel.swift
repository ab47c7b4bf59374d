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

    /// How far opening has come.
    public private(set) var phase = Phase.opening

    private let openStore: @Sendable () async throws(StoreError) -> any HabitStore
    private var isOpening = false

    /// Creates a model that has not opened anything yet; `openStore` works off the main thread.
    public init(openStore: @escaping @Sendable () async throws(StoreError) -> any HabitStore) {
        self.openStore = openStore
    }

    /// Opens the store; once open it stays so.
    public func open() async {
        if case .open = phase { return }
        if isOpening { return }
        isOpening = true
        defer { isOpening = false }
        do throws(StoreError) {
            phase = .open(try await openStore())
        } catch {
            phase = .failed(error)
        }
    }

    /// Tries again after a failure.
    public func retry() async {
        phase = .opening
        await open()
    }
}
