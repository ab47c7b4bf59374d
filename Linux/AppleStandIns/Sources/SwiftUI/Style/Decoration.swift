import Drawing
import Foundation
import Stage

/// Something drawn behind or in front of a view, laid out within the view's frame.
struct DecorationModifier<Decoration: View>: PrimitiveModifier {
    let decoration: Decoration
    let alignment: Alignment
    let isBehind: Bool
    /// Edges at which a plain background reaches under the safe area's insets.
    var ignoredEdges: Edge.Set = []

    func update(_ node: Node) {
        let old = node.extraChildren.first
        var inner = node.environment
        inner.isLazyContainer = false
        node.extraChildren = [node.adopt(decoration, key: "decoration", replacing: old, environment: inner)]
    }

    func wrap(_ item: Item, node: Node) -> Item {
        let items = node.extraChildren.flatMap { $0.items() }
        guard !items.isEmpty else { return item }
        return DecoratedItem(node, item, items, alignment, isBehind, ignoredEdges)
    }
}

@MainActor final class DecoratedItem: WrapperItem {
    private let decorations: [Item]
    private let alignment: Alignment
    private let isBehind: Bool
    private let ignoredEdges: Edge.Set

    init(
        _ node: Node, _ child: Item, _ decorations: [Item], _ alignment: Alignment, _ isBehind: Bool,
        _ ignoredEdges: Edge.Set
    ) {
        self.decorations = decorations
        self.alignment = alignment
        self.isBehind = isBehind
        self.ignoredEdges = ignoredEdges
        super.init(node, child)
    }

    override func forgetSizes() {
        super.forgetSizes()
        for item in decorations { item.forgetSizes() }
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        super.placeChildren(proposal)
        let frame = node.scene.region.extend(frame, over: ignoredEdges, isRightToLeft: isRightToLeft)
        let proposal = ProposedViewSize(frame.size)
        let outer = ViewDimensions(size: frame.size) { [child] key, size in
            child.explicitGuide(key, in: size, proposal: proposal)
        }
        for item in decorations {
            let inner = item.dimensions(proposal)
            let x = outer[alignment.horizontal] - inner[alignment.horizontal]
            let left = isRightToLeft ? frame.width - x - inner.width : x
            let y = outer[alignment.vertical] - inner[alignment.vertical]
            item.place(at: CGPoint(x: frame.minX + left, y: frame.minY + y), proposal: proposal)
        }
    }

    override func draw(on canvas: Canvas) {
        if isBehind { for item in decorations { item.draw(on: canvas) } }
        child.draw(on: canvas)
        if !isBehind { for item in decorations { item.draw(on: canvas) } }
    }

    override func hits(_ point: CGPoint) -> [Item] {
        let own = child.hits(point)
        let extra = decorations.reversed().lazy.map { $0.hits(point) }.first { !$0.isEmpty } ?? []
        if isBehind { return own.isEmpty ? extra : own }
        // What cannot be touched itself lets the touch through.
        return extra.contains { $0.responder != nil } ? extra : own.isEmpty ? extra : own
    }

    override func semantics() -> [Semantics] {
        let own = child.semantics()
        let extra = decorations.flatMap { $0.semantics() }
        return Semantics.ordered(isBehind ? extra + own : own + extra)
    }

    override var childItems: [Item] { isBehind ? decorations + [child] : [child] + decorations }
}

extension WindowScene.Region {
    /// `frame` made to reach the outer edges where it touches those of the safe area.
    func extend(_ frame: CGRect, over edges: Edge.Set, isRightToLeft: Bool) -> CGRect {
        var result = frame
        let left: Edge.Set = isRightToLeft ? .trailing : .leading
        let right: Edge.Set = isRightToLeft ? .leading : .trailing
        if edges.contains(.top), abs(frame.minY - safe.minY) < 0.5 {
            result.size.height += result.minY - full.minY
            result.origin.y = full.minY
        }
        if edges.contains(.bottom), abs(frame.maxY - safe.maxY) < 0.5 { result.size.height += full.maxY - result.maxY }
        if edges.contains(left), abs(frame.minX - safe.minX) < 0.5 {
            result.size.width += result.minX - full.minX
            result.origin.x = full.minX
        }
        if edges.contains(right), abs(frame.maxX - safe.maxX) < 0.5 { result.size.width += full.maxX - result.maxX }
        return result
    }
}

extension View {
    public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modified(DecorationModifier(decoration: content(), alignment: alignment, isBehind: true))
    }
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modified(
            DecorationModifier(
                decoration: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isBehind: true,
                ignoredEdges: edges))
    }
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modified(
            DecorationModifier(
                decoration: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isBehind: true))
    }
    public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modified(
            DecorationModifier(
                decoration: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isBehind: true))
    }
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        modified(DecorationModifier(decoration: content(), alignment: alignment, isBehind: false))
    }
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        modified(
            DecorationModifier(
                decoration: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isBehind: false,
                ignoredEdges: edges))
    }
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modified(
            DecorationModifier(
                decoration: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isBehind: false))
    }
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modified(
            DecorationModifier(
                decoration: StrokedView(
                    shape: InsetOutline(base: Rectangle(), amount: width / 2), style: content,
                    stroke: StrokeStyle(lineWidth: width)),
                alignment: .center, isBehind: false))
    }
}
