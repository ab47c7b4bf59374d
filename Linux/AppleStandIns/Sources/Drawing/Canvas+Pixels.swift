internal import CPango
import Foundation

extension Canvas {
    /// The colour that most pixels have in `rect`; nil where what was drawn cannot be looked at.
    package func commonestColor(in rect: CGRect) -> RGBA? {
        guard let surface = cairo_get_group_target(context),
            cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
        else { return nil }
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        let low = pixel(rect.minX, rect.minY, of: surface)
        let high = pixel(rect.maxX, rect.maxY, of: surface)
        let columns = low.x..<max(low.x, high.x)
        let rows = low.y..<max(low.y, high.y)
        let stride = Int(cairo_image_surface_get_stride(surface))
        var counts: [UInt32: Int] = [:]
        for y in rows {
            for x in columns {
                counts[UnsafeRawPointer(bytes + y * stride + x * 4).load(as: UInt32.self), default: 0] += 1
            }
        }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }.map { RGBA(premultiplied: $0.key) }
    }

    /// The pixel at a point, within the surface.
    private func pixel(_ x: Double, _ y: Double, of surface: OpaquePointer) -> (x: Int, y: Int) {
        var (x, y) = (x, y)
        cairo_user_to_device(context, &x, &y)
        var (scaleX, scaleY, offsetX, offsetY) = (1.0, 1.0, 0.0, 0.0)
        cairo_surface_get_device_scale(surface, &scaleX, &scaleY)
        cairo_surface_get_device_offset(surface, &offsetX, &offsetY)
        return (
            min(max(Int(x * scaleX + offsetX), 0), Int(cairo_image_surface_get_width(surface))),
            min(max(Int(y * scaleY + offsetY), 0), Int(cairo_image_surface_get_height(surface)))
        )
    }
}
