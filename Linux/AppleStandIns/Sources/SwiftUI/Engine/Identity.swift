import Foundation

/// Ties a view's identity to a value: another value is another view, with state of its own.
struct IdentityView<Content: View> {
    let content: Content
    let id: AnyHashable
}

extension IdentityView: PrimitiveView {
    func update(_ node: Node) { node.reconcile([content], keys: [id]) }
    func makeItems(_ node: Node) -> [Item] {
        node.children.flatMap { $0.items() }.map { IdentifiedItem(node, $0, id: id) }
    }
}

extension View {
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IdentityView(content: self, id: AnyHashable(id)) }
}

/// An item that a scroll can be sent to by its identity.
@MainActor final class IdentifiedItem: WrapperItem {
    let id: AnyHashable
    init(_ node: Node, _ child: Item, id: AnyHashable) {
        self.id = id
        super.init(node, child)
    }
}

/// A scope in which views are told from one another.
@propertyWrapper public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable { let serial: Int }
    private var id = ID(serial: 0)
    public nonisolated init() {}
    public var wrappedValue: Namespace.ID { id }
}

extension Namespace: InstalledProperty {
    mutating func install(slot: Int, node: Node) { id = ID(serial: node.serial * 4096 + slot) }
}
