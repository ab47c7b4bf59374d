import Foundation

/// The storage behind a `FocusState`: what has the focus among the views that are linked to it.
@MainActor final class FocusBox<Value: Hashable>: FocusStorage<Value>, FocusOwner {
    /// A value set by the app whose view is not there yet.
    private var isWaiting = false
    /// The values of the views that are linked to some.
    private var links: [ObjectIdentifier: Value] = [:]

    func link(_ node: Node, to value: Value) {
        links[ObjectIdentifier(node)] = value
        if isWaiting, state.current == value { carryOutWhenUpdated() }
    }

    override func setByApp(_ value: Value) {
        isWaiting = value != blank
        super.setByApp(value)
    }

    /// Takes over that the person moved the focus.
    func focusMoved(to node: Node) {
        guard let value = links[ObjectIdentifier(node)] else { return }
        isWaiting = false
        state.set(value)
    }

    func focusLeft(_ node: Node) {
        guard !isWaiting, state.current == links[ObjectIdentifier(node)] else { return }
        state.set(blank)
    }

    override func carryOut() {
        guard let scene else { return }
        if state.current == blank { return scene.focus.resign(heldFor: self) }
        let value = state.current
        let target = scene.focus.targets(in: scene).first { target in
            let links = target.focusNode?.environment.focusLinks ?? []
            return links.contains { $0.owner === self && self.links[ObjectIdentifier($0.node)] == value }
        }
        guard let target else { return }
        isWaiting = false
        scene.focus.focus(target)
    }
}

/// Follows the focus on behalf of the views linked to it.
@MainActor protocol FocusOwner: AnyObject {
    func focusMoved(to node: Node)
    func focusLeft(_ node: Node)
}

/// One `focused` modifier around a view that can take the focus.
struct FocusLink {
    let owner: any FocusOwner
    let node: Node
}

/// Which of the views of a screen has the keyboard's focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let blank: Value
    private var box: FocusBox<Value>?

    private init(blank: Value) { self.blank = blank }
    public init() where Value == Bool { self.init(blank: false) }
    public init<T: Hashable>() where Value == T? { self.init(blank: nil) }

    public var wrappedValue: Value {
        get { box?.state.get() ?? blank }
        nonmutating set { box?.take(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding { Binding(box: box, blank: blank) }

    @propertyWrapper public struct Binding {
        let box: FocusBox<Value>?
        let blank: Value

        public var wrappedValue: Value {
            get { box?.state.get() ?? blank }
            nonmutating set { box?.take(newValue) }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: InstalledProperty {
    mutating func install(slot: Int, node: Node) {
        box = .installed(blank: blank, slot: slot, node: node)
    }
}

/// Links the content to a value of a `FocusState`.
struct FocusedModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension FocusedModifier: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues, node: Node) {
        if let box = binding.box { environment.focusLinks.append(FocusLink(owner: box, node: node)) }
    }

    func update(_ node: Node) { binding.box?.link(node, to: value) }
}

public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// Gives the focus to one of the views within when they appear.
struct DefaultFocusModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension DefaultFocusModifier: PrimitiveModifier {
    func update(_ node: Node) {
        guard node.memory == nil, let box = binding.box else { return }
        node.memory = box
        let value = value
        node.scene.whenUpdated { if box.state.current == box.blank { box.setByApp(value) } }
    }
}

extension View {
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modified(FocusedModifier(binding: condition, value: true))
    }

    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modified(FocusedModifier(binding: binding, value: value))
    }

    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modified(DefaultFocusModifier(binding: binding, value: value))
    }
}
