internal import CPango
import Foundation

/// Something to draw on, in points, the origin at its top left corner.
package final class Canvas {
    let context: OpaquePointer
    private(set) var layerOpacities: [Double] = []
    /// What was written, where somebody asked to remember it.
    var texts: [DrawnText]?

    /// - Parameter context: a `cairo_t`; the canvas keeps it alive.
    package init(cairo context: OpaquePointer) {
        self.context = cairo_reference(context)
    }

    deinit { cairo_destroy(context) }

    package func save() { cairo_save(context) }
    package func restore() { cairo_restore(context) }
    package func translate(by offset: CGPoint) { cairo_translate(context, offset.x, offset.y) }
    /// A scale of nothing would leave the canvas in an error for good: it is taken for a very small one.
    package func scale(x: Double, y: Double) {
        cairo_scale(context, abs(x) < 1e-6 ? 1e-6 : x, abs(y) < 1e-6 ? 1e-6 : y)
    }
    package func rotate(by radians: Double) { cairo_rotate(context, radians) }

    package func concatenate(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        guard abs(a * d - b * c) > 1e-12 else { return scale(x: 0, y: 0) }
        var matrix = cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
        cairo_transform(context, &matrix)
    }

    package func clip(to path: [PathElement], evenOdd: Bool = false) {
        trace(path)
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
    }

    package func fill(_ path: [PathElement], with paint: Paint, evenOdd: Bool = false) {
        trace(path)
        use(paint)
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        recordCover(by: paint)
        cairo_fill(context)
    }

    package func stroke(_ path: [PathElement], with paint: Paint, pen: Pen = Pen()) {
        guard pen.width > 0 else { return }
        trace(path)
        use(paint)
        cairo_set_line_width(context, pen.width)
        cairo_set_line_cap(context, pen.cap.cairo)
        cairo_set_line_join(context, pen.join.cairo)
        cairo_set_miter_limit(context, pen.miterLimit)
        // Cairo refuses dashes below zero, or all zero, for good.
        let dash = pen.dash.allSatisfy { $0 >= 0 } && pen.dash.contains { $0 > 0 } ? pen.dash : []
        cairo_set_dash(context, dash, Int32(dash.count), pen.dashPhase)
        cairo_stroke(context)
    }

    /// What is drawn until `popLayer` becomes one picture, shown with `opacity`.
    package func pushLayer(opacity: Double) {
        layerOpacities.append(opacity)
        cairo_push_group(context)
    }

    package func popLayer() {
        guard let opacity = layerOpacities.popLast() else { return }
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
    }

    /// Takes away what was drawn within the path since the layer began.
    package func erase(_ draw: () -> Void) {
        let before = cairo_get_operator(context)
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
        draw()
        cairo_set_operator(context, before)
    }

    package func draw(_ picture: Picture, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, picture.size.width > 0, picture.size.height > 0 else { return }
        cairo_save(context)
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(context, rect.width / picture.size.width, rect.height / picture.size.height)
        cairo_set_source_surface(context, picture.surface, 0, 0)
        cairo_rectangle(context, 0, 0, picture.size.width, picture.size.height)
        cairo_fill(context)
        cairo_restore(context)
    }
}

extension Canvas {
    func trace(_ path: [PathElement]) {
        cairo_new_path(context)
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in path {
            switch element {
            case .move(let point):
                cairo_move_to(context, point.x, point.y)
                (current, start) = (point, point)
            case .line(let point):
                cairo_line_to(context, point.x, point.y)
                current = point
            case .quad(let point, let control):
                // The cubic curve that runs as the quadratic one does.
                cairo_curve_to(
                    context, (current.x + 2 * control.x) / 3, (current.y + 2 * control.y) / 3,
                    (point.x + 2 * control.x) / 3, (point.y + 2 * control.y) / 3, point.x, point.y)
                current = point
            case .curve(let point, let first, let second):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, point.x, point.y)
                current = point
            case .close:
                cairo_close_path(context)
                current = start
            }
        }
    }

    func use(_ color: RGBA) { cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha) }

    private func use(_ paint: Paint) {
        switch paint {
        case .color(let color): use(color)
        case .linearGradient(let stops, let from, let to):
            let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            for (location, color) in stops {
                cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha)
            }
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
        }
    }
}

extension Pen.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension Pen.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
