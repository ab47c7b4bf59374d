import Drawing
import Foundation
import Stage

/// The touch, keyboard and meaning of a button around a look that knows whether it is pressed.
struct PressableButton: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    /// The place whose conventions the button follows; nil for a style of the app's own.
    let place: ControlPlace?
    let look: @MainActor (_ isPressed: Bool) -> any View
    @State private var isPressed = false

    var body: some View {
        StylePart(view: look(isPressed))
            .modified(ButtonBehavior(action: action, place: place, role: role, press: { isPressed = $0 }))
    }
}

/// Makes its content act as a button.
struct ButtonBehavior {
    let action: @MainActor () -> Void
    let place: ControlPlace?
    var role: ButtonRole?
    let press: @MainActor (Bool) -> Void
    /// For controls that are no plain buttons: changes the element.
    var describe: (@MainActor (inout Semantics, Item) -> Void)?

    /// Stays as long as the button: the keyboard's focus is on it.
    @MainActor final class Memory: FocusTarget {
        weak var focusNode: Node?
        weak var focusItem: Item?
        var action: @MainActor () -> Void = {}
        func activateByKey() { action() }
    }
}

extension ButtonBehavior: PrimitiveModifier {
    func update(_ node: Node) {
        let memory = (node.memory as? Memory) ?? Memory()
        memory.focusNode = node
        memory.action = action
        node.memory = memory
    }

    func wrapAll(_ items: [Item], node: Node) -> [Item] {
        guard let memory = node.memory as? Memory else { return items }
        let content = items.count == 1 ? items[0] : RowOfItems(node, items)
        let item = ButtonItem(node, content, behavior: self, memory: memory)
        memory.focusItem = item
        return [item]
    }
}

/// A button as it is laid out: one element, whatever its label is made of.
final class ButtonItem: WrapperItem, FocusTargetHolder, ShortcutItem {
    let behavior: ButtonBehavior
    private let memory: ButtonBehavior.Memory

    init(_ node: Node, _ child: Item, behavior: ButtonBehavior, memory: ButtonBehavior.Memory) {
        self.behavior = behavior
        self.memory = memory
        super.init(node, child)
    }

    var focusTarget: (any FocusTarget)? { memory }
    func performShortcut() { behavior.action() }

    /// Whether a touch anywhere on the row around is for this button.
    var fillsRow: Bool { behavior.place == .row }

    override func placeChildren(_ proposal: ProposedViewSize) {
        // An alert or a menu gives its buttons more room than they asked for.
        let size = child.size(ProposedViewSize(frame.size))
        let free = frame.width - size.width
        let left: CGFloat
        switch behavior.place {
        case .menu: left = isRightToLeft ? free : 0
        default: left = free / 2
        }
        let origin = CGPoint(x: frame.minX + left, y: frame.midY - size.height / 2)
        child.place(in: CGRect(origin: origin, size: size), proposal: ProposedViewSize(frame.size))
    }

    override var responder: Responder? {
        var responder = Responder()
        let behavior = behavior
        responder.tap = { _ in behavior.action() }
        responder.press = behavior.press
        responder.isEnabled = environment.isEnabled
        return responder
    }

    override func hits(_ point: CGPoint) -> [Item] {
        let inner = child.hits(point)
        if !inner.isEmpty { return inner + [self] }
        return frame.contains(point) ? [self] : []
    }

    override func semantics() -> [Semantics] {
        let parts = child.semantics()
        var result = Semantics(role: .button, item: self)
        result.element.label = Semantics.mergedLabel(parts)
        result.element.traits = .button
        for part in parts.flatMap(\.flattened) {
            result.actions += part.actions
            result.element.customContent += part.element.customContent
            if result.element.hint == nil { result.element.hint = part.element.hint }
            if result.element.identifier.isEmpty { result.element.identifier = part.element.identifier }
            if result.element.inputLabels.isEmpty { result.element.inputLabels = part.element.inputLabels }
            if part.element.isSelected { result.element.isSelected = true }
        }
        if parts.count == 1, parts[0].children.isEmpty { result.element.text = parts[0].element.text }
        result.element.isFocused = environmentHasFocus
        let action = behavior.action
        if environment.isEnabled { result.activate = { action() } }
        behavior.describe?(&result, self)
        return [result]
    }

    private var environmentHasFocus: Bool { node.scene.focus.current === memory }
}
