import Drawing
import Foundation
import Stage

/// A thing that takes part in layout: it answers proposals, takes a frame, draws, is touched, and says what it is.
///
/// Frames are in points of the window. Items are made anew when their node changes; sizes are remembered until then.
@MainActor package class Item {
    package let node: Node
    package private(set) var frame = CGRect.zero
    private var sizes: [SizeKey: CGSize] = [:]

    package init(_ node: Node) { self.node = node }

    package var environment: EnvironmentValues { node.environment }
    package var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    // MARK: Layout

    /// The size that the item takes for `proposal`.
    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        let key = SizeKey(proposal)
        if let known = sizes[key] { return known }
        let size = computeSize(proposal)
        sizes[key] = size
        return size
    }

    package func forgetSizes() { forgetOwnSizes() }
    package func forgetOwnSizes() { sizes.removeAll(keepingCapacity: true) }

    /// To override. By default an item takes what it is offered, ten points where nothing is.
    package func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Gives the item its frame, and so its children theirs. `proposal` is what the frame's size was the answer to.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(in: CGRect(origin: origin, size: size(proposal)), proposal: proposal)
    }

    package final func place(in frame: CGRect, proposal: ProposedViewSize) {
        self.frame = frame
        placeChildren(proposal)
    }

    /// To override: lay the children out in `frame`.
    package func placeChildren(_ proposal: ProposedViewSize) {}

    /// Where an alignment guide lies in an item of `size`; nil for the guide's default.
    package func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(proposal), isRightToLeft: isRightToLeft) { [unowned self] key, size in
            self.explicitGuide(key, in: size, proposal: proposal)
        }
    }

    package var layoutPriority: Double { 0 }
    package var zIndex: Double { 0 }
    package var spacing: ViewSpacing { ViewSpacing() }
    package var isSpacer: Bool { false }
    /// The value for a `LayoutValueKey`, and for traits of rows (tags, swipe actions): nil where none was set.
    package func trait(_ key: ObjectIdentifier) -> Any? { nil }

    // MARK: Drawing, touch, meaning

    package func draw(on canvas: Canvas) {}

    /// The items under `point`, the topmost first, each before what it lies in.
    package func hits(_ point: CGPoint) -> [Item] { frame.contains(point) ? [self] : [] }

    /// What a touch on this item does; nil where it does nothing and what lies behind gets it.
    package var responder: Responder? { nil }

    /// What the item is to whoever cannot see it, in reading order.
    package func semantics() -> [Semantics] { [] }

    /// The items directly within, for searches.
    package var childItems: [Item] { [] }

    private struct SizeKey: Hashable {
        let width: CGFloat?
        let height: CGFloat?
        init(_ proposal: ProposedViewSize) {
            width = proposal.width
            height = proposal.height
        }
    }
}

/// An item around one other, which it leaves as it is. Modifiers override what they change.
@MainActor package class WrapperItem: Item {
    package let child: Item

    package init(_ node: Node, _ child: Item) {
        self.child = child
        super.init(node)
    }

    package override func forgetSizes() {
        super.forgetSizes()
        child.forgetSizes()
    }
    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
    package override func placeChildren(_ proposal: ProposedViewSize) { child.place(in: frame, proposal: proposal) }
    package override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, in: size, proposal: proposal)
    }
    package override var layoutPriority: Double { child.layoutPriority }
    package override var zIndex: Double { child.zIndex }
    package override var spacing: ViewSpacing { child.spacing }
    package override var isSpacer: Bool { child.isSpacer }
    package override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }
    package override func draw(on canvas: Canvas) { child.draw(on: canvas) }
    package override func hits(_ point: CGPoint) -> [Item] {
        let inner = child.hits(point)
        if responder == nil { return inner }
        return inner.isEmpty ? (frame.contains(point) ? [self] : []) : inner + [self]
    }
    package override func semantics() -> [Semantics] { child.semantics() }
    package override var childItems: [Item] { [child] }
}

/// An item that lays several others out.
@MainActor package class ContainerItem: Item {
    package let children: [Item]

    package init(_ node: Node, _ children: [Item]) {
        self.children = children
        super.init(node)
    }

    package override func forgetSizes() {
        super.forgetSizes()
        for child in children { child.forgetSizes() }
    }
    package override func draw(on canvas: Canvas) {
        for child in drawingOrder { child.draw(on: canvas) }
    }
    package override func hits(_ point: CGPoint) -> [Item] {
        for child in drawingOrder.reversed() {
            let hits = child.hits(point)
            if !hits.isEmpty { return hits + (responder == nil ? [] : [self]) }
        }
        return responder != nil && frame.contains(point) ? [self] : []
    }
    package override func semantics() -> [Semantics] { Semantics.ordered(children.flatMap { $0.semantics() }) }
    package override var childItems: [Item] { children }

    private var drawingOrder: [Item] {
        guard children.contains(where: { $0.zIndex != 0 }) else { return children }
        return children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }
}

/// What a touch does.
@MainActor package struct Responder {
    /// Ends a tap on the item. The point is in the window.
    package var tap: (@MainActor (CGPoint) -> Void)?
    package var longPress: (@MainActor () -> Void)?
    package var minimumPressDuration = 0.5
    /// A drag's steps: start, translation so far, whether it ended. Returns whether it takes the drag.
    package var drag: (@MainActor (DragStep) -> Bool)?
    /// A scroll by wheel or finger; returns what it could not use.
    package var scroll: (@MainActor (CGSize) -> CGSize)?
    package var isEnabled = true
    /// Called when a touch goes down on the item or leaves it, so that it can look pressed.
    package var press: (@MainActor (Bool) -> Void)?

    package init() {}

    package struct DragStep {
        package var start: CGPoint
        package var location: CGPoint
        package var held: Double
        package var hasEnded: Bool
        package var translation: CGSize { CGSize(width: location.x - start.x, height: location.y - start.y) }
    }
}
