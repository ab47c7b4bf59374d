internal import CPango
import Foundation

/// Text broken into lines for a width, measured, ready to be drawn.
///
/// Lines are placed by `FontFace.lineHeight`, so that they keep a phone's rhythm whichever fallback font supplies a glyph.
package final class TextLayout: @unchecked Sendable {
    struct Line {
        var index: Int
        var top, height, baseline, width: Double
    }

    package let size: CGSize
    package let firstBaseline, lastBaseline: Double
    package let isTruncated: Bool
    /// Characters that no font here can draw.
    package let unknownGlyphCount: Int
    package let runs: [TextRun]
    package let style: ParagraphStyle
    let lines: [Line]
    /// The text as Pango has it: as long as the runs' in UTF-16, though not in UTF-8.
    let text: String
    let layout: OpaquePointer?

    package var lineCount: Int { lines.count }

    /// - Parameter width: what lines are broken and shortened to; nil leaves them as long as they are.
    package init(_ runs: [TextRun], style: ParagraphStyle, width: Double?) {
        FontLibrary.shared.lock.lock()
        defer { FontLibrary.shared.lock.unlock() }
        let texts = runs.map { Self.displayed($0.text, hasLineLimit: style.lineLimit != nil) }
        let layout = pango_layout_new(FontLibrary.shared.context(isRightToLeft: style.isRightToLeft))
        text = texts.joined()
        self.layout = layout
        self.runs = runs
        self.style = style
        Self.configure(layout, style: style, width: width)
        Self.style(layout, with: runs, texts: texts)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))

        let count = Int(pango_layout_get_line_count(layout))
        let shown = min(count, max(style.lineLimit ?? count, 1))
        lines = Self.place(layout, shown, runs: runs, texts: texts, spacing: style.lineSpacing)
        isTruncated = pango_layout_is_ellipsized(layout) != 0 || shown < count
        unknownGlyphCount = Int(pango_layout_get_unknown_glyphs_count(layout))
        // Quarters are exact in binary: a text laid out again in its own width breaks as before.
        let widest = ((lines.map(\.width).max() ?? 0) * 4).rounded(.up) / 4
        size = CGSize(width: widest, height: lines.last.map { $0.top + $0.height } ?? 0)
        firstBaseline = lines.first?.baseline ?? 0
        lastBaseline = lines.last?.baseline ?? 0
    }

    deinit {
        FontLibrary.shared.lock.lock()
        defer { FontLibrary.shared.lock.unlock() }
        if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    /// The left end of a line in a box as wide as `boxWidth`.
    func leftEdge(of line: Line, boxWidth: Double?) -> Double {
        let free = (boxWidth ?? Double(size.width)) - line.width
        switch (style.alignment, style.isRightToLeft) {
        case (.leading, false), (.trailing, true): return 0
        case (.center, _): return free / 2
        case (.trailing, false), (.leading, true): return free
        }
    }
}

extension TextLayout {
    /// Pango counts lines by paragraph, and would let each have as many as the limit says: a line separator starts none.
    private static func displayed(_ text: String, hasLineLimit: Bool) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\0": scalars.append("\u{FFFD}")
            case "\r": scalars.append("\u{200B}")
            case "\n", "\u{2029}": scalars.append(hasLineLimit ? "\u{2028}" : scalar)
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    private static func configure(_ layout: OpaquePointer?, style: ParagraphStyle, width: Double?) {
        pango_layout_set_auto_dir(layout, 1)
        guard let width, width.isFinite else { return }
        let units = (max(width, 0) * Double(PANGO_SCALE)).rounded(.up)
        pango_layout_set_width(layout, Int32(min(units, Double(Int32.max / 2))))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        guard let limit = style.lineLimit else { return }
        pango_layout_set_height(layout, Int32(-max(limit, 1)))
        switch style.truncation {
        case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        }
    }

    private static func style(_ layout: OpaquePointer?, with runs: [TextRun], texts: [String]) {
        // What has no run of its own, an empty text or an ellipsis after the last, takes the first run's font.
        if let description = runs.first?.face.makeDescription() {
            pango_layout_set_font_description(layout, description)
            pango_font_description_free(description)
        }
        let attributes = pango_attr_list_new()
        var start = 0
        for (run, text) in zip(runs, texts) {
            let end = start + text.utf8.count
            for attribute in run.attributes {
                attribute.pointee.start_index = UInt32(start)
                attribute.pointee.end_index = UInt32(end)
                pango_attr_list_insert(attributes, attribute)
            }
            start = end
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
    }

    private static func place(
        _ layout: OpaquePointer?, _ count: Int, runs: [TextRun], texts: [String], spacing: Double
    ) -> [Line] {
        var ends: [Int] = []
        for text in texts { ends.append((ends.last ?? 0) + text.utf8.count) }
        var lines: [Line] = []
        var top = 0.0
        for index in 0..<count {
            guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            let start = Int(line.pointee.start_index)
            let end = start + Int(line.pointee.length)
            // An empty line, and the one after the last line break, stand in the font of the run that they are in.
            let first = ends.firstIndex { $0 > start } ?? max(runs.count - 1, 0)
            let last = max(first, ends.firstIndex { $0 >= end } ?? max(runs.count - 1, 0))
            let inLine = runs.isEmpty ? [] : runs[first...last]
            let ascent = inLine.map { $0.face.ascent + max($0.baselineOffset, 0) }.max() ?? 0
            let descent = inLine.map { $0.face.descent - min($0.baselineOffset, 0) }.max() ?? 0
            lines.append(
                Line(
                    index: index, top: top, height: ascent + descent, baseline: top + ascent,
                    width: Double(logical.width) / Double(PANGO_SCALE)))
            top += ascent + descent + spacing
        }
        return lines
    }
}

extension TextRun {
    /// Each is owned by the caller until it is inserted into a list.
    fileprivate var attributes: [UnsafeMutablePointer<PangoAttribute>] {
        var list: [UnsafeMutablePointer<PangoAttribute>?] = []
        if let description = face.makeDescription() {
            list.append(pango_attr_font_desc_new(description))
            pango_font_description_free(description)
        }
        if !face.features.isEmpty { list.append(pango_attr_font_features_new(face.features)) }
        if let color {
            func part(_ value: Double) -> UInt16 { UInt16((min(max(value, 0), 1) * 65535).rounded()) }
            list.append(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
            list.append(pango_attr_foreground_alpha_new(max(part(color.alpha), 1)))
        }
        if isUnderlined { list.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
        if isStruck { list.append(pango_attr_strikethrough_new(1)) }
        // Letter spacing would pull joined scripts apart, and switches their ligatures off.
        let isJoined = text.unicodeScalars.contains { (0x590...0x1FFF).contains($0.value) }
        let spacing = isJoined ? 0 : face.naturalTracking + tracking
        if spacing != 0 { list.append(pango_attr_letter_spacing_new(Int32((spacing * Double(PANGO_SCALE)).rounded()))) }
        if baselineOffset != 0 { list.append(pango_attr_rise_new(Int32(baselineOffset * Double(PANGO_SCALE)))) }
        return list.compactMap { $0 }
    }
}
