internal import CPango
import Foundation

/// A drawing kept as pixels: to look at, to measure, to write into a file.
package final class Picture {
    package let size: CGSize
    package let scale: Double
    package let canvas: Canvas
    package let pixelWidth, pixelHeight: Int
    let surface: OpaquePointer

    /// - Parameter background: nil leaves the picture clear.
    package init(size: CGSize, scale: Double, background: RGBA?) {
        self.size = size
        self.scale = scale
        pixelWidth = max(Int((size.width * scale).rounded(.up)), 1)
        pixelHeight = max(Int((size.height * scale).rounded(.up)), 1)
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight))
        cairo_surface_set_device_scale(surface, scale, scale)
        let context: OpaquePointer = cairo_create(surface)
        canvas = Canvas(cairo: context)
        cairo_destroy(context)
        if let background {
            canvas.use(background)
            cairo_paint(context)
        }
    }

    deinit { cairo_surface_destroy(surface) }

    /// The colour at a pixel; clear outside.
    package func pixel(x: Int, y: Int) -> RGBA {
        guard x >= 0, y >= 0, x < pixelWidth, y < pixelHeight else { return .clear }
        return withPixels { pixels, width in RGBA(premultiplied: pixels[y * width + x]) }
    }

    /// The pixels row by row, 0xAARRGGBB, multiplied by alpha; `body` also gets how many a row takes.
    package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>, Int) throws -> Result) rethrows -> Result {
        cairo_surface_flush(surface)
        let width = Int(cairo_image_surface_get_stride(surface)) / 4
        guard let bytes = cairo_image_surface_get_data(surface) else {
            return try body(UnsafeBufferPointer(start: nil, count: 0), width)
        }
        return try bytes.withMemoryRebound(to: UInt32.self, capacity: width * pixelHeight) {
            try body(UnsafeBufferPointer(start: $0, count: width * pixelHeight), width)
        }
    }

    /// How often each colour occurs within `rect`, in points: what a contrast audit asks.
    package func colorCounts(in rect: CGRect) -> [RGBA: Int] {
        let pixelRect = self.pixelRect(rect)
        var counts: [UInt32: Int] = [:]
        withPixels { pixels, width in
            for y in pixelRect.rows {
                for x in pixelRect.columns { counts[pixels[y * width + x], default: 0] += 1 }
            }
        }
        return Dictionary(counts.map { (RGBA(premultiplied: $0.key), $0.value) }, uniquingKeysWith: +)
    }

    /// The part within `rect`, in points.
    package func crop(to rect: CGRect) -> Picture {
        let part = Picture(size: rect.size, scale: scale, background: nil)
        part.canvas.draw(self, in: CGRect(origin: CGPoint(x: -rect.minX, y: -rect.minY), size: size))
        return part
    }

    /// - Parameter isOpaque: leaves the alpha channel out, as pictures for a shop window must be; clear becomes black.
    package func writePNG(to path: String, isOpaque: Bool = false) throws {
        cairo_surface_flush(surface)
        guard isOpaque else { return try Self.write(surface, to: path) }
        guard let opaque = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(pixelWidth), Int32(pixelHeight)),
            let context = cairo_create(opaque)
        else { throw CocoaError(.fileWriteUnknown) }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(opaque)
        }
        cairo_scale(context, scale, scale)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
        cairo_surface_flush(opaque)
        try Self.write(opaque, to: path)
    }

    private static func write(_ surface: OpaquePointer, to path: String) throws {
        let status = cairo_surface_write_to_png(surface, path)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
        }
    }

    private func pixelRect(_ rect: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ from: CGFloat, _ to: CGFloat, _ most: Int) -> Range<Int> {
            let low = min(max(Int((from * scale).rounded(.down)), 0), most)
            return low..<max(low, min(Int((to * scale).rounded(.up)), most))
        }
        return (range(rect.minX, rect.maxX, pixelWidth), range(rect.minY, rect.maxY, pixelHeight))
    }
}

extension RGBA {
    /// From a pixel 0xAARRGGBB whose parts are multiplied by alpha.
    package init(premultiplied pixel: UInt32) {
        let alpha = Double(pixel >> 24)
        func part(_ shift: UInt32) -> Double { alpha == 0 ? 0 : Double((pixel >> shift) & 0xFF) / alpha }
        self.init(part(16), part(8), part(0), alpha / 255)
    }
}
