import Foundation

/// What all windows keep, in one place: each takes up what one of the last run left, and none takes another's.
@MainActor public final class WindowMemories {
    /// One window's state; without an owner while no window has taken it up.
    private struct Slot {
        weak var owner: WindowMemory?
        /// Whether it was there when the app began.
        let isLeft: Bool
        var state: ScreenState
    }

    private let read: () -> [ScreenState]
    private let write: ([ScreenState]) throws -> Void
    private var slots: [Slot]?
    private var written: [ScreenState]?

    /// Memories of windows over a place that is read once, and written whole at each change.
    public init(read: @escaping () -> [ScreenState], write: @escaping ([ScreenState]) throws -> Void) {
        self.read = read
        self.write = write
    }

    /// The memory of one more window.
    public func makeWindow() -> any ScreenMemory { WindowMemory(self) }

    /// A state of the last run, or a form whose window was closed since: nothing typed is lost with a window.
    fileprivate func takeUp(for owner: WindowMemory) -> ScreenState? {
        var slots = loaded
        guard
            let index = slots.firstIndex(where: { slot in
                slot.owner == nil && (slot.isLeft || slot.state.draft != nil)
            })
        else { return nil }
        let state = slots[index].state
        slots[index] = Slot(owner: owner, isLeft: false, state: state)
        self.slots = slots
        return state
    }

    fileprivate func keep(_ state: ScreenState, of owner: WindowMemory) throws {
        var slots = loaded.filter { $0.owner != nil || $0.isLeft || $0.state.draft != nil }
        if let index = slots.firstIndex(where: { $0.owner === owner }) {
            slots[index].state = state
        } else {
            slots.append(Slot(owner: owner, isLeft: false, state: state))
        }
        self.slots = slots
        let states = slots.filter { $0.owner != nil || $0.state.draft != nil }.map(\.state)
        if states == written { return }
        try write(states)
        written = states
    }

    private var loaded: [Slot] {
        slots ?? read().map { Slot(owner: nil, isLeft: true, state: $0) }
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
}
