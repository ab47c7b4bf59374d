import Foundation
import Stage

extension View {
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        nonisolated(unsafe) let handler = handler
        return eachElement { element, _ in
            if actionKind == .default { element.activate = { handler() } }
            // What lies within goes back first: a pushed page, a control with an escape of its own.
            if actionKind == .escape, element.escape == nil { element.escape = { handler() } }
            if actionKind == .magicTap { element.actions.append(("Magic tap", { handler() })) }
        }
    }

    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        nonisolated(unsafe) let handler = handler
        return eachElement { element, place in element.actions.append((name.plain(in: place), { handler() })) }
    }
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
    }
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modified(
            UnseenModifier(content: label()) { list, labels in
                for index in list.indices { list[index].actions.append((Semantics.mergedLabel(labels), { action() })) }
            })
    }
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modified(
            UnseenModifier(content: content()) { list, buttons in
                for index in list.indices {
                    for button in buttons where button.element.isEnabled {
                        if let activate = button.activate {
                            list[index].actions.append((button.element.label, activate))
                        }
                    }
                }
            })
    }

    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        nonisolated(unsafe) let handler = handler
        return eachElement { element, _ in element.adjust = { up in handler(up ? .increment : .decrement) } }
    }

    public nonisolated func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { _, _ in }
    }

    /// The elements of `representation` stand for the view.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modified(UnseenModifier(content: representation()) { list, other in list = other })
    }

    /// The elements of `children` lie within the view.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modified(
            UnseenModifier(content: children()) { list, inner in
                guard !list.isEmpty else {
                    list = inner
                    return
                }
                list[0].element.role = .group
                list[0].children = inner
            })
    }
}

/// Views that are laid out in the content's frame for their meaning only.
struct UnseenModifier<Content: View> {
    let content: Content
    let change: @MainActor (inout [Semantics], [Semantics]) -> Void
}

extension UnseenModifier: PrimitiveModifier {
    func update(_ node: Node) {
        node.extraChildren = [node.adopt(content, key: "unseen", replacing: node.extraChildren.first)]
    }

    func wrap(_ item: Item, node: Node) -> Item {
        let unseen = node.extraChildren.flatMap { $0.items() }
        return SemanticsItem(node, item, unseen: unseen) { list, item in
            if list.isEmpty { list = [Semantics(role: .other, item: item, part: 1)] }
            change(&list, unseen.flatMap { $0.semantics() })
        }
    }
}
