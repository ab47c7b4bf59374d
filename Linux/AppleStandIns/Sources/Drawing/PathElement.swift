import Foundation

/// One step of an outline.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The points that the step names: where it ends and what pulls it there.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let point, let control): [point, control]
        case .curve(let point, let first, let second): [point, first, second]
        case .close: []
        }
    }

    package func mapPoints(_ transform: (CGPoint) -> CGPoint) -> PathElement {
        switch self {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .quad(let point, let control): .quad(to: transform(point), control: transform(control))
        case .curve(let point, let first, let second):
            .curve(to: transform(point), control1: transform(first), control2: transform(second))
        case .close: .close
        }
    }
}

extension [PathElement] {
    /// How far a control point lies from the ends of a quarter circle, in radii.
    private static var kappa: CGFloat { 0.552_284_749_8 }

    package static func rectangle(_ rect: CGRect) -> [PathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    package static func ellipse(in rect: CGRect) -> [PathElement] {
        roundedRectangle(rect, width: rect.width / 2, height: rect.height / 2)
    }

    package static func roundedRectangle(_ rect: CGRect, radius: CGFloat) -> [PathElement] {
        let most = Swift.min(rect.width, rect.height) / 2
        let fitting = Swift.max(0, Swift.min(radius, most))
        return fitting == 0 ? rectangle(rect) : roundedRectangle(rect, width: fitting, height: fitting)
    }

    private static func roundedRectangle(_ rect: CGRect, width: CGFloat, height: CGFloat) -> [PathElement] {
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (dx, dy) = (width * (1 - kappa), height * (1 - kappa))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(point(left + width, top)), .line(point(right - width, top)),
            .curve(to: point(right, top + height), control1: point(right - dx, top), control2: point(right, top + dy)),
            .line(point(right, bottom - height)),
            .curve(
                to: point(right - width, bottom), control1: point(right, bottom - dy),
                control2: point(right - dx, bottom)),
            .line(point(left + width, bottom)),
            .curve(
                to: point(left, bottom - height), control1: point(left + dx, bottom),
                control2: point(left, bottom - dy)),
            .line(point(left, top + height)),
            .curve(to: point(left + width, top), control1: point(left, top + dy), control2: point(left + dx, top)),
            .close,
        ]
    }

    /// The smallest rectangle around all points, control points included; null without any.
    package var bounds: CGRect {
        let points = flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}
