import Foundation

/// How far a scroll view is scrolled, kept from one update to the next.
@MainActor final class ScrollState {
    /// From the content's leading top corner; 0 shows its beginning below whatever bars there are.
    var offset = CGPoint.zero
    /// The greatest offset, as the last placement had it.
    var limit = CGPoint.zero
    var target: ScrollTarget?
    var hasBeenPlaced = false
    /// The identity that `scrollPosition` was last told or told.
    var lastPosition: AnyHashable?
    private var dragStart: CGPoint?
    private var refusesDrag = false

    init() {}

    /// The state kept in the memory of `node`, made on the first call.
    static func of(_ node: Node) -> ScrollState {
        if let known = node.memory as? ScrollState { return known }
        let new = ScrollState()
        node.memory = new
        return new
    }

    /// Goes to `wanted` as far as there is content.
    func move(to wanted: CGPoint, in node: Node) {
        let new = clamped(wanted)
        guard new != offset else { return }
        offset = new
        node.scene.setNeedsPlacing()
    }

    func clamped(_ wanted: CGPoint) -> CGPoint {
        CGPoint(x: min(max(0, wanted.x), limit.x), y: min(max(0, wanted.y), limit.y))
    }

    /// Scrolls on and returns what could not be used. Positive values show what is further right and down.
    func scroll(by delta: CGSize, in node: Node) -> CGSize {
        let isMirrored = node.environment.layoutDirection == .rightToLeft
        let before = offset
        move(to: CGPoint(x: offset.x + (isMirrored ? -delta.width : delta.width), y: offset.y + delta.height), in: node)
        let x = isMirrored ? before.x - offset.x : offset.x - before.x
        return CGSize(width: delta.width - x, height: delta.height - (offset.y - before.y))
    }

    /// Follows a finger. Refuses a drag across the scroll view's axes, and any where there is nothing to scroll.
    func drag(_ step: Responder.DragStep, axes: Axis.Set, in node: Node) -> Bool {
        defer {
            if step.hasEnded {
                dragStart = nil
                refusesDrag = false
            }
        }
        if refusesDrag { return false }
        let isAcross = abs(step.translation.width) > abs(step.translation.height)
        if dragStart == nil {
            let canMove = isAcross ? axes.contains(.horizontal) && limit.x > 0 : axes.contains(.vertical) && limit.y > 0
            guard canMove else {
                refusesDrag = true
                return false
            }
            dragStart = offset
        }
        guard let dragStart else { return false }
        let x = node.environment.layoutDirection == .rightToLeft ? -step.translation.width : step.translation.width
        move(to: CGPoint(x: dragStart.x - x, y: dragStart.y - step.translation.height), in: node)
        return true
    }
}

/// What is to be brought into sight with the next placement.
struct ScrollTarget {
    let id: AnyHashable
    /// Where it is to stand; nil for wherever takes the least scrolling.
    let anchor: UnitPoint?
}

/// The part in sight, told to lazy stacks while they are placed, and what they tell back.
@MainActor final class ScrollViewport {
    static var current: ScrollViewport?
    let visible: CGRect
    /// Rows came into sight and turned out longer or shorter than assumed.
    var lengthsChanged = false
    /// By how much those before what is seen.
    var shift = CGPoint.zero

    init(visible: CGRect) { self.visible = visible }

    func moved(by length: CGFloat, along axis: Axis) {
        if axis == .vertical { shift.y += length } else { shift.x += length }
    }

    func around(_ work: () -> Void) {
        let outer = ScrollViewport.current
        ScrollViewport.current = self
        work()
        ScrollViewport.current = outer
    }
}
