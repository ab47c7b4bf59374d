import Drawing
import Foundation
import FoundationAdditions

/// The outline of a two-dimensional shape.
public struct Path: Equatable, @unchecked Sendable {
    private(set) var elements: [PathElement] = []
    private var start = CGPoint.zero
    private var last = CGPoint.zero

    public init() {}
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public init(_ rect: CGRect) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    init(elements: [PathElement]) { self.elements = elements }

    public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }

    public var isEmpty: Bool { elements.isEmpty }
    public var currentPoint: CGPoint? { elements.isEmpty ? nil : last }
    public var boundingRect: CGRect { elements.isEmpty ? .null : elements.bounds }

    public mutating func move(to end: CGPoint) {
        elements.append(.move(end))
        start = end
        last = end
    }
    public mutating func addLine(to end: CGPoint) {
        elements.append(.line(end))
        last = end
    }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quad(to: end, control: control))
        last = end
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
        last = end
    }
    public mutating func closeSubpath() {
        elements.append(.close)
        last = start
    }
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append([PathElement].rectangle(rect), transform)
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append([PathElement].ellipse(in: rect), transform)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        append(
            [PathElement].roundedRectangle(rect, radius: min(cornerSize.width, rect.width / 2, rect.height / 2)),
            transform)
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        append(path.elements, transform)
    }

    /// An arc; y grows downwards, so `clockwise: false` runs clockwise to the eye, as in SwiftUI.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle.radians - startAngle.radians
        if clockwise {
            while sweep > 0 { sweep -= 2 * .pi }
        } else {
            while sweep < 0 { sweep += 2 * .pi }
        }
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = point(startAngle.radians).applying(transform)
        if elements.isEmpty { move(to: first) } else { addLine(to: first) }
        // A quarter turn at most a curve.
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / Double(pieces)
        let handle = radius * 4 / 3 * tan(step / 4)
        for index in 0..<pieces {
            let a = startAngle.radians + Double(index) * step
            let b = a + step
            let p = point(a)
            let q = point(b)
            addCurve(
                to: q.applying(transform),
                control1: CGPoint(x: p.x - handle * sin(a), y: p.y + handle * cos(a)).applying(transform),
                control2: CGPoint(x: q.x + handle * sin(b), y: q.y - handle * cos(b)).applying(transform))
        }
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var copy = Path()
        copy.append(elements, transform)
        return copy
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        Path(elements: elements.map { $0.mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) } })
    }

    /// The part of the path between two fractions of its length.
    public func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path {
        if startFraction <= 0, endFraction >= 1 { return self }
        return PathTrim(elements).part(from: startFraction, to: endFraction)
    }

    private mutating func append(_ more: [PathElement], _ transform: CGAffineTransform) {
        elements += transform == .identity ? more : more.map { $0.mapPoints { $0.applying(transform) } }
        if let end = elements.last(where: { $0 != .close }) {
            switch end {
            case .move(let p), .line(let p), .quad(let p, _), .curve(let p, _, _): last = p
            case .close: break
            }
        }
    }
}

/// Cuts a path by its length, with curves as short lines.
struct PathTrim {
    private var segments: [(from: CGPoint, to: CGPoint)] = []

    init(_ elements: [PathElement]) {
        var start = CGPoint.zero
        var last = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p): start = p
            case .line(let p): segments.append((last, p))
            case .quad(let p, let c): curve(from: last, c, c, to: p, isQuadratic: true)
            case .curve(let p, let c1, let c2): curve(from: last, c1, c2, to: p, isQuadratic: false)
            case .close:
                if last != start { segments.append((last, start)) }
            }
            switch element {
            case .move(let p), .line(let p), .quad(let p, _), .curve(let p, _, _): last = p
            case .close: last = start
            }
        }
    }

    private mutating func curve(from a: CGPoint, _ c1: CGPoint, _ c2: CGPoint, to b: CGPoint, isQuadratic: Bool) {
        var last = a
        for step in 1...24 {
            let t = CGFloat(step) / 24
            let u = 1 - t
            let weights: (CGFloat, CGFloat, CGFloat, CGFloat) =
                isQuadratic ? (u * u, 2 * u * t, 0, t * t) : (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            let x = a.x * weights.0 + c1.x * weights.1 + c2.x * weights.2 + b.x * weights.3
            let y = a.y * weights.0 + c1.y * weights.1 + c2.y * weights.2 + b.y * weights.3
            segments.append((last, CGPoint(x: x, y: y)))
            last = CGPoint(x: x, y: y)
        }
    }

    func part(from: CGFloat, to: CGFloat) -> Path {
        func length(_ s: (from: CGPoint, to: CGPoint)) -> CGFloat { hypot(s.to.x - s.from.x, s.to.y - s.from.y) }
        let total = segments.reduce(0) { $0 + length($1) }
        let lower = total * max(0, min(1, from))
        let upper = total * max(0, min(1, to))
        var path = Path()
        var position: CGFloat = 0
        var pen: CGPoint?
        for segment in segments {
            let own = length(segment)
            defer { position += own }
            guard own > 0, position + own > lower, position < upper else { continue }
            func point(_ at: CGFloat) -> CGPoint {
                let t = (at - position) / own
                return CGPoint(
                    x: segment.from.x + (segment.to.x - segment.from.x) * t,
                    y: segment.from.y + (segment.to.y - segment.from.y) * t)
            }
            let a = point(max(lower, position))
            let b = point(min(upper, position + own))
            if pen != a { path.move(to: a) }
            path.addLine(to: b)
            pen = b
        }
        return path
    }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var pen: Pen {
        Pen(
            width: Double(lineWidth), cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: Double(miterLimit),
            dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
    }
}
