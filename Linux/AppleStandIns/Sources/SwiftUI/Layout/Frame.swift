import Foundation

/// Gives a view a size of its own in one or both directions, whatever it is offered.
struct FixedFrame: PrimitiveModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func wrap(_ item: Item, node: Node) -> Item { FixedFrameItem(node, item, frame: self) }
}

@MainActor final class FixedFrameItem: AligningItem {
    private let rule: FixedFrame

    init(_ node: Node, _ child: Item, frame: FixedFrame) {
        rule = frame
        super.init(node, child, alignment: frame.alignment)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: rule.width ?? proposal.width, height: rule.height ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = rule.width, let height = rule.height { return CGSize(width: width, height: height) }
        let size = child.size(childProposal(proposal))
        return CGSize(width: rule.width ?? size.width, height: rule.height ?? size.height)
    }
}

/// Keeps a view's size between bounds, and gives it an ideal one.
struct FlexibleFrame: PrimitiveModifier {
    struct Bounds {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?

        /// What the content is offered: the proposal, or the ideal for none, kept within the bounds.
        func offer(_ proposal: CGFloat?) -> CGFloat? {
            guard var offer = proposal ?? ideal else { return nil }
            if let most { offer = min(offer, most) }
            if let least { offer = max(offer, least) }
            return offer
        }

        /// A least length lets the frame shrink below its content, a greatest lets it grow beyond, towards the proposal.
        func length(content: CGFloat, proposal: CGFloat?) -> CGFloat {
            var length = content
            let wanted = proposal ?? ideal ?? content
            if let least { length = max(least, min(length, wanted)) }
            if let most { length = min(most, max(length, wanted)) }
            if proposal == nil, let ideal { length = max(least ?? 0, min(ideal, most ?? .infinity)) }
            return length
        }
    }

    let width: Bounds
    let height: Bounds
    let alignment: Alignment

    func wrap(_ item: Item, node: Node) -> Item { FlexibleFrameItem(node, item, frame: self) }
}

@MainActor final class FlexibleFrameItem: AligningItem {
    private let rule: FlexibleFrame

    init(_ node: Node, _ child: Item, frame: FlexibleFrame) {
        rule = frame
        super.init(node, child, alignment: frame.alignment)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: rule.width.offer(proposal.width), height: rule.height.offer(proposal.height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(childProposal(proposal))
        return CGSize(
            width: rule.width.length(content: size.width, proposal: proposal.width),
            height: rule.height.length(content: size.height, proposal: proposal.height))
    }
}

extension View {
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        modified(FixedFrame(width: width, height: height, alignment: alignment))
    }

    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(
            FlexibleFrame(
                width: FlexibleFrame.Bounds(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: FlexibleFrame.Bounds(least: minHeight, ideal: idealHeight, most: maxHeight),
                alignment: alignment))
    }
}
