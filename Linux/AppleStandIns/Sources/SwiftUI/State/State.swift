import Foundation
import Observation

/// The storage behind a `State`: who read it while evaluating is put out of date when it changes.
final class StateBox<Value>: @unchecked Sendable {
    private var value: Value
    @MainActor private var readers: [ObjectIdentifier: WeakNode] = [:]
    private struct WeakNode { weak var node: Node? }

    init(_ value: Value) { self.value = value }

    func get() -> Value {
        MainActor.assumeIsolated {
            if let node = Node.evaluating { readers[ObjectIdentifier(node)] = WeakNode(node: node) }
        }
        return value
    }

    func set(_ new: Value) {
        nonisolated(unsafe) let old = value
        nonisolated(unsafe) let now = new
        value = new
        MainActor.assumeIsolated {
            if let node = Node.evaluating {
                node.scene.report("State was written while a body was evaluated, in \(type(of: node.view))")
            }
            if let old = old as? any Equatable, isEqual(old, now) { return }
            let nodes = readers.values.compactMap(\.node)
            readers.removeAll()
            for node in nodes { node.invalidate() }
        }
    }

    @MainActor private func isEqual(_ old: any Equatable, _ new: Any) -> Bool {
        func open<T: Equatable>(_ old: T) -> Bool { (new as? T) == old }
        return open(old)
    }
}

/// A value that the view owns and that lives as long as the view keeps its place.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var box: StateBox<Value>?

    public nonisolated init(wrappedValue value: Value) { initial = value }
    public nonisolated init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        nonmutating get { box?.get() ?? initial }
        nonmutating set { box?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initial) }
        return Binding(box: box)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public nonisolated init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstalledProperty {
    mutating func install(slot: Int, node: Node) {
        if let known = node.slots[slot] as? StateBox<Value> {
            box = known
        } else {
            let new = StateBox(initial)
            node.slots[slot] = new
            box = new
        }
    }
}
