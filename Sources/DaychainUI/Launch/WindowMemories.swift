import DaychainCore
import Foundation
import Observation

/// What all windows keep, in one place: each takes up what one of the last run left, and none takes another's.
@MainActor @Observable public final class WindowMemories {
    /// One window's state; without an owner while no window has taken it up.
    private struct Slot {
        weak var owner: WindowMemory?
        /// Whether it was there when the app began.
        let isLeft: Bool
        var state: ScreenState
    }

    /// The device's zones for which the person has said what habits of other zones shall do.
    fileprivate private(set) var settledZones: Set<Zone>

    @ObservationIgnored private let read: () -> [ScreenState]
    @ObservationIgnored private let write: ([ScreenState]) throws -> Void
    @ObservationIgnored private let writeZones: (Set<Zone>) throws -> Void
    @ObservationIgnored private lazy var slots = read().map { Slot(owner: nil, isLeft: true, state: $0) }
    @ObservationIgnored private var written: [ScreenState]?

    /// Memories of windows over a place that is read once, and written whole at each change.
    public init(
        settledZones: Set<Zone> = [], read: @escaping () -> [ScreenState],
        write: @escaping ([ScreenState]) throws -> Void, writeZones: @escaping (Set<Zone>) throws -> Void
    ) {
        self.settledZones = settledZones
        self.read = read
        self.write = write
        self.writeZones = writeZones
    }

    /// The memory of one more window.
    public func makeWindow() -> any ScreenMemory { WindowMemory(self) }

    /// A state of the last run, or a form whose window was closed since: nothing typed is lost with a window.
    fileprivate func takeUp(for owner: WindowMemory) -> ScreenState? {
        guard
            let index = slots.firstIndex(where: { slot in
                slot.owner == nil && (slot.isLeft || slot.state.draft != nil)
            })
        else { return nil }
        let state = slots[index].state
        slots[index] = Slot(owner: owner, isLeft: false, state: state)
        return state
    }

    fileprivate func keep(_ state: ScreenState, of owner: WindowMemory) throws {
        slots.removeAll { $0.owner == nil && !$0.isLeft && $0.state.draft == nil }
        if let index = slots.firstIndex(where: { $0.owner === owner }) {
            slots[index].state = state
        } else {
            slots.append(Slot(owner: owner, isLeft: false, state: state))
        }
        let states = slots.filter { $0.owner != nil || $0.state.draft != nil }.map(\.state)
        if states == written { return }
        try write(states)
        written = states
    }

    fileprivate func settle(_ zone: Zone) throws {
        let zones = settledZones.union([zone])
        guard zones != settledZones else { return }
        try writeZones(zones)
        settledZones = zones
    }
}

/// The memory of one window; what it kept stays for another one when it is gone.
@MainActor private final class WindowMemory: ScreenMemory {
    private let memories: WindowMemories

    init(_ memories: WindowMemories) {
        self.memories = memories
    }

    func recall() -> ScreenState? { memories.takeUp(for: self) }

    func keep(_ state: ScreenState) throws { try memories.keep(state, of: self) }

    var settledZones: Set<Zone> { memories.settledZones }

    func settle(_ zone: Zone) throws { try memories.settle(zone) }
}
