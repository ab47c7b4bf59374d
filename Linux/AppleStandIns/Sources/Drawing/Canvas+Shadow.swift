internal import CPango
import Foundation

extension Canvas {
    /// Draws the shadow that a filled outline throws; the outline itself is drawn afterwards.
    package func shadow(of path: [PathElement], color: RGBA, radius: Double, offset: CGPoint) {
        let bounds = path.bounds
        guard !bounds.isNull, bounds.width > 0, bounds.height > 0, color.alpha > 0 else { return }
        guard radius > 0 else {
            save()
            translate(by: offset)
            fill(path, with: .color(color))
            return restore()
        }
        // A blur hides detail: past a few points one pixel a point is enough.
        let scale = radius > 4 ? 1.0 : 2.0
        let margin = (radius * 2).rounded(.up)
        let area = bounds.insetBy(dx: -margin, dy: -margin)
        let (width, height) = (Int((area.width * scale).rounded(.up)), Int((area.height * scale).rounded(.up)))
        guard width < 8192, height < 8192,
            let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        else { return }
        defer { cairo_surface_destroy(mask) }
        if let drawing = cairo_create(mask) {
            let canvas = Canvas(cairo: drawing)
            cairo_destroy(drawing)
            canvas.scale(x: scale, y: scale)
            canvas.translate(by: CGPoint(x: -area.minX, y: -area.minY))
            canvas.fill(path, with: .color(.black))
        }
        cairo_surface_flush(mask)
        if let bytes = cairo_image_surface_get_data(mask) {
            let stride = Int(cairo_image_surface_get_stride(mask))
            // SwiftUI's radius is twice the deviation of the curve; three box blurs come close to one.
            let reach = max(1, Int((radius * scale / 2).rounded()))
            for _ in 0..<3 {
                blur(bytes, lines: height, lineStep: stride, count: width, step: 1, reach: reach)
                blur(bytes, lines: width, lineStep: 1, count: height, step: stride, reach: reach)
            }
        }
        cairo_surface_mark_dirty(mask)
        save()
        translate(by: CGPoint(x: area.minX + offset.x, y: area.minY + offset.y))
        self.scale(x: 1 / scale, y: 1 / scale)
        use(color)
        cairo_mask_surface(context, mask, 0, 0)
        restore()
    }

    /// Replaces each value by the mean of those up to `reach` before and after it, along each line.
    private func blur(
        _ bytes: UnsafeMutablePointer<UInt8>, lines: Int, lineStep: Int, count: Int, step: Int, reach: Int
    ) {
        let window = reach * 2 + 1
        var values = [UInt8](repeating: 0, count: count)
        for line in 0..<lines {
            let start = bytes + line * lineStep
            for index in 0..<count { values[index] = start[index * step] }
            var sum = values.prefix(reach).reduce(0) { $0 + Int($1) }
            for index in 0..<count {
                if index + reach < count { sum += Int(values[index + reach]) }
                if index - reach - 1 >= 0 { sum -= Int(values[index - reach - 1]) }
                start[index * step] = UInt8(sum / window)
            }
        }
    }
}
