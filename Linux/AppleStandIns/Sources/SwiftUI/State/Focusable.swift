import Foundation
import Stage

public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Lets the keyboard come to content that is no control.
struct FocusableModifier {
    let isFocusable: Bool

    @MainActor final class Memory: FocusTarget {
        weak var focusNode: Node?
        weak var focusItem: Item?
        var hasFocus = false

        func activateByKey() {
            let element = focusItem?.semantics().first { $0.activate != nil }
            element?.activate?()
        }

        func focusChanged(_ isFocused: Bool) {
            hasFocus = isFocused
            focusNode?.invalidate()
        }
    }
}

extension FocusableModifier: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues, node: Node) {
        environment.system.isFocused = (node.memory as? Memory)?.hasFocus ?? false
    }

    func update(_ node: Node) {
        guard node.memory == nil else { return }
        let memory = Memory()
        memory.focusNode = node
        node.memory = memory
    }

    func wrap(_ item: Item, node: Node) -> Item {
        let memory = node.memory as? Memory
        let wrapped = FocusableItem(node, item, target: isFocusable ? memory : nil)
        memory?.focusItem = wrapped
        return wrapped
    }
}

private final class FocusableItem: WrapperItem, FocusTargetHolder {
    let focusTarget: (any FocusTarget)?

    init(_ node: Node, _ child: Item, target: (any FocusTarget)?) {
        focusTarget = target
        super.init(node, child)
    }
}

extension View {
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modified(FocusableModifier(isFocusable: isFocusable))
    }

    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modified(FocusableModifier(isFocusable: isFocusable))
    }

    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modified(EnvironmentChange { $0.focusing.showsRing = !disabled })
    }
}
