import Foundation

/// The size of the scroll view, or else the window, around what is being laid out.
@MainActor enum ContainerSize {
    private(set) static var current: CGSize?

    static func within(_ size: CGSize, _ work: () -> Void) {
        let outer = current
        current = size
        work()
        current = outer
    }
}

/// Sizes a view by the container around it.
struct ContainerRelativeFrame: PrimitiveModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    func wrap(_ item: Item, node: Node) -> Item { ContainerRelativeItem(node, item, rule: self) }
}

@MainActor final class ContainerRelativeItem: AligningItem {
    private let rule: ContainerRelativeFrame

    init(_ node: Node, _ child: Item, rule: ContainerRelativeFrame) {
        self.rule = rule
        super.init(node, child, alignment: rule.alignment)
    }

    private func own() -> (width: CGFloat?, height: CGFloat?) {
        let container = ContainerSize.current ?? node.scene.region.safe.size
        return (
            rule.axes.contains(.horizontal) ? rule.length(container.width, .horizontal) : nil,
            rule.axes.contains(.vertical) ? rule.length(container.height, .vertical) : nil
        )
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let own = own()
        return ProposedViewSize(width: own.width ?? proposal.width, height: own.height ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = own()
        let size = child.size(childProposal(proposal))
        return CGSize(width: own.width ?? size.width, height: own.height ?? size.height)
    }
}

extension View {
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modified(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modified(
            ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
                let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
                return part * CGFloat(span) + spacing * CGFloat(span - 1)
            })
    }

    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modified(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length)) }
}
