import Foundation
import Stage

/// A control that is on or off.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    let isMixed: Bool
    let label: Label

    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = false
        self.label = label()
    }

    public nonisolated init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let all = sources.map { $0[keyPath: isOn] }
        self.isOn = Binding(
            read: { all.allSatisfy { $0.wrappedValue } }, write: { new in for one in all { one.wrappedValue = new } })
        isMixed = Set(all.map { $0.wrappedValue }).count > 1
        self.label = label()
    }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle: PrimitiveView {
    func update(_ node: Node) {
        let environment = node.environment
        // Read here, so that a change comes back to this node.
        let isOn = isOn.wrappedValue
        let configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(view: label), isOn: self.isOn, isMixed: isMixed)
        func open<S: ToggleStyle>(_ style: S) -> any View {
            StyleBody(style: style) { $0.makeBody(configuration: configuration) }
        }
        let look =
            environment.controlPlace == .menu
            ? AnyView(ToggleInMenu(configuration: configuration)) : AnyView(open(environment.controls.toggleStyle))
        let binding = self.isOn
        let behavior = ToggleBehavior(
            isOn: isOn, isMixed: isMixed, isMenuRow: environment.controlPlace == .menu,
            toggle: {
                environment.afterAction?()
                binding.wrappedValue = !isOn
            })
        node.reconcile([look.modified(behavior)]) { $0.controls.toggleStyle = DefaultToggleStyle() }
    }
}

/// Says what the content of a toggle means, whatever it looks like.
struct ToggleBehavior {
    let isOn: Bool
    let isMixed: Bool
    let isMenuRow: Bool
    let toggle: @MainActor () -> Void
}

extension ToggleBehavior: PrimitiveModifier {
    func wrapAll(_ items: [Item], node: Node) -> [Item] {
        guard !items.isEmpty else { return [] }
        return [ToggleItem(node, items.count == 1 ? items[0] : RowOfItems(node, items), behavior: self)]
    }
}

private final class ToggleItem: WrapperItem {
    let behavior: ToggleBehavior

    init(_ node: Node, _ child: Item, behavior: ToggleBehavior) {
        self.behavior = behavior
        super.init(node, child)
    }

    override func semantics() -> [Semantics] {
        // On and off are the toggle's own value: what a style says of them is no part of the name.
        let parts = child.semantics().map { part in
            var part = part
            if part.element.traits.contains(.toggle) { part.element.value = nil }
            return part
        }
        var result = Semantics(role: behavior.isMenuRow ? .menuItem : .switch, item: self)
        result.element.label = Semantics.mergedLabel(parts)
        result.element.traits = .toggle
        result.element.value = behavior.isMixed ? "2" : behavior.isOn ? "1" : "0"
        if behavior.isMenuRow {
            result.element.traits = .button
            result.element.value = nil
            result.element.isSelected = behavior.isOn
        }
        for part in parts.flatMap(\.flattened) {
            result.actions += part.actions
            if result.element.hint == nil { result.element.hint = part.element.hint }
            if result.element.identifier.isEmpty { result.element.identifier = part.element.identifier }
            if result.element.text == nil { result.element.text = part.element.text }
            if part.element.isFocused { result.element.isFocused = true }
        }
        // A touch that works is one on the switch itself.
        child.search { part in
            guard let button = part as? ButtonItem else { return false }
            result.element.activationPoint = CGPoint(x: button.frame.midX, y: button.frame.midY)
            return true
        }
        if environment.isEnabled { result.activate = behavior.toggle }
        return [result]
    }
}
