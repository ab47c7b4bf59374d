import Drawing
import Foundation

/// The first of its views whose ideal size fits into what is offered; the last where none does.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    func update(_ node: Node) { node.reconcile([content]) { $0.isLazyContainer = false } }
    func makeItems(_ node: Node) -> [Item] {
        let candidates = node.children.flatMap { $0.items() }
        return candidates.isEmpty ? [] : [FittingItem(node, candidates, axes: axes)]
    }
}

@MainActor final class FittingItem: ContainerItem {
    private let axes: Axis.Set
    private var chosen: Item

    init(_ node: Node, _ candidates: [Item], axes: Axis.Set) {
        self.axes = axes
        chosen = candidates[0]
        super.init(node, candidates)
    }

    private func choice(_ proposal: ProposedViewSize) -> Item {
        for candidate in children.dropLast() {
            let ideal = candidate.size(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            // Sizes of text are sums of fractions: a hundredth of a point is no overflow.
            let isTooWide = axes.contains(.horizontal) && ideal.width > (proposal.width ?? .infinity) + 0.01
            let isTooHigh = axes.contains(.vertical) && ideal.height > (proposal.height ?? .infinity) + 0.01
            if !isTooWide, !isTooHigh { return candidate }
        }
        return children[children.count - 1]
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { choice(proposal).size(proposal) }
    override func placeChildren(_ proposal: ProposedViewSize) {
        chosen = choice(proposal)
        chosen.place(in: frame, proposal: proposal)
    }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal).explicitGuide(key, in: size, proposal: proposal)
    }
    override var childItems: [Item] { [chosen] }
    override var spacing: ViewSpacing { chosen.spacing }
    override func draw(on canvas: Canvas) { chosen.draw(on: canvas) }
    override func hits(_ point: CGPoint) -> [Item] { chosen.hits(point) }
    override func semantics() -> [Semantics] { chosen.semantics() }
}
