internal import CPango
import Foundation

/// A text as it came onto a canvas, for whoever asks what can be read there.
package struct DrawnText: Sendable {
    package let text: String
    /// In points from the canvas's own corner, whatever was moved or turned when the text was drawn.
    package let frame: CGRect
    /// Points spread over the text that nothing opaque was drawn over.
    package fileprivate(set) var visiblePoints: [CGPoint]
}

extension Canvas {
    /// Remembers each text from now on.
    package func recordTexts() { texts = [] }

    /// The texts drawn since `recordTexts`, without those that were painted over.
    package var drawnTexts: [DrawnText] { (texts ?? []).filter { !$0.visiblePoints.isEmpty } }

    /// What is beneath the next things drawn can no longer be used: its texts count no more.
    package func forgetTexts() {
        if texts != nil { texts = [] }
    }

    func record(_ layout: TextLayout, at origin: CGPoint, boxWidth: Double?) {
        guard texts != nil else { return }
        for line in layout.lines {
            let left = origin.x + layout.leftEdge(of: line, boxWidth: boxWidth)
            let box = CGRect(x: left, y: origin.y + line.top, width: line.width, height: line.height)
            let points = Self.columns.flatMap { x in
                Self.rows.map { y in CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y) }
            }
            let shown = points.filter(isWithinClip)
            guard !shown.isEmpty, box.width > 0 else { continue }
            let corners = [CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)].map(onCanvas)
            let frame = CGRect(origin: corners[0], size: .zero).union(CGRect(origin: corners[1], size: .zero))
            texts?.append(
                DrawnText(
                    text: layout.runs.map(\.text).joined(), frame: frame, visiblePoints: shown.map(onCanvas)))
        }
    }

    /// The clip alone has no bounds where nobody set one.
    private func isWithinClip(_ point: CGPoint) -> Bool {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        let extents = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        return extents.contains(point) && cairo_in_clip(context, point.x, point.y) != 0
    }

    private static let columns = [0.1, 0.5, 0.9]
    private static let rows = [0.3, 0.7]

    /// Takes away the points that the path just traced covers.
    func recordCover(by paint: Paint) {
        guard texts != nil, layerOpacities.allSatisfy({ $0 == 1 }), case .color(let color) = paint, color.alpha == 1
        else { return }
        for index in texts?.indices ?? 0..<0 {
            texts?[index].visiblePoints.removeAll { point in
                var (x, y) = (Double(point.x), Double(point.y))
                cairo_device_to_user(context, &x, &y)
                return cairo_in_fill(context, x, y) != 0 && cairo_in_clip(context, x, y) != 0
            }
        }
    }

    private func onCanvas(_ point: CGPoint) -> CGPoint {
        var (x, y) = (Double(point.x), Double(point.y))
        cairo_user_to_device(context, &x, &y)
        return CGPoint(x: x, y: y)
    }
}
