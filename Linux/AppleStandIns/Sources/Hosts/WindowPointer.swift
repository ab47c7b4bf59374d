import Foundation
import Stage

/// Makes gestures of what a mouse or a finger does between going down and coming up.
///
/// A finger that moves up or down scrolls at once; any other movement is a drag, complete when the finger comes up.
struct WindowPointer {
    enum Kind { case mouse, finger }

    private enum Movement { case none, scroll(last: CGPoint), drag(holding: Double) }

    /// Movement up to here is a hand's trembling.
    private static let slop = 10.0
    /// How long a touch rests before it is a press, and a movement after it no scroll.
    private static let longPress = 0.5

    private var kind = Kind.mouse
    private var start: (point: CGPoint, time: Double)?
    private var movement = Movement.none

    mutating func goDown(at point: CGPoint, time: Double, kind: Kind) {
        self.kind = kind
        start = (point, time)
        movement = .none
    }

    mutating func move(to point: CGPoint, time: Double) -> Gesture? {
        guard let start else { return nil }
        let (dx, dy) = (abs(point.x - start.point.x), abs(point.y - start.point.y))
        if case .none = movement, max(dx, dy) > Self.slop {
            let holding = time - start.time
            let scrolls = kind == .finger && dy > dx && holding < Self.longPress
            movement = scrolls ? .scroll(last: start.point) : .drag(holding: holding)
        }
        guard case .scroll(let last) = movement else { return nil }
        movement = .scroll(last: point)
        return .scroll(at: start.point, dx: last.x - point.x, dy: last.y - point.y)
    }

    mutating func comeUp(at point: CGPoint, time: Double) -> Gesture? {
        let scroll = move(to: point, time: time)
        defer { cancel() }
        guard let start else { return nil }
        switch movement {
        case .scroll: return scroll
        case .drag(let holding): return .drag(from: start.point, to: point, holding: holding)
        case .none:
            let seconds = time - start.time
            return seconds < Self.longPress ? .tap(start.point) : .press(start.point, seconds: seconds)
        }
    }

    mutating func cancel() {
        start = nil
        movement = .none
    }

    var isDown: Bool { start != nil }
}
