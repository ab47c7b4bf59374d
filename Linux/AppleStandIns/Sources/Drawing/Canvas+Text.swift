internal import CPango
import Foundation

extension Canvas {
    /// Draws the text with its top left corner at `origin`.
    ///
    /// - Parameters:
    ///   - color: what runs without a colour of their own take.
    ///   - boxWidth: what lines are aligned in; nil is as wide as the text itself.
    package func draw(_ layout: TextLayout, at origin: CGPoint, color: RGBA, boxWidth: Double? = nil) {
        FontLibrary.shared.lock.withLock {
            use(color)
            for place in layout.lines {
                guard let line = pango_layout_get_line_readonly(layout.layout, Int32(place.index)) else { continue }
                let left = layout.leftEdge(of: place, boxWidth: boxWidth)
                cairo_move_to(context, origin.x + left, origin.y + place.baseline)
                pango_cairo_show_layout_line(context, line)
            }
            cairo_new_path(context)
        }
    }
}
