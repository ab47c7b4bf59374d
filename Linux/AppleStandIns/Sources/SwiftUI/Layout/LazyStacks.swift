import Foundation

public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that makes the views of a `ForEach` as they come into sight.
public struct LazyVStack<Content: View> {
    let stack: LazyStack<Content>
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        let place: CGFloat = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
        stack = LazyStack(axis: .vertical, alignment: place, spacing: spacing ?? 8, content: content())
    }
}

extension LazyVStack: PrimitiveView {
    func update(_ node: Node) { stack.update(node) }
    func makeItems(_ node: Node) -> [Item] { stack.makeItems(node) }
}

/// A row that makes the views of a `ForEach` as they come into sight.
public struct LazyHStack<Content: View> {
    let stack: LazyStack<Content>
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        let place: CGFloat = alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
        stack = LazyStack(axis: .horizontal, alignment: place, spacing: spacing ?? 8, content: content())
    }
}

extension LazyHStack: PrimitiveView {
    func update(_ node: Node) { stack.update(node) }
    func makeItems(_ node: Node) -> [Item] { stack.makeItems(node) }
}

/// What both lazy stacks are: content whose rows are made on demand.
struct LazyStack<Content: View> {
    let axis: Axis
    let alignment: CGFloat
    let spacing: CGFloat
    let content: Content

    @MainActor func update(_ node: Node) {
        node.reconcile([content]) {
            $0.isLazyContainer = true
            $0.lazySpacing = spacing
            $0.stackAxis = axis
        }
    }

    @MainActor func makeItems(_ node: Node) -> [Item] {
        var runs = LazyRun.runs(of: node.children.flatMap { $0.items() })
        var isFirst = true
        for index in runs.indices {
            runs[index].rowSpacing = spacing
            runs[index].spacingBefore = isFirst ? 0 : spacing
            if runs[index].count > 0 { isFirst = false }
        }
        return [LazyStackItem(node, axis: axis, runs: runs, alignment: alignment)]
    }
}

private struct LazySpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// The spacing of the lazy stack around.
    var lazySpacing: CGFloat {
        get { self[LazySpacingKey.self] }
        set { self[LazySpacingKey.self] = newValue }
    }
}
