import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("Opening at launch") @MainActor
struct LaunchModelTests {
    /// A device whose store opens, or fails, as a test says.
    private actor Device {
        private var failures: [StoreError]
        private(set) var tries = 0
        private(set) var moves = 0

        init(_ failures: [StoreError]) { self.failures = failures }

        func open() throws(StoreError) -> any HabitStore {
            tries += 1
            if let failure = failures.first { throw failure }
            return InMemoryHabitStore()
        }

        func moveAside() throws(StoreError) -> any HabitStore {
            moves += 1
            return InMemoryHabitStore()
        }

        func recover() { failures = [] }
    }

    private func launch(
        _ device: Device, unlocks: @escaping @Sendable () -> AsyncStream<Void> = { AsyncStream { $0.finish() } }
    ) -> LaunchModel {
        LaunchModel(
            openStore: { () async throws(StoreError) -> any HabitStore in try await device.open() },
            openMovingDamagedStoreAside: { () async throws(StoreError) -> any HabitStore in
                try await device.moveAside()
            },
            unlocks: unlocks)
    }

    private func failure(_ model: LaunchModel) -> StoreError? {
        if case .failed(let error) = model.phase { error } else { nil }
    }

    private func isOpen(_ model: LaunchModel) -> Bool {
        if case .open = model.phase { true } else { false }
    }

    private nonisolated static let failures: [StoreError] = [
        .unavailable(detail: "23"), .full, .newerVersion, .damaged(detail: "11"), .other(detail: "10"),
    ]

    @Test("tells each failure, moves nothing by itself, and opens when tried again", arguments: failures)
    func tellsFailures(_ error: StoreError) async {
        let device = Device([error])
        let model = launch(device)
        await model.open()
        #expect(failure(model) == error)
        #expect(model.retries == 0)
        await model.retry()
        #expect(failure(model) == error)
        #expect(model.retries == 1)
        await device.recover()
        await model.retry()
        #expect(isOpen(model))
        #expect(await device.moves == 0)
    }

    @Test("moves a damaged store aside when the person said so, and nothing but a damaged one", arguments: failures)
    func movesOnlyDamaged(_ error: StoreError) async {
        let device = Device([error])
        let model = launch(device)
        await model.open()
        await model.moveDamagedStoreAside()
        #expect(await device.moves == (error == .damaged(detail: "11") ? 1 : 0))
        #expect(isOpen(model) == (error == .damaged(detail: "11")))
        // Which the empty store then says.
        #expect(model.hasMovedAside == isOpen(model))
    }

    @Test(
        "tries again by itself where waiting can help", arguments: zip(failures, [2, 2, 1, 1, 1]))
    func triesAgain(_ error: StoreError, tries: Int) async {
        let device = Device([error])
        let model = launch(device)
        await model.open()
        await model.retryIfWaitingHelps()
        #expect(await device.tries == tries)
        #expect(failure(model) == error)
    }

    @Test("opens a locked store at the unlock")
    func opensAtUnlock() async {
        let device = Device([.unavailable(detail: "23")])
        let (unlocks, signal) = AsyncStream.makeStream(of: Void.self)
        let model = launch(device) { unlocks }
        await model.open()
        #expect(failure(model) == .unavailable(detail: "23"))
        await device.recover()
        signal.yield()
        signal.finish()
        await model.followUnlocks()
        #expect(isOpen(model))
    }
}
