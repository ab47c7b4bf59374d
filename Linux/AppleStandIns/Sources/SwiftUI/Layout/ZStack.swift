import Foundation

/// Lays views over each other: each is offered the whole, the largest decide the size.
public struct ZStackLayout: _OverlayLayout, Sendable {
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }
    public var _alignment: Alignment { alignment }
}

/// The rule of views that lie over each other.
public protocol _OverlayLayout: Layout {
    var _alignment: Alignment { get }
}

extension _OverlayLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let extent = extent(proposal, subviews)
        return CGSize(width: max(0, extent.left + extent.right), height: max(0, extent.above + extent.below))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let extent = extent(proposal, subviews)
        let x = bounds.minX + (bounds.width - extent.left - extent.right) / 2 + extent.left
        let y = bounds.minY + (bounds.height - extent.above - extent.below) / 2 + extent.above
        for (subview, own) in zip(subviews, extent.dimensions) {
            let origin = CGPoint(x: x - own[_alignment.horizontal], y: y - own[_alignment.vertical])
            subview.place(at: origin, proposal: proposal)
        }
    }

    private func extent(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> OverlayExtent {
        // Views above decide no more than views below, but those of highest priority alone decide.
        let highest = subviews.map(\.priority).max() ?? 0
        var extent = OverlayExtent()
        var isFirst = true
        for subview in subviews {
            let own = subview.dimensions(in: proposal)
            extent.dimensions.append(own)
            if subview.priority == highest {
                extent.include(own, _alignment, isFirst: isFirst)
                isFirst = false
            }
        }
        return extent
    }
}

/// How far views reach from the point in which their guides meet.
private struct OverlayExtent {
    var left: CGFloat = 0, right: CGFloat = 0, above: CGFloat = 0, below: CGFloat = 0
    var dimensions: [ViewDimensions] = []

    mutating func include(_ own: ViewDimensions, _ alignment: Alignment, isFirst: Bool) {
        let (x, y) = (own[alignment.horizontal], own[alignment.vertical])
        left = isFirst ? x : max(left, x)
        right = isFirst ? own.width - x : max(right, own.width - x)
        above = isFirst ? y : max(above, y)
        below = isFirst ? own.height - y : max(below, own.height - y)
    }
}

/// Its content, one view over the other.
public struct ZStack<Content: View> {
    let tree: LayoutView<ZStackLayout, Content>
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        tree = LayoutView(layout: ZStackLayout(alignment: alignment), content: content())
    }
}

extension ZStack: PrimitiveView {
    func update(_ node: Node) { tree.update(node) }
    func makeItems(_ node: Node) -> [Item] { tree.makeItems(node) }
}
