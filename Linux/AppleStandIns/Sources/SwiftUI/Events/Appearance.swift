/// Runs an action when its content comes into the tree, and another when it leaves.
struct AppearanceModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    /// Remembers that the content has appeared, and what its latest value does when it goes.
    final class Memory {
        var disappear: (() -> Void)?
    }
}

extension AppearanceModifier: PrimitiveModifier {
    func update(_ node: Node) {
        if let memory = node.memory as? Memory {
            memory.disappear = disappear
            return
        }
        let memory = Memory()
        memory.disappear = disappear
        node.memory = memory
        if let appear { node.scene.whenUpdated { appear() } }
        if disappear != nil { node.onDetach.append { memory.disappear?() } }
    }
}

extension View {
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modified(AppearanceModifier(appear: action))
    }

    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modified(AppearanceModifier(disappear: action))
    }
}
