import Foundation

/// The storage behind a focus state of either kind: its value, and the views that are linked to values of it.
@MainActor class FocusStorage<Value: Hashable> {
    let state: StateBox<Value>
    let blank: Value
    private(set) weak var scene: WindowScene?
    private var links: [ObjectIdentifier: Link] = [:]

    private struct Link {
        weak var node: Node?
        var value: Value
    }

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

    func link(_ node: Node, to value: Value) { links[ObjectIdentifier(node)] = Link(node: node, value: value) }

    func value(linkedTo node: Node) -> Value? { links[ObjectIdentifier(node)]?.value }

    /// The views on the screen that are linked to the value.
    var linkedNodes: [Node] {
        let value = state.current
        return links.values.filter { $0.value == value }.compactMap(\.node).filter(\.isAttached)
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
