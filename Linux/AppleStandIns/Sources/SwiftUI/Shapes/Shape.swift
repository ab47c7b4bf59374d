import Drawing
import Foundation
import Stage

/// A view that is an outline in the rectangle that it is given.
public protocol Shape: Animatable, View, Sendable {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// Whether a view is mirrored where the layout runs the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func isMirrored(in direction: LayoutDirection) -> Bool {
        if case .mirrors(let mirrored) = self { return mirrored == direction }
        return false
    }
}

public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    @MainActor @preconcurrency public var body: some View { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public var shape: Content
    public var style: Style
    var fillStyle = FillStyle()
    nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: PrimitiveView {
    func update(_ node: Node) {
        if node.environment.isSystemChrome {
            node.scene.report("A drawn shape stands where system chrome shows only text and symbols")
        }
        shape.followMotion(in: node)
    }
    func makeItems(_ node: Node) -> [Item] {
        [FilledItem(node, shape: shape, style: style, evenOdd: fillStyle.isEOFilled)]
    }
}

public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// Fills a shape.
@MainActor final class FilledItem<S: Shape>: Item {
    private let shape: S
    private let style: any ShapeStyle
    private let evenOdd: Bool

    init(_ node: Node, shape: S, style: any ShapeStyle, evenOdd: Bool = false) {
        self.shape = shape
        self.style = style
        self.evenOdd = evenOdd
        super.init(node)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    override func draw(on canvas: Canvas) {
        let path = shape.shownPath(in: frame, node: node)
        canvas.fill(path.elements, with: style.engineValue(in: environment, rect: frame), evenOdd: evenOdd)
    }
}

extension Shape {
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> some View
    {
        StrokedView(shape: self, style: content, stroke: style)
    }
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> some View
    {
        StrokedView(shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth))
    }
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(base: self, from: startFraction, to: endFraction)
    }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
}

extension InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        StrokedView(shape: inset(by: lineWidth / 2), style: content, stroke: StrokeStyle(lineWidth: lineWidth))
    }
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        StrokedView(shape: inset(by: style.lineWidth / 2), style: content, stroke: style)
    }
}

struct StrokedView<Content: Shape> {
    let shape: Content
    let style: any ShapeStyle
    let stroke: StrokeStyle
}

extension StrokedView: PrimitiveView {
    func update(_ node: Node) {
        if node.environment.isSystemChrome {
            node.scene.report("A drawn shape stands where system chrome shows only text and symbols")
        }
        shape.followMotion(in: node)
    }
    func makeItems(_ node: Node) -> [Item] { [StrokedItem(node, shape: shape, style: style, stroke: stroke)] }
}

@MainActor final class StrokedItem<S: Shape>: Item {
    private let shape: S
    private let style: any ShapeStyle
    private let stroke: StrokeStyle

    init(_ node: Node, shape: S, style: any ShapeStyle, stroke: StrokeStyle) {
        self.shape = shape
        self.style = style
        self.stroke = stroke
        super.init(node)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    override func draw(on canvas: Canvas) {
        let path = shape.shownPath(in: frame, node: node)
        canvas.stroke(path.elements, with: style.engineValue(in: environment, rect: frame), pen: stroke.pen)
    }
}

extension Shape {
    @MainActor func followMotion(in node: Node) {
        if AnimatableData.self != EmptyAnimatableData.self { Motion.follow(animatableData, in: node) }
    }

    /// The outline as it is drawn now: on its way, where an animation moves it, and the right way round.
    @MainActor func shownPath(in rect: CGRect, node: Node) -> Path {
        var shape = self
        if let shown = Motion<AnimatableData>.shown(in: node) { shape.animatableData = shown }
        let isMirrored = layoutDirectionBehavior.isMirrored(in: node.environment.layoutDirection)
        return shape.path(in: rect).mirrored(in: rect, if: isMirrored)
    }
}

extension Path {
    func mirrored(in rect: CGRect, if isMirrored: Bool) -> Path {
        guard isMirrored else { return self }
        return Path(elements: elements.map { $0.mapPoints { CGPoint(x: rect.minX + rect.maxX - $0.x, y: $0.y) } })
    }
}
