import Drawing
import Foundation
import Stage

/// Shows a part of content that may be larger than itself.
///
/// At the edges where it touches the safe area's end it reaches on to the window's, and begins its content where it is safe.
@MainActor final class ScrollItem: WrapperItem, Scroller {
    private let axes: Axis.Set
    let state: ScrollState
    private let role: Element.Role
    /// The part of the window in which content shows; larger than the frame where that touches a bar.
    private(set) var viewport = CGRect.zero

    init(_ node: Node, axes: Axis.Set, content: Item, state: ScrollState, role: Element.Role = .scrollView) {
        self.axes = axes
        self.state = state
        self.role = role
        super.init(node, content)
    }

    private var settings: ScrollSettings { environment.scroll }
    private var margins: EdgeInsets { settings.margins }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal)
                ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
    }

    /// The content's size with its margins.
    private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(contentProposal(proposal))
        return CGSize(
            width: size.width + margins.leading + margins.trailing, height: size.height + margins.top + margins.bottom)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        ContainerSize.within(proposal.replacingUnspecifiedDimensions(by: node.scene.region.safe.size)) {
            size = contentSize(proposal)
        }
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    // MARK: Placing

    override func placeChildren(_ proposal: ProposedViewSize) {
        viewport = node.scene.region.extended(frame)
        let offer = ProposedViewSize(frame.size)
        let port = ScrollViewport(visible: viewport)
        ContainerSize.within(frame.size) {
            port.around {
                // Rows that come into sight may change the content's length: again until nothing does.
                for _ in 0..<8 {
                    port.lengthsChanged = false
                    port.shift = .zero
                    placeContent(offer)
                    let hasMoved = followTarget()
                    if !port.lengthsChanged, !hasMoved { break }
                    _ = child.forgetSizesAroundLazyStacks()
                    if !hasMoved {
                        state.offset.x += port.shift.x
                        state.offset.y += port.shift.y
                    }
                }
            }
        }
        state.target = nil
        tellPosition()
    }

    private func placeContent(_ offer: ProposedViewSize) {
        let size = contentSize(offer)
        state.limit = CGPoint(
            x: axes.contains(.horizontal) ? max(0, size.width - frame.width) : 0,
            y: axes.contains(.vertical) ? max(0, size.height - frame.height) : 0)
        if !state.hasBeenPlaced {
            state.hasBeenPlaced = true
            if let anchor = settings.anchor {
                state.offset = CGPoint(x: state.limit.x * anchor.x, y: state.limit.y * anchor.y)
            }
        }
        state.offset = state.clamped(state.offset)
        let inner = child.size(contentProposal(offer))
        let slack = axes.contains(.horizontal) ? 0 : (frame.width - size.width) / 2
        let fromLeading = margins.leading + slack - state.offset.x
        let x = isRightToLeft ? frame.maxX - fromLeading - inner.width : frame.minX + fromLeading
        let place = CGRect(origin: CGPoint(x: x, y: frame.minY + margins.top - state.offset.y), size: inner)
        let spaces =
            [ScrollSpace.any] + [Axis.horizontal, .vertical].filter { axes.contains($0.set) }.map(ScrollSpace.axis)
        SpacesAround.with(spaces.map { AnyHashable($0) }, frame: frame) {
            node.scene.within(.closed(place)) { child.place(in: place, proposal: contentProposal(offer)) }
        }
    }

    // MARK: Scrolling to something

    /// Scrolls as little as brings `rect`, in points of the window, between the bars; its beginning where it is too large.
    func reveal(_ rect: CGRect) {
        guard child.frame.intersects(rect) else { return }
        state.move(to: offset(revealing: rect, anchor: nil), in: node)
    }

    private func offset(revealing rect: CGRect, anchor: UnitPoint?) -> CGPoint {
        func place(
            _ current: CGFloat, _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat, _ part: CGFloat?
        ) -> CGFloat {
            if let part { return current + (low + (high - low) * part) - (start + (end - start) * part) }
            if low < start || high - low > end - start { return current + low - start }
            return high > end ? current + high - end : current
        }
        let y = place(state.offset.y, rect.minY, rect.maxY, frame.minY, frame.maxY, anchor?.y)
        let x =
            isRightToLeft
            ? place(state.offset.x, -rect.maxX, -rect.minX, -frame.maxX, -frame.minX, anchor.map(\.x))
            : place(state.offset.x, rect.minX, rect.maxX, frame.minX, frame.maxX, anchor?.x)
        return state.clamped(CGPoint(x: axes.contains(.horizontal) ? x : 0, y: axes.contains(.vertical) ? y : 0))
    }

    /// Whether the target lies elsewhere than where it was asked for, and the offset changed for that.
    private func followTarget() -> Bool {
        guard let target = state.target, let rect = child.frame(ofIdentity: target.id, below: node) else {
            return false
        }
        let wanted = offset(revealing: rect, anchor: target.anchor)
        if abs(wanted.x - state.offset.x) < 0.01, abs(wanted.y - state.offset.y) < 0.01 { return false }
        state.offset = wanted
        return true
    }

    /// Tells `scrollPosition`'s binding which identity stands first.
    private func tellPosition() {
        guard let position = settings.position else { return }
        let first = child.firstIdentity(in: frame, axes: axes)
        guard let first, first != state.lastPosition else { return }
        let isInitial = state.lastPosition == nil && state.offset == .zero
        state.lastPosition = first
        // As on iOS, the binding hears of scrolling, not of the first appearance.
        if !isInitial { node.scene.whenUpdated { position.write(first) } }
    }

    // MARK: Drawing, touch, meaning

    override func draw(on canvas: Canvas) {
        guard settings.isClipped else { return child.draw(on: canvas) }
        canvas.save()
        canvas.clip(to: .rectangle(viewport))
        child.draw(on: canvas)
        canvas.restore()
    }

    override func hits(_ point: CGPoint) -> [Item] {
        viewport.contains(point) ? child.hits(point) + [self] : []
    }

    override var responder: Responder? {
        if settings.isDisabled { return nil }
        let (state, node, axes) = (state, node, axes)
        let keepsKeyboard = settings.dismissal.kind == .never
        func followed<Result>(_ move: () -> Result) -> Result {
            let before = state.offset
            let result = move()
            if state.offset != before, !keepsKeyboard, node.scene.focus.caret != nil {
                node.scene.focus.resign(in: node.scene)
            }
            return result
        }
        var responder = Responder()
        responder.scroll = { delta in followed { state.scroll(by: delta, in: node) } }
        responder.drag = { step in followed { state.drag(step, axes: axes, in: node) } }
        return responder
    }

    override func semantics() -> [Semantics] {
        var content = child.semantics()
        for index in content.indices {
            content[index].forEachWithin { part in
                let visible = part.element.visibleFrame.intersection(viewport)
                part.element.visibleFrame = visible.isNull ? .zero : visible
            }
        }
        var list = Semantics(role: role, item: self)
        list.element.frame = viewport
        list.element.visibleFrame = viewport
        list.element.activationPoint = CGPoint(x: viewport.midX, y: viewport.midY)
        list.children = content
        return [list]
    }
}

extension Axis {
    var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
