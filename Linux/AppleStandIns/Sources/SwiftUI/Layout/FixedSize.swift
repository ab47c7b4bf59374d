import Foundation

/// Offers a view its ideal size in the directions named.
struct FixedSize: PrimitiveModifier {
    let horizontal: Bool
    let vertical: Bool
    func wrap(_ item: Item, node: Node) -> Item { FixedSizeItem(node, item, rule: self) }
}

@MainActor final class FixedSizeItem: WrapperItem {
    private let rule: FixedSize

    init(_ node: Node, _ child: Item, rule: FixedSize) {
        self.rule = rule
        super.init(node, child)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: rule.horizontal ? nil : proposal.width, height: rule.vertical ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(inner(proposal)) }
    override func placeChildren(_ proposal: ProposedViewSize) { child.place(in: frame, proposal: inner(proposal)) }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, in: size, proposal: inner(proposal))
    }
}

extension View {
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modified(FixedSize(horizontal: horizontal, vertical: vertical))
    }
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
