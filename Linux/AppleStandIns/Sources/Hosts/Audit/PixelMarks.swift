import Drawing
import Foundation

/// What is drawn on a background within a part of a picture: words and signs, each with its contrast.
struct PixelMarks {
    struct Mark: Equatable {
        /// In points of the picture.
        var frame: CGRect
        /// Of its strongest colour against the background that it lies on.
        var contrast: Double
    }

    private(set) var all: [Mark] = []
    private let scale: Double

    init(of picture: Picture, in rect: CGRect) {
        scale = picture.scale
        let columns = Self.pixels(rect.minX, rect.maxX, scale, picture.pixelWidth)
        let rows = Self.pixels(rect.minY, rect.maxY, scale, picture.pixelHeight)
        guard !columns.isEmpty, !rows.isEmpty else { return }
        picture.withPixels { pixels, width in
            collect(Area(pixels: pixels, stride: width, columns: columns, rows: rows), depth: 0)
        }
    }

    private static func pixels(_ from: CGFloat, _ to: CGFloat, _ scale: Double, _ count: Int) -> Range<Int> {
        let low = max(0, Int((from * scale).rounded(.up)))
        return low..<max(low, min(count, Int((to * scale).rounded(.down))))
    }

    private mutating func collect(_ area: Area, depth: Int) {
        let background = area.commonestEdgeColor
        for part in area.parts(on: background, gap: Int(Self.gap * scale)) {
            // Hairlines and the antialiased edges of shapes are no text.
            guard Double(part.rows.count) >= Self.smallest * scale, Double(part.columns.count) >= scale else {
                continue
            }
            if area.hasAtEdge(part, within: Int(Self.widestCorner * scale)) { continue }
            let own = part.commonestEdgeColor
            // A surface of its own, such as a filled button: what counts is what lies on it.
            if own != background && part.share(of: own) > 0.5 && depth < 3 {
                let count = all.count
                collect(part, depth: depth + 1)
                if all.count > count { continue }
            }
            guard let contrast = part.strongestContrast(with: background) else { continue }
            let frame = CGRect(
                x: Double(part.columns.lowerBound) / scale, y: Double(part.rows.lowerBound) / scale,
                width: Double(part.columns.count) / scale, height: Double(part.rows.count) / scale)
            all.append(Mark(frame: frame, contrast: contrast))
        }
    }

    /// Words closer than this are one mark.
    private static let gap = 6.0
    /// The height of the smallest letters that are looked at.
    private static let smallest = 4.0
    /// The radius of the roundest corner.
    private static let widestCorner = 24.0
}

/// A rectangle of pixels.
private struct Area {
    let pixels: UnsafeBufferPointer<UInt32>
    let stride: Int
    var columns: Range<Int>
    var rows: Range<Int>

    /// Whether a part is an end of the area's own outline, or what is seen past one of its round corners.
    func hasAtEdge(_ part: Area, within depth: Int) -> Bool {
        let isAtSide = columns.lowerBound == part.columns.lowerBound || columns.upperBound == part.columns.upperBound
        let isAtEnd = rows.lowerBound == part.rows.lowerBound || rows.upperBound == part.rows.upperBound
        guard isAtSide, part.columns.count <= depth else { return false }
        return isAtEnd && part.rows.count <= depth || part.rows.count * 5 > rows.count * 4
    }

    /// Goes through a row from left to right, one call for each stretch of one colour: most of a screen is of one.
    private func forEachStretch(ofRow y: Int, _ body: (_ start: Int, _ end: Int, _ color: UInt32) -> Void) {
        guard let row = pixels.baseAddress?.advanced(by: y * stride) else { return }
        let end = columns.upperBound
        var start = columns.lowerBound
        while start < end {
            let color = row[start]
            // A row that equals itself moved by a pixel is of one colour from here on.
            let isPlain = memcmp(row + start, row + start + 1, (end - start - 1) * MemoryLayout<UInt32>.size) == 0
            var next = isPlain ? end : start + 1
            while next < end, row[next] == color { next += 1 }
            body(start, next, color)
            start = next
        }
    }

    private var counts: [UInt32: Int] {
        var counts: [UInt32: Int] = [:]
        for y in rows { forEachStretch(ofRow: y) { counts[$2, default: 0] += $1 - $0 } }
        return counts
    }

    /// What surrounds the rest is what it lies on, however little of it is seen.
    var commonestEdgeColor: UInt32 {
        var counts: [UInt32: Int] = [:]
        for y in [rows.lowerBound, rows.upperBound - 1] {
            forEachStretch(ofRow: y) { counts[$2, default: 0] += $1 - $0 }
        }
        for x in [columns.lowerBound, columns.upperBound - 1] {
            for y in rows { counts[pixels[y * stride + x], default: 0] += 1 }
        }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    }

    func share(of color: UInt32) -> Double {
        Double(counts[color] ?? 0) / Double(max(1, rows.count * columns.count))
    }

    /// Bands of rows that differ from the background, cut where there is a gap between columns.
    func parts(on background: UInt32, gap: Int) -> [Area] {
        let marks = rows.map { y in
            var stretches: [Range<Int>] = []
            forEachStretch(ofRow: y) { if $2 != background { stretches.append($0..<$1) } }
            return stretches
        }
        return Self.runs(rows, gap: 0) { !marks[$0 - rows.lowerBound].isEmpty }.flatMap { band in
            var marked = [Bool](repeating: false, count: columns.count)
            for stretch in band.flatMap({ marks[$0 - rows.lowerBound] }) {
                for x in stretch { marked[x - columns.lowerBound] = true }
            }
            return Self.runs(columns, gap: gap) { marked[$0 - columns.lowerBound] }.map { run in
                Area(pixels: pixels, stride: stride, columns: run, rows: band)
            }
        }
    }

    /// Ranges of numbers that are marked; up to `gap` unmarked ones do not divide them.
    private static func runs(_ range: Range<Int>, gap: Int, _ isMarked: (Int) -> Bool) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for index in range where isMarked(index) {
            if let last = result.last, index - last.upperBound <= gap {
                result[result.count - 1] = last.lowerBound..<index + 1
            } else {
                result.append(index..<index + 1)
            }
        }
        return result
    }

    /// Edges are blends, so the strongest colour that is not a stray pixel is the ink.
    func strongestContrast(with background: UInt32) -> Double? {
        let ink = counts.filter { $0.key != background }
        let least = max(2, ink.values.reduce(0, +) / 100)
        let behind = RGBA(premultiplied: background)
        return ink.filter { $0.value >= least }.keys.map { RGBA(premultiplied: $0).contrast(with: behind) }.max()
    }
}
