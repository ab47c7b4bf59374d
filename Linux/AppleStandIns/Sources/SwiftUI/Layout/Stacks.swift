import Foundation

/// Arranges views in a row.
public struct HStackLayout: _StackLayout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    public static var _axis: Axis { .horizontal }
    public var _spacing: CGFloat? { spacing }
    public var _guide: _StackGuide { _StackGuide(key: alignment.key) }
}

/// Arranges views in a column.
public struct VStackLayout: _StackLayout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    public static var _axis: Axis { .vertical }
    public var _spacing: CGFloat? { spacing }
    public var _guide: _StackGuide { _StackGuide(key: alignment.key) }
}

/// Its content in a row.
public struct HStack<Content: View> {
    let tree: LayoutView<HStackLayout, Content>
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        tree = LayoutView(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
    }
}

extension HStack: PrimitiveView {
    func update(_ node: Node) { tree.update(node) }
    func makeItems(_ node: Node) -> [Item] { tree.makeItems(node) }
}

/// Its content in a column.
public struct VStack<Content: View> {
    let tree: LayoutView<VStackLayout, Content>
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        tree = LayoutView(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
    }
}

extension VStack: PrimitiveView {
    func update(_ node: Node) { tree.update(node) }
    func makeItems(_ node: Node) -> [Item] { tree.makeItems(node) }
}
