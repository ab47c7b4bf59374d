internal import CPango
import Foundation

extension TextLayout {
    /// The words that are broken inside, because no line is as wide as they are.
    package var brokenWords: [String] {
        FontLibrary.shared.lock.withLock {
            var count: Int32 = 0
            guard lines.count > 1, let marks = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
            let scalars = Array(text.unicodeScalars)
            return lines.dropFirst().compactMap { place in
                guard let line = pango_layout_get_line_readonly(layout, Int32(place.index)) else { return nil }
                let start = text.utf8.prefix(Int(line.pointee.start_index)).count { $0 & 0xC0 != 0x80 }
                guard start < scalars.count, start < Int(count), marks[start].is_line_break == 0 else { return nil }
                let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
                let before = scalars[..<start].reversed().prefix { !isSpace($0) }.reversed()
                let after = scalars[start...].prefix { !isSpace($0) }
                var word = String.UnicodeScalarView(before)
                word.append(contentsOf: after)
                return String(word)
            }
        }
    }
}
