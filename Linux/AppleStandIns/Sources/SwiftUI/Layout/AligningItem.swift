import Foundation

/// Holds one view in a frame that may be larger or smaller, by an alignment. Subclasses say how large either is.
@MainActor class AligningItem: WrapperItem {
    let alignment: Alignment

    init(_ node: Node, _ child: Item, alignment: Alignment) {
        self.alignment = alignment
        super.init(node, child)
    }

    /// To override: what the child is offered for `proposal`.
    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let asked = childProposal(proposal)
        let size = child.size(asked)
        let origin = childOrigin(in: frame.size, asked)
        let x = isRightToLeft ? frame.width - origin.x - size.width : origin.x
        child.place(
            in: CGRect(origin: CGPoint(x: frame.minX + x, y: frame.minY + origin.y), size: size), proposal: asked)
    }

    /// Where the child lies in a frame of `size`, left to right.
    private func childOrigin(in size: CGSize, _ asked: ProposedViewSize) -> CGPoint {
        let own = ViewDimensions(size: size) { _, _ in nil }
        let inner = child.dimensions(asked)
        return CGPoint(
            x: own[alignment.horizontal] - inner[alignment.horizontal],
            y: own[alignment.vertical] - inner[alignment.vertical])
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let asked = childProposal(proposal)
        guard let guide = child.explicitGuide(key, in: child.size(asked), proposal: asked) else { return nil }
        let origin = childOrigin(in: size, asked)
        return guide + (key.isVertical ? origin.y : origin.x)
    }
}
