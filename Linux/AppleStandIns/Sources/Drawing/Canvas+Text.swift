internal import CPango
import Foundation

extension Canvas {
    /// Draws the text with its top left corner at `origin`.
    ///
    /// - Parameters:
    ///   - color: what runs without a colour of their own take.
    ///   - boxWidth: what lines are aligned in; nil is as wide as the text itself.
    package func draw(_ layout: TextLayout, at origin: CGPoint, color: RGBA, boxWidth: Double? = nil) {
        record(layout, at: origin, boxWidth: boxWidth)
        FontLibrary.shared.lock.withLock {
            guard layout.penWidth > 0 else {
                use(color)
                forEachLine(of: layout, at: origin, boxWidth: boxWidth) { pango_cairo_show_layout_line(context, $0) }
                return cairo_new_path(context)
            }
            // As a layer: the pen and what it encloses lie on one another, which must not show.
            let color = layout.runs.first?.color ?? color
            pushLayer(opacity: color.alpha)
            use(RGBA(color.red, color.green, color.blue))
            cairo_set_line_width(context, layout.penWidth)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            cairo_set_dash(context, nil, 0, 0)
            // The pen reaches below the baseline by half its width.
            let raised = CGPoint(x: origin.x, y: origin.y - layout.penWidth / 2)
            forEachLine(of: layout, at: raised, boxWidth: boxWidth) {
                pango_cairo_layout_line_path(context, $0)
                flatten()
                cairo_fill_preserve(context)
                cairo_stroke(context)
            }
            popLayer()
        }
    }

    /// Cairo leaves the middle of a curve open that is narrower than its pen, but not of short lines.
    private func flatten() {
        guard let flat = cairo_copy_path_flat(context) else { return }
        cairo_new_path(context)
        cairo_append_path(context, flat)
        cairo_path_destroy(flat)
    }

    private func forEachLine(
        of layout: TextLayout, at origin: CGPoint, boxWidth: Double?,
        _ draw: (UnsafeMutablePointer<PangoLayoutLine>) -> Void
    ) {
        for place in layout.lines {
            guard let line = pango_layout_get_line_readonly(layout.layout, Int32(place.index)) else { continue }
            let left = layout.leftEdge(of: place, boxWidth: boxWidth)
            cairo_move_to(context, origin.x + left, origin.y + place.baseline)
            draw(line)
        }
    }
}
