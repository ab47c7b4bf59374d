import Drawing
import Foundation
import Stage

/// A thing that takes part in layout: it answers proposals, takes a frame, draws, is touched, and says what it is.
///
/// Frames are in points of the window. Items are made anew when their node changes; sizes are remembered until then.
@MainActor class Item {
    let node: Node
    private(set) var frame = CGRect.zero
    private var sizes: [SizeKey: CGSize] = [:]

    init(_ node: Node) { self.node = node }

    var environment: EnvironmentValues { node.environment }
    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    // MARK: Layout

    /// The size that the item takes for `proposal`.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        let key = SizeKey(proposal)
        if let known = sizes[key] { return known }
        let size = computeSize(proposal)
        sizes[key] = size
        return size
    }

    func forgetSizes() { forgetOwnSizes() }
    func forgetOwnSizes() { sizes.removeAll(keepingCapacity: true) }

    /// To override. By default an item takes what it is offered, ten points where nothing is.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Gives the item its frame, and so its children theirs. `proposal` is what the frame's size was the answer to.
    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(in: CGRect(origin: origin, size: size(proposal)), proposal: proposal)
    }

    final func place(in frame: CGRect, proposal: ProposedViewSize) {
        self.frame = frame
        placeChildren(proposal)
    }

    /// To override: lay the children out in `frame`.
    func placeChildren(_ proposal: ProposedViewSize) {}

    /// Where an alignment guide lies in an item of `size`; nil for the guide's default.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Whether the item or one within may have a guide of that kind; asked first, as working one out takes a trial placement.
    func mayHaveGuide(_ key: AlignmentKey) -> Bool { false }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(proposal), isRightToLeft: isRightToLeft) { [unowned self] key, size in
            self.mayHaveGuide(key) ? self.explicitGuide(key, in: size, proposal: proposal) : nil
        }
    }

    var layoutPriority: Double { 0 }
    var zIndex: Double { 0 }
    var spacing: ViewSpacing { ViewSpacing() }
    var isSpacer: Bool { false }
    /// The value for a `LayoutValueKey`, and for traits of rows (tags, swipe actions): nil where none was set.
    func trait(_ key: ObjectIdentifier) -> Any? { nil }

    // MARK: Drawing, touch, meaning

    func draw(on canvas: Canvas) {}

    /// The items under `point`, the topmost first, each before what it lies in.
    func hits(_ point: CGPoint) -> [Item] { frame.contains(point) ? [self] : [] }

    /// What a touch on this item does; nil where it does nothing and what lies behind gets it.
    var responder: Responder? { nil }

    /// What the item is to whoever cannot see it, in reading order.
    func semantics() -> [Semantics] { [] }

    /// The items directly within, for searches.
    var childItems: [Item] { [] }

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
@MainActor class WrapperItem: Item {
    let child: Item

    init(_ node: Node, _ child: Item) {
        self.child = child
        super.init(node)
    }

    override func forgetSizes() {
        super.forgetSizes()
        child.forgetSizes()
    }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
    override func placeChildren(_ proposal: ProposedViewSize) { child.place(in: frame, proposal: proposal) }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, in: size, proposal: proposal)
    }
    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { child.mayHaveGuide(key) }
    override var layoutPriority: Double { child.layoutPriority }
    override var zIndex: Double { child.zIndex }
    override var spacing: ViewSpacing { child.spacing }
    override var isSpacer: Bool { child.isSpacer }
    override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }
    override func draw(on canvas: Canvas) { child.draw(on: canvas) }
    override func hits(_ point: CGPoint) -> [Item] {
        let inner = child.hits(point)
        if responder == nil { return inner }
        return inner.isEmpty ? (frame.contains(point) ? [self] : []) : inner + [self]
    }
    override func semantics() -> [Semantics] { child.semantics() }
    override var childItems: [Item] { [child] }
}

/// An item that lays several others out.
@MainActor class ContainerItem: Item {
    let children: [Item]

    init(_ node: Node, _ children: [Item]) {
        self.children = children
        super.init(node)
    }

    override func forgetSizes() {
        super.forgetSizes()
        for child in children { child.forgetSizes() }
    }
    override func draw(on canvas: Canvas) {
        for child in drawingOrder { child.draw(on: canvas) }
    }
    override func hits(_ point: CGPoint) -> [Item] {
        for child in drawingOrder.reversed() {
            let hits = child.hits(point)
            if !hits.isEmpty { return hits + (responder == nil ? [] : [self]) }
        }
        return responder != nil && frame.contains(point) ? [self] : []
    }
    override func semantics() -> [Semantics] { Semantics.ordered(children.flatMap { $0.semantics() }) }
    override var childItems: [Item] { children }
    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { children.contains { $0.mayHaveGuide(key) } }

    private var drawingOrder: [Item] {
        guard children.contains(where: { $0.zIndex != 0 }) else { return children }
        return children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(
            \.element)
    }
}

/// What a touch does.
@MainActor struct Responder {
    /// Ends a tap on the item. The point is in the window.
    var tap: (@MainActor (CGPoint) -> Void)?
    var longPress: (@MainActor () -> Void)?
    var minimumPressDuration = 0.5
    /// A drag's steps: start, translation so far, whether it ended. Returns whether it takes the drag.
    var drag: (@MainActor (DragStep) -> Bool)?
    /// A scroll by wheel or finger; returns what it could not use.
    var scroll: (@MainActor (CGSize) -> CGSize)?
    var isEnabled = true
    /// Called when a touch goes down on the item or leaves it, so that it can look pressed.
    var press: (@MainActor (Bool) -> Void)?

    init() {}

    struct DragStep {
        var start: CGPoint
        var location: CGPoint
        var held: Double
        var hasEnded: Bool
        var translation: CGSize { CGSize(width: location.x - start.x, height: location.y - start.y) }
    }
}
