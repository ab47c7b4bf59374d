import Foundation

/// What one of the stand-in's own modifiers does to a view: to its environment, its children, its items.
protocol PrimitiveModifier {
    /// Changes the environment that the content sees.
    @MainActor func modify(_ environment: inout EnvironmentValues, node: Node)
    /// Brings what the modifier itself adds (overlays, sheets, bar items) up to date. Called before the content's update.
    @MainActor func update(_ node: Node)
    /// Wraps each of the content's items.
    @MainActor func wrap(_ item: Item, node: Node) -> Item
    /// Replaces the content's items as a whole; by default each is wrapped.
    @MainActor func wrapAll(_ items: [Item], node: Node) -> [Item]
}

extension PrimitiveModifier {
    @MainActor func modify(_ environment: inout EnvironmentValues, node: Node) {}
    @MainActor func update(_ node: Node) {}
    @MainActor func wrap(_ item: Item, node: Node) -> Item { item }
    @MainActor func wrapAll(_ items: [Item], node: Node) -> [Item] {
        items.map { item in (item as? any RowGroup)?.mapRows { wrap($0, node: node) } ?? wrap(item, node: node) }
    }
}

/// Several rows as one item: a modifier of a section or a `ForEach` is one of each of its rows.
@MainActor protocol RowGroup: Item {
    func mapRows(_ wrap: @escaping @MainActor (Item) -> Item) -> Item
}

/// A view under one of the stand-in's own modifiers.
struct Modified<Content: View, Modifier: PrimitiveModifier> {
    let content: Content
    let modifier: Modifier
}

extension Modified: PrimitiveView {
    func update(_ node: Node) {
        var modifier = modifier
        DynamicProperties.install(in: &modifier, node: node)
        modifier.update(node)
        node.reconcile([content]) { modifier.modify(&$0, node: node) }
    }

    func makeItems(_ node: Node) -> [Item] {
        modifier.wrapAll(node.children.flatMap { $0.items() }, node: node)
    }
}

/// A modifier that searches through the nodes look for (a title, bar items), whatever it modifies.
protocol SoughtModifier: PrimitiveModifier {}

extension Modified: SoughtModifierHolder {
    static var holdsSought: Bool { Modifier.self is any SoughtModifier.Type }
    var soughtModifier: (any SoughtModifier)? { modifier as? any SoughtModifier }
}

@MainActor protocol SoughtModifierHolder {
    static var holdsSought: Bool { get }
    var soughtModifier: (any SoughtModifier)? { get }
}

extension View {
    nonisolated func modified<Modifier: PrimitiveModifier>(_ modifier: Modifier) -> Modified<Self, Modifier> {
        Modified(content: self, modifier: modifier)
    }
}

/// A modifier of one's own, made of others.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Self.Body == Never {
    public func body(content: Self.Content) -> Self.Body { fatalError("\(Self.self) has no body") }
}

/// The view that a modifier of one's own is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let view: any View
}

extension _ViewModifier_Content: PrimitiveView {
    func update(_ node: Node) { node.reconcile([view]) }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView, PrimitiveView where Content: View, Modifier: ViewModifier {
    func update(_ node: Node) {
        var modifier = modifier
        DynamicProperties.install(in: &modifier, node: node)
        if let primitive = modifier as? any PrimitiveModifier {
            primitive.update(node)
            node.reconcile([content]) { primitive.modify(&$0, node: node) }
        } else {
            let placed = modifier
            node.reconcile([placed.body(content: _ViewModifier_Content(view: content))])
        }
    }

    func makeItems(_ node: Node) -> [Item] {
        let items = node.children.flatMap { $0.items() }
        return (modifier as? any PrimitiveModifier)?.wrapAll(items, node: node) ?? items
    }
}

extension View {
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
