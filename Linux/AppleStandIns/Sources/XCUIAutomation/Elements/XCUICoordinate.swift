import Foundation
import Stage

/// CoreGraphics' vector, which Foundation lacks on Linux.
public struct CGVector: Sendable, Hashable, Codable {
    public var dx: CGFloat
    public var dy: CGFloat
    public static let zero = CGVector(dx: 0, dy: 0)

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

/// A place on the screen, relative to an element, looked up anew at each use.
@MainActor public final class XCUICoordinate {
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(element: XCUIElement, normalizedOffset: CGVector, offset: CGVector) {
        referencedElement = element
        self.normalizedOffset = normalizedOffset
        self.offset = offset
    }

    public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            element: referencedElement, normalizedOffset: normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    public var screenPoint: CGPoint { place("find")?.point ?? .zero }
    public func tap() { touch("tap") { .tap($0) } }
    public func press(forDuration duration: TimeInterval) { touch("press") { .press($0, seconds: duration) } }

    public func doubleTap() {
        tap()
        tap()
    }

    public func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        guard let end = otherCoordinate.place("drag to") else { return }
        touch("drag") { .drag(from: $0, to: end.point, holding: duration) }
    }

    private func touch(_ verb: String, _ gesture: (CGPoint) -> Gesture) {
        guard let place = place(verb) else { return }
        referencedElement.application.perform(gesture(place.point), in: place.window, on: referencedElement.path)
    }

    private func place(_ verb: String) -> (point: CGPoint, window: Int)? {
        guard let node = referencedElement.resolve(to: verb) else { return nil }
        let point = CGPoint(
            x: node.frame.minX + normalizedOffset.dx * node.frame.width + offset.dx,
            y: node.frame.minY + normalizedOffset.dy * node.frame.height + offset.dy)
        return (point, node.window)
    }
}
