import Drawing
import Foundation

/// Space that grows along the axis of the stack around it, along both where there is none.
public struct Spacer: Sendable {
    public var minLength: CGFloat?
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    func update(_ node: Node) { node.reconcile([]) }
    func makeItems(_ node: Node) -> [Item] { [SpacerItem(node, minimum: minLength ?? 8)] }
}

@MainActor final class SpacerItem: Item {
    private let minimum: CGFloat

    init(_ node: Node, minimum: CGFloat) {
        self.minimum = minimum
        super.init(node)
    }

    override var isSpacer: Bool { true }
    /// Everything else in a stack chooses first.
    override var layoutPriority: Double { -.infinity }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let axis = environment.stackAxis
        return CGSize(
            width: axis == .vertical ? 0 : max(minimum, proposal.width ?? minimum),
            height: axis == .horizontal ? 0 : max(minimum, proposal.height ?? minimum))
    }
    override func hits(_ point: CGPoint) -> [Item] { [] }
}

/// A hairline across the stack around it.
public struct Divider {
    public nonisolated init() {}
}

extension Divider: PrimitiveView {
    func update(_ node: Node) { node.reconcile([]) }
    func makeItems(_ node: Node) -> [Item] { [DividerItem(node)] }
}

@MainActor final class DividerItem: Item {
    private var isUpright: Bool { environment.stackAxis == .horizontal }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let hairline = 1 / environment.displayScale
        let space = proposal.replacingUnspecifiedDimensions()
        return isUpright ? CGSize(width: hairline, height: space.height) : CGSize(width: space.width, height: hairline)
    }

    override func hits(_ point: CGPoint) -> [Item] { [] }

    override func draw(on canvas: Canvas) {
        // The system's separator colour.
        let color =
            environment.colorScheme == .dark
            ? RGBA(84 / 255, 84 / 255, 88 / 255, 0.6) : RGBA(60 / 255, 60 / 255, 67 / 255, 0.29)
        canvas.fill(.rectangle(frame), with: .color(color))
    }
}
