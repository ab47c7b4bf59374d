import Foundation
import Stage

/// The assistive technologies that an accessibility focus may be asked for.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var names: Set<String>
    public init() { names = [] }
    private init(_ name: String) { names = [name] }
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies("VoiceOver") }
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies("Switch Control") }

    public func contains(_ member: AccessibilityTechnologies) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { with { $0.formUnion(other) } }
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        with { $0.formIntersection(other) }
    }
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        with { $0.formSymmetricDifference(other) }
    }
    public mutating func formUnion(_ other: AccessibilityTechnologies) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        names.formSymmetricDifference(other.names)
    }
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        names.subtract(member.names)
        return removed.names.isEmpty ? nil : removed
    }
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        insert(newMember).inserted ? nil : newMember
    }

    private func with(_ change: (inout AccessibilityTechnologies) -> Void) -> AccessibilityTechnologies {
        var copy = self
        change(&copy)
        return copy
    }
}

/// The storage behind an `AccessibilityFocusState`.
@MainActor final class AccessibilityFocusBox<Value: Hashable>: FocusStorage<Value> {
    func focusChanged(_ isFocused: Bool, at value: Value) {
        if isFocused {
            state.set(value)
        } else if state.current == value {
            state.set(blank)
        }
    }

    override func carryOut() {
        guard let scene, state.current != blank else { return }
        // Of several views with one value, as those among which a layout chooses, it is the first that is shown.
        let shown = scene.semantics().flatMap(\.flattened)
        if let target = shown.first(where: { $0.focusLinks.contains { $0.owner === self && $0.isMeant() } }) {
            scene.moveAccessibilityFocus(to: target.element.id)
        }
    }
}

/// Which of the views of a screen has VoiceOver's focus.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let blank: Value
    private var box: AccessibilityFocusBox<Value>?

    private init(blank: Value) { self.blank = blank }
    public init() where Value == Bool { self.init(blank: false) }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init(blank: false) }
    public init<T: Hashable>() where Value == T? { self.init(blank: nil) }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init(blank: nil) }

    public var wrappedValue: Value {
        get { box?.state.get() ?? blank }
        nonmutating set { box?.take(newValue) }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(box: box, blank: blank) }

    @propertyWrapper public struct Binding {
        let box: AccessibilityFocusBox<Value>?
        let blank: Value

        public var wrappedValue: Value {
            get { box?.state.get() ?? blank }
            nonmutating set { box?.take(newValue) }
        }

        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension AccessibilityFocusState: InstalledProperty {
    mutating func install(slot: Int, node: Node) {
        box = .installed(blank: blank, slot: slot, node: node)
    }
}

/// What an element has to do with one accessibility focus state.
struct AccessibilityFocusLink {
    let owner: AnyObject
    /// Whether the state's value is the element's.
    let isMeant: @MainActor () -> Bool
    let changed: @MainActor (Bool) -> Void
}

/// Links the content to a value of an `AccessibilityFocusState`.
struct AccessibilityFocusedModifier<Value: Hashable> {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value
}

extension AccessibilityFocusedModifier: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item {
        guard let box = binding.box else { return item }
        let value = value
        let link = AccessibilityFocusLink(
            owner: box, isMeant: { box.state.current == value }, changed: { box.focusChanged($0, at: value) })
        return AccessibilityFocusItem(node, item, link: link)
    }
}

private final class AccessibilityFocusItem: WrapperItem {
    let link: AccessibilityFocusLink

    init(_ node: Node, _ child: Item, link: AccessibilityFocusLink) {
        self.link = link
        super.init(node, child)
    }

    override func semantics() -> [Semantics] {
        var list = child.semantics()
        if !list.isEmpty { list[0].focusLinks.append(link) }
        return list
    }
}

extension View {
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modified(AccessibilityFocusedModifier(binding: condition, value: true))
    }

    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modified(AccessibilityFocusedModifier(binding: binding, value: value))
    }
}
