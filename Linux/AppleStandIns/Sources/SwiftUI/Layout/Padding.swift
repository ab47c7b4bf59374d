import Foundation

/// Space around a view.
struct Padding: PrimitiveModifier {
    let insets: EdgeInsets
    func wrap(_ item: Item, node: Node) -> Item { PaddingItem(node, item, insets: insets) }
}

/// Holds one view with space around it.
@MainActor final class PaddingItem: WrapperItem {
    private let insets: EdgeInsets

    init(_ node: Node, _ child: Item, insets: EdgeInsets) {
        self.insets = insets
        super.init(node, child)
    }

    private var horizontal: CGFloat { insets.leading + insets.trailing }
    private var vertical: CGFloat { insets.top + insets.bottom }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - horizontal) }, height: proposal.height.map { max(0, $0 - vertical) }
        )
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(inner(proposal))
        return CGSize(width: max(0, size.width + horizontal), height: max(0, size.height + vertical))
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let size = child.size(inner(proposal))
        let left = isRightToLeft ? insets.trailing : insets.leading
        let origin = CGPoint(x: frame.minX + left, y: frame.minY + insets.top)
        child.place(in: CGRect(origin: origin, size: size), proposal: inner(proposal))
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let asked = inner(proposal)
        return child.explicitGuide(key, in: child.size(asked), proposal: asked)
            .map { $0 + (key.isVertical ? insets.top : insets.leading) }
    }
}

extension EdgeInsets {
    /// `length` on the edges named, nothing on the others.
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The system's padding of 16 points where no length is given.
    static let systemLength: CGFloat = 16
}

extension View {
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { modified(Padding(insets: insets)) }

    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(Padding(insets: EdgeInsets(edges, length ?? EdgeInsets.systemLength)))
    }

    public nonisolated func padding(_ length: CGFloat) -> some View {
        modified(Padding(insets: EdgeInsets(.all, length)))
    }

    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
