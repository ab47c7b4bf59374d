internal import CPango
import Foundation

extension TextLayout {
    /// The UTF-16 offset that a touch at `point` means; points outside count as the nearest inside.
    package func index(at point: CGPoint, boxWidth: Double? = nil) -> Int {
        FontLibrary.shared.lock.withLock {
            guard let place = lines.last(where: { $0.top <= Double(point.y) }) ?? lines.first,
                let line = pango_layout_get_line_readonly(layout, Int32(place.index))
            else { return 0 }
            let x = (Double(point.x) - leftEdge(of: place, boxWidth: boxWidth)) * Double(PANGO_SCALE)
            let most = Double(Int32.max / 2)
            var byte: Int32 = 0
            var trailing: Int32 = 0
            pango_layout_line_x_to_index(line, Int32(min(max(x, -most), most)), &byte, &trailing)
            let start = text.utf8.index(text.startIndex, offsetBy: min(Int(byte), text.utf8.count))
            let end = text.unicodeScalars.index(start, offsetBy: Int(trailing), limitedBy: text.endIndex)
            return text.utf16.distance(from: text.startIndex, to: end ?? text.endIndex)
        }
    }

    /// Where the caret stands before the character at a UTF-16 offset.
    package func caret(at offset: Int, boxWidth: Double? = nil) -> CGRect {
        FontLibrary.shared.lock.withLock {
            let byte = byteOffset(offset)
            var number: Int32 = 0
            pango_layout_index_to_line_x(layout, Int32(byte), 0, &number, nil)
            guard let place = lines.last(where: { $0.index <= Int(number) }) ?? lines.first else { return .zero }
            var cursor = PangoRectangle()
            pango_layout_get_cursor_pos(layout, Int32(byte), &cursor, nil)
            let x = Double(cursor.x - pangoLeftEdge(of: place)) / Double(PANGO_SCALE)
            return CGRect(
                x: leftEdge(of: place, boxWidth: boxWidth) + x, y: place.top, width: 2, height: place.height)
        }
    }

    /// What a selection between two UTF-16 offsets covers: one rectangle or more a line.
    package func rectangles(from start: Int, to end: Int, boxWidth: Double? = nil) -> [CGRect] {
        FontLibrary.shared.lock.withLock {
            lines.flatMap { place -> [CGRect] in
                guard let line = pango_layout_get_line_readonly(layout, Int32(place.index)) else { return [] }
                let first = max(byteOffset(start), Int(line.pointee.start_index))
                let last = min(byteOffset(end), Int(line.pointee.start_index + line.pointee.length))
                guard first < last else { return [] }
                var ranges: UnsafeMutablePointer<Int32>?
                var count: Int32 = 0
                pango_layout_line_get_x_ranges(line, Int32(first), Int32(last), &ranges, &count)
                defer { g_free(ranges) }
                guard let ranges else { return [] }
                let left =
                    leftEdge(of: place, boxWidth: boxWidth)
                    - Double(pangoLeftEdge(of: place)) / Double(PANGO_SCALE)
                return (0..<Int(count)).map { index in
                    let from = Double(ranges[index * 2]) / Double(PANGO_SCALE)
                    let to = Double(ranges[index * 2 + 1]) / Double(PANGO_SCALE)
                    return CGRect(x: left + from, y: place.top, width: to - from, height: place.height)
                }
            }
        }
    }

    /// Where Pango would have put the line, which its positions count from.
    private func pangoLeftEdge(of place: Line) -> Int32 {
        guard let iterator = pango_layout_get_iter(layout) else { return 0 }
        defer { pango_layout_iter_free(iterator) }
        for _ in 0..<place.index { pango_layout_iter_next_line(iterator) }
        var logical = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &logical)
        return logical.x
    }

    private func byteOffset(_ offset: Int) -> Int {
        let index = text.utf16.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex)
        return text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
    }
}
