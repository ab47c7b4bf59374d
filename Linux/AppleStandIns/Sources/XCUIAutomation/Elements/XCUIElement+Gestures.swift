import Foundation
import Stage

/// How fast a finger swipes; the stand-in's fingers know one speed.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(floatLiteral value: Double) { rawValue = value }
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
    public static let `default` = XCUIGestureVelocity(rawValue: 0)
    public static let slow = XCUIGestureVelocity(rawValue: -1)
    public static let fast = XCUIGestureVelocity(rawValue: -2)
}

extension XCUIElement {
    public func tap() { touch("tap") { .tap($0) } }

    public func doubleTap() { touch("double-tap", times: 2) { .tap($0) } }

    /// Taps with one finger, which is all that the stand-in has.
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
        touch("tap", times: numberOfTaps) { .tap($0) }
    }

    public func press(forDuration duration: TimeInterval) { touch("press") { .press($0, seconds: duration) } }

    public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        guard let target = otherElement.hitPoint(to: "drag to") else { return }
        touch("drag") { .drag(from: $0, to: target.point, holding: duration) }
    }

    public func swipeUp() { swipeUp(velocity: .default) }
    public func swipeDown() { swipeDown(velocity: .default) }
    public func swipeLeft() { swipeLeft(velocity: .default) }
    public func swipeRight() { swipeRight(velocity: .default) }
    public func swipeUp(velocity: XCUIGestureVelocity) { swipe(from: (0.5, 0.75), to: (0.5, 0.25)) }
    public func swipeDown(velocity: XCUIGestureVelocity) { swipe(from: (0.5, 0.25), to: (0.5, 0.75)) }
    public func swipeLeft(velocity: XCUIGestureVelocity) { swipe(from: (0.75, 0.5), to: (0.25, 0.5)) }
    public func swipeRight(velocity: XCUIGestureVelocity) { swipe(from: (0.25, 0.5), to: (0.75, 0.5)) }

    /// Scrolls with a pointer over the element; a positive `deltaY` shows what is further up.
    public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
        touch("scroll") { .scroll(at: $0, dx: -deltaX, dy: -deltaY) }
    }

    public func adjust(toPickerWheelValue pickerWheelValue: String) {
        guard let node = resolve(to: "adjust"), let element = node.element else { return }
        application.perform(.choose(element.id, value: pickerWheelValue), in: node.window, on: path)
    }

    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(element: self, normalizedOffset: normalizedOffset, offset: CGVector(dx: 0, dy: 0))
    }

    /// A touch in the middle of what can be seen of it, after scrolling it into view.
    private func touch(_ verb: String, times: Int = 1, _ gesture: (CGPoint) -> Gesture) {
        guard let target = hitPoint(to: verb) else { return }
        let gestures = Array(repeating: gesture(target.point), count: times)
        application.perform(gestures, in: target.window, on: path)
    }

    func hitPoint(to verb: String) -> (point: CGPoint, window: Int)? {
        guard var node = resolve(to: verb) else { return nil }
        guard let element = node.element else { return (CGPoint(x: node.frame.midX, y: node.frame.midY), node.window) }
        if !element.visibleFrame.contains(element.activationPoint) {
            application.reveal(element.id, in: node.window)
            guard let again = resolve(to: verb) else { return nil }
            node = again
        }
        guard let shown = node.element, !shown.visibleFrame.isEmpty else {
            application.fail("Failed to \(verb) \(path): it is not hittable, being out of sight.", showingScreen: true)
            return nil
        }
        let centre = CGPoint(x: shown.visibleFrame.midX, y: shown.visibleFrame.midY)
        return (shown.visibleFrame.contains(shown.activationPoint) ? shown.activationPoint : centre, node.window)
    }

    private func swipe(from start: (x: CGFloat, y: CGFloat), to end: (x: CGFloat, y: CGFloat)) {
        guard let node = resolve(to: "swipe") else { return }
        let frame = node.element?.visibleFrame ?? node.frame
        guard !frame.isEmpty else {
            return application.fail(
                "Failed to swipe \(path): it is not hittable, being out of sight.", showingScreen: true)
        }
        func point(_ place: (x: CGFloat, y: CGFloat)) -> CGPoint {
            CGPoint(x: frame.minX + place.x * frame.width, y: frame.minY + place.y * frame.height)
        }
        application.perform(.drag(from: point(start), to: point(end), holding: 0), in: node.window, on: path)
    }
}
