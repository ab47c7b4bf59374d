import Drawing
import Foundation

/// Moves a view without moving the room that it takes.
struct Offset: PrimitiveModifier {
    let offset: CGSize
    func update(_ node: Node) { Motion.follow(MovingPair(offset), in: node) }
    func wrap(_ item: Item, node: Node) -> Item { OffsetItem(node, item, offset: offset) }
}

@MainActor final class OffsetItem: WrapperItem {
    private let offset: CGSize

    init(_ node: Node, _ child: Item, offset: CGSize) {
        self.offset = offset
        super.init(node, child)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let x = isRightToLeft ? -offset.width : offset.width
        child.place(in: frame.offsetBy(dx: x, dy: offset.height), proposal: proposal)
    }

    override func draw(on canvas: Canvas) {
        let shown = Motion<MovingPair>.shown(in: node)?.size ?? offset
        if shown == offset { return super.draw(on: canvas) }
        let x = shown.width - offset.width
        canvas.save()
        canvas.translate(by: CGPoint(x: isRightToLeft ? -x : x, y: shown.height - offset.height))
        super.draw(on: canvas)
        canvas.restore()
    }
}

/// Puts a view's centre at a point of all the space offered.
struct Position: PrimitiveModifier {
    let point: CGPoint
    func wrap(_ item: Item, node: Node) -> Item { PositionItem(node, item, point: point) }
}

@MainActor final class PositionItem: WrapperItem {
    private let point: CGPoint

    init(_ node: Node, _ child: Item, point: CGPoint) {
        self.point = point
        super.init(node, child)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let size = child.size(proposal)
        let x = isRightToLeft ? frame.maxX - point.x : frame.minX + point.x
        let origin = CGPoint(x: x - size.width / 2, y: frame.minY + point.y - size.height / 2)
        child.place(in: CGRect(origin: origin, size: size), proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
}

extension View {
    public nonisolated func offset(_ offset: CGSize) -> some View { modified(Offset(offset: offset)) }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
    public nonisolated func position(_ position: CGPoint) -> some View { modified(Position(point: position)) }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
