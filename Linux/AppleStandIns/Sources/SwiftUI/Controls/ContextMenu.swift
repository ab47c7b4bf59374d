import Foundation
import Stage

/// A menu shown by a long press; each of its buttons is also an action of the element.
struct ContextMenuModifier {
    let content: any View
}

extension ContextMenuModifier: PrimitiveModifier {
    func update(_ node: Node) {
        let popUp = MenuPopUp.of(node)
        popUp.keepsContent = true
        popUp.take(content, node: node)
        popUp.addContent(to: node)
    }

    func wrap(_ item: Item, node: Node) -> Item { ContextMenuItem(node, item, popUp: MenuPopUp.of(node)) }
}

private final class ContextMenuItem: WrapperItem {
    let popUp: MenuPopUp

    init(_ node: Node, _ child: Item, popUp: MenuPopUp) {
        self.popUp = popUp
        super.init(node, child)
    }

    override var responder: Responder? {
        var responder = Responder()
        responder.longPress = { [popUp] in popUp.open() }
        responder.isEnabled = environment.isEnabled
        return responder
    }

    override func semantics() -> [Semantics] {
        var list = child.semantics()
        guard !list.isEmpty else { return list }
        list[0].actions += ControlAction.all(in: popUp.contentItems).map { ($0.name, $0.perform) }
        return list
    }
}

/// One button among content that is not drawn in place: offered by its name.
@MainActor struct ControlAction {
    let name: String
    let isDestructive: Bool
    let item: ButtonItem
    let perform: @MainActor () -> Void

    /// The enabled buttons within `items`, in order.
    static func all(in items: [Item]) -> [ControlAction] {
        var found: [ControlAction] = []
        for item in items {
            item.search { part in
                guard let button = part as? ButtonItem, button.environment.isEnabled else { return false }
                let name = button.semantics().first?.element.label ?? ""
                found.append(
                    ControlAction(
                        name: name, isDestructive: button.behavior.role == .destructive, item: button,
                        perform: button.behavior.action))
                return false
            }
        }
        return found
    }
}

extension View {
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modified(ContextMenuModifier(content: menuItems()))
    }

    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modified(ContextMenuModifier(content: menuItems()))
    }
}
