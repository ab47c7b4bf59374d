/// Watches a value: an update with another one runs the action once everything is laid out.
struct ChangeModifier<Value: Equatable> {
    let value: Value
    let runsAtFirst: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    final class Memory {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
}

extension ChangeModifier: PrimitiveModifier {
    func update(_ node: Node) {
        if let memory = node.memory as? Memory {
            let old = memory.value
            guard old != value else { return }
            memory.value = value
            node.scene.whenUpdated { action(old, value) }
        } else {
            node.memory = Memory(value)
            if runsAtFirst { node.scene.whenUpdated { action(value, value) } }
        }
    }
}

extension View {
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modified(ChangeModifier(value: value, runsAtFirst: initial, action: action))
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modified(ChangeModifier(value: value, runsAtFirst: initial, action: { _, _ in action() }))
    }
}
