import CPango
import Foundation

/// A picture without its colours, as a person sees it who sees none.
struct GreyPicture {
    struct Unreadable: Error {}

    let width: Int
    let height: Int
    /// From black, 0, to white, 255; row by row.
    private let levels: [UInt8]

    init(png path: String) throws {
        guard let surface = cairo_image_surface_create_from_png(path) else { throw Unreadable() }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface)
        else { throw Unreadable() }
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        var levels: [UInt8] = []
        for row in 0..<height {
            for column in 0..<width {
                let pixel = bytes + row * stride + column * 4
                let light = 0.0722 * Double(pixel[0]) + 0.7152 * Double(pixel[1]) + 0.2126 * Double(pixel[2])
                levels.append(UInt8(light.rounded()))
            }
        }
        self.levels = levels
    }

    /// How many pixels of two parts of one size differ plainly.
    func difference(between first: CGRect, and second: CGRect, scale: Double) -> Int {
        let (one, other) = (part(first, scale), part(second, scale))
        return zip(one, other).count { abs(Int($0) - Int($1)) >= Self.plain }
    }

    private func part(_ rect: CGRect, _ scale: Double) -> [UInt8] {
        let (left, top) = (Int(rect.minX * scale), Int(rect.minY * scale))
        let (columns, rows) = (Int(rect.width * scale), Int(rect.height * scale))
        return (top..<top + rows).flatMap { row in levels[row * width + left..<row * width + left + columns] }
    }

    /// What is lighter or darker by this much is seen as such.
    private static let plain = 40
}
