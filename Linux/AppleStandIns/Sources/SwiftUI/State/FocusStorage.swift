import Foundation

/// The storage behind a focus state of either kind.
@MainActor class FocusStorage<Value: Hashable> {
    let state: StateBox<Value>
    let blank: Value
    private(set) weak var scene: WindowScene?

    required init(blank: Value, scene: WindowScene) {
        self.blank = blank
        self.scene = scene
        state = StateBox(blank)
    }

    /// The storage that a view keeps in a slot, made when it is first asked for.
    static func installed(blank: Value, slot: Int, node: Node) -> Self {
        if let known = node.slots[slot] as? Self { return known }
        let new = Self(blank: blank, scene: node.scene)
        node.slots[slot] = new
        return new
    }

    /// Takes a value that the app sets, and moves the focus once the views are up to date.
    func setByApp(_ value: Value) {
        state.set(value)
        carryOutWhenUpdated()
    }

    func carryOutWhenUpdated() { scene?.whenUpdated { [weak self] in self?.carryOut() } }

    /// Moves the focus to where the value has it.
    func carryOut() {}

    /// What a property wrapper's setter does.
    nonisolated func take(_ value: Value) {
        nonisolated(unsafe) let new = value
        MainActor.assumeIsolated { setByApp(new) }
    }
}

extension StateBox {
    /// The value, without taking note of who reads it.
    @MainActor var current: Value {
        let outer = Node.evaluating
        Node.evaluating = nil
        defer { Node.evaluating = outer }
        return get()
    }
}
