import Foundation

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Offers a view the largest size of a ratio that fits, or the smallest that fills.
struct AspectRatio: PrimitiveModifier {
    /// Width to height; nil for the view's own.
    let ratio: CGFloat?
    let mode: ContentMode
    func wrap(_ item: Item, node: Node) -> Item { AspectRatioItem(node, item, rule: self) }
}

@MainActor final class AspectRatioItem: WrapperItem {
    private let rule: AspectRatio

    init(_ node: Node, _ child: Item, rule: AspectRatio) {
        self.rule = rule
        super.init(node, child)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = child.size(.unspecified)
        let ratio = rule.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return rule.ratio == nil ? proposal : fitting(ideal, ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?): return fitting(CGSize(width: width, height: height), ratio)
        }
    }

    private func fitting(_ space: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
        let isNarrow = space.width / ratio < space.height || space.height == .infinity
        let followsWidth = (rule.mode == .fit) == isNarrow
        return followsWidth
            ? ProposedViewSize(width: space.width, height: space.width / ratio)
            : ProposedViewSize(width: space.height * ratio, height: space.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(inner(proposal)) }
    override func placeChildren(_ proposal: ProposedViewSize) { child.place(in: frame, proposal: inner(proposal)) }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, in: size, proposal: inner(proposal))
    }
}

extension View {
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified(AspectRatio(ratio: aspectRatio, mode: contentMode))
    }
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modified(AspectRatio(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
    }
    public nonisolated func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
