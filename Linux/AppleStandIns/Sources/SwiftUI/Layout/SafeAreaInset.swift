import Drawing
import Foundation

/// Shows a bar at an edge of a view and takes its room off the view's safe area.
struct SafeAreaInset<Bar: View>: PrimitiveModifier {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar

    func update(_ node: Node) {
        var environment = node.environment
        environment.isLazyContainer = false
        environment.stackAxis = edge == .top || edge == .bottom ? .vertical : .horizontal
        let old = node.memory as? Node
        let made = node.adopt(bar, key: "bar", replacing: old, environment: environment)
        node.memory = made
        node.extraChildren = [made]
    }

    func wrapAll(_ items: [Item], node: Node) -> [Item] {
        let bars = (node.memory as? Node)?.items() ?? []
        guard let bar = bars.count > 1 ? LayoutItem(node, layout: ZStackLayout(), children: bars) : bars.first else {
            return items
        }
        return items.map { InsetItem(node, $0, bar: bar, edge: edge, alignment: alignment, spacing: spacing) }
    }
}

@MainActor final class InsetItem: ContainerItem {
    private let content: NarrowedItem
    private let bar: Item
    private let edge: Edge
    private let alignment: Alignment
    private let distance: CGFloat

    init(_ node: Node, _ child: Item, bar: Item, edge: Edge, alignment: Alignment, spacing: CGFloat?) {
        content = NarrowedItem(node, child)
        self.bar = bar
        self.edge = edge
        self.alignment = alignment
        distance = spacing ?? 8
        // The bar lies above the content, and is read where it stands.
        super.init(node, edge == .top || edge == .leading ? [bar, content] : [content, bar])
    }

    private var isHorizontalBar: Bool { edge == .top || edge == .bottom }

    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        isHorizontalBar
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
    }

    private func contentProposal(_ proposal: ProposedViewSize, _ bar: CGSize) -> ProposedViewSize {
        isHorizontalBar
            ? ProposedViewSize(
                width: proposal.width, height: proposal.height.map { max(0, $0 - bar.height - distance) })
            : ProposedViewSize(width: proposal.width.map { max(0, $0 - bar.width - distance) }, height: proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let bar = bar.size(barProposal(proposal))
        let inner = content.size(contentProposal(proposal, bar))
        return isHorizontalBar
            ? CGSize(width: max(bar.width, inner.width), height: inner.height + bar.height + distance)
            : CGSize(width: inner.width + bar.width + distance, height: max(bar.height, inner.height))
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let asked = barProposal(ProposedViewSize(frame.size))
        let size = bar.size(asked)
        let own = ViewDimensions(size: frame.size) { _, _ in nil }
        let dimensions = bar.dimensions(asked)
        let x = own[alignment.horizontal] - dimensions[alignment.horizontal]
        let y = own[alignment.vertical] - dimensions[alignment.vertical]
        let across = frame.minX + (isRightToLeft ? frame.width - x - size.width : x)
        let isLeft = (edge == .leading) != isRightToLeft
        var origin = CGPoint(x: across, y: frame.minY + y)
        var rest = frame
        switch edge {
        case .top:
            origin.y = frame.minY
            rest.origin.y += size.height + distance
            rest.size.height -= size.height + distance
        case .bottom:
            origin.y = frame.maxY - size.height
            rest.size.height -= size.height + distance
        case .leading, .trailing:
            origin.x = isLeft ? frame.minX : frame.maxX - size.width
            if isLeft { rest.origin.x += size.width + distance }
            rest.size.width -= size.width + distance
        }
        content.outer = frame
        let offer = contentProposal(ProposedViewSize(frame.size), size)
        let inner = content.size(offer)
        rest = CGRect(
            x: rest.midX - inner.width / 2, y: rest.midY - inner.height / 2, width: inner.width, height: inner.height)
        content.place(in: rest, proposal: offer)
        bar.place(in: CGRect(origin: origin, size: size), proposal: asked)
    }

    override func draw(on canvas: Canvas) {
        content.draw(on: canvas)
        bar.draw(on: canvas)
    }

    override func hits(_ point: CGPoint) -> [Item] {
        let onBar = bar.hits(point)
        return onBar.isEmpty ? content.hits(point) : onBar
    }
}

extension View {
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modified(
            SafeAreaInset(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, bar: content()))
    }

    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modified(
            SafeAreaInset(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing, bar: content()))
    }
}
