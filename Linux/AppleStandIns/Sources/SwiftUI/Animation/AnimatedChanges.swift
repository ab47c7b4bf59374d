import Foundation

extension View {
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        AnimatedByValue(content: self, animation: animation, value: value)
    }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransformedTransaction(content: self, transform: transform)
    }
    // What comes, goes or is replaced does so at once.
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// Gives the updates of its content an animation whenever a value has changed.
struct AnimatedByValue<Content: View, Value: Equatable> {
    let content: Content
    let animation: Animation?
    let value: Value

    final class Memory {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
}

extension AnimatedByValue: PrimitiveView {
    func update(_ node: Node) {
        let memory = (node.memory as? Memory) ?? Memory(value)
        node.memory = memory
        let hasChanged = memory.value != value
        memory.value = value
        Transaction.changing({ if hasChanged { $0.animation = animation } }, during: { node.reconcile([content]) })
    }
}

/// Changes the transaction of all its content's updates.
struct TransformedTransaction<Content: View> {
    let content: Content
    let transform: (inout Transaction) -> Void
}

extension TransformedTransaction: PrimitiveView {
    func update(_ node: Node) { Transaction.changing(transform, during: { node.reconcile([content]) }) }
}

extension Transaction {
    /// The transaction of the update that is going on: of the change of state that caused it.
    @MainActor static var updating = Transaction()

    @MainActor static func changing(_ transform: (inout Transaction) -> Void, during work: () -> Void) {
        let outer = updating
        transform(&updating)
        work()
        updating = outer
    }

    var isPlain: Bool { animation == nil && !disablesAnimations }
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition()
    public static let identity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
}

/// How the content of a view changes.
public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
}
