/// Work that begins when the content appears, begins anew with another id, and is cancelled when the content goes.
struct TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    final class Memory {
        var id: ID
        var task: Task<Void, Never>?
        init(_ id: ID) { self.id = id }
    }
}

extension TaskModifier: PrimitiveModifier {
    func update(_ node: Node) {
        if let memory = node.memory as? Memory {
            guard memory.id != id else { return }
            memory.id = id
            memory.task?.cancel()
            memory.task = nil
            start(memory, node)
        } else {
            let memory = Memory(id)
            node.memory = memory
            node.onDetach.append { memory.task?.cancel() }
            start(memory, node)
        }
    }

    @MainActor private func start(_ memory: Memory, _ node: Node) {
        let (action, priority) = (action, priority)
        node.scene.whenUpdated { [weak node] in
            // A closer change of the id may have started the task already, or the content may be gone.
            guard node?.isAttached == true, memory.task == nil else { return }
            memory.task = Task(priority: priority) { @MainActor in await action() }
        }
    }
}

extension View {
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modified(TaskModifier(id: true, priority: priority, action: action))
    }

    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modified(TaskModifier(id: value, priority: priority, action: action))
    }
}
