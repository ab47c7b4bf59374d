import Foundation

/// A view that arranges its content by a `Layout`.
struct LayoutView<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension LayoutView: PrimitiveView {
    func update(_ node: Node) {
        let axis = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        node.reconcile([content]) {
            $0.isLazyContainer = false
            $0.stackAxis = axis
        }
    }
    func makeItems(_ node: Node) -> [Item] {
        [LayoutItem(node, layout: layout, children: node.children.flatMap { $0.items() })]
    }
}

/// Carries a `Layout` out: sizes by it, places by it, mirrored right to left.
@MainActor final class LayoutItem<L: Layout>: ContainerItem {
    private let layout: L
    private lazy var subviews = LayoutSubviews(
        items: children.map { LayoutSubview(item: $0, placement: LayoutSubview.Placement()) },
        layoutDirection: environment.layoutDirection)
    private lazy var cache = layout.makeCache(subviews: subviews)
    /// Asking for a guide places the subviews on trial, in nested stacks again and again: answers are kept.
    private var guides: [GuideKey: CGFloat?] = [:]

    private struct GuideKey: Hashable {
        let key: AlignmentKey
        let width: CGFloat
        let height: CGFloat
        let proposedWidth: CGFloat?
        let proposedHeight: CGFloat?
    }

    init(_ node: Node, layout: L, children: [Item]) {
        self.layout = layout
        super.init(node, children)
    }

    override func forgetOwnSizes() {
        super.forgetOwnSizes()
        guides.removeAll()
        layout.updateCache(&cache, subviews: subviews)
    }

    override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Lays out in coordinates that run left to right, then mirrors where the reading direction asks for it.
    override func placeChildren(_ proposal: ProposedViewSize) {
        layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
        let places = subviews.items.map(takePlacement)
        for (child, place) in zip(children, places) {
            let size = child.size(place.proposal)
            // A subview that the layout did not place goes to the centre, as on iOS.
            let origin = place.origin ?? CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
            let mirrored = isRightToLeft ? frame.minX + frame.maxX - origin.x - size.width : origin.x
            child.place(in: CGRect(origin: CGPoint(x: mirrored, y: origin.y), size: size), proposal: place.proposal)
        }
    }

    private struct Place {
        var origin: CGPoint?
        var proposal: ProposedViewSize
    }

    private func takePlacement(_ subview: LayoutSubview) -> Place {
        let placement = subview.placement
        defer {
            placement.origin = nil
            placement.proposal = .unspecified
        }
        guard let point = placement.origin else { return Place(origin: nil, proposal: placement.proposal) }
        let size = subview.item.size(placement.proposal)
        let anchor = placement.anchor
        return Place(
            origin: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y),
            proposal: placement.proposal)
    }

    /// A layout may work one out from nothing; stacks do not.
    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { !(layout is any _StackLayout) || super.mayHaveGuide(key) }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let question = GuideKey(
            key: key, width: size.width, height: size.height, proposedWidth: proposal.width,
            proposedHeight: proposal.height)
        if let known = guides[question] { return known }
        let bounds = CGRect(origin: .zero, size: size)
        let own =
            key.isVertical
            ? layout.explicitAlignment(
                of: VerticalAlignment(key.type), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            : layout.explicitAlignment(
                of: HorizontalAlignment(key.type), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let answer = own ?? (super.mayHaveGuide(key) ? inherited(key, bounds, proposal) : nil)
        guides[question] = .some(answer)
        return answer
    }

    /// A container's guide comes from its subviews' explicit ones: the first baseline is the topmost, the last the lowest,
    /// any other guide their mean.
    private func inherited(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
        if children.isEmpty { return nil }
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        var values: [CGFloat] = []
        for (child, place) in zip(children, subviews.items.map(takePlacement)) {
            guard let origin = place.origin else { continue }
            let size = child.size(place.proposal)
            guard let guide = child.explicitGuide(key, in: size, proposal: place.proposal) else { continue }
            values.append(guide + (key.isVertical ? origin.y : origin.x))
        }
        if values.isEmpty { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
