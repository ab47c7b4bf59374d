internal import CPango
import Foundation

/// Text broken into lines for a width, measured, ready to be drawn.
///
/// Lines are placed by `FontFace.lineHeight`, so that they keep a phone's rhythm whichever font supplies a glyph.
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
    /// More than nothing where the outlines of all runs are drawn with a round pen.
    let penWidth: Double

    package var lineCount: Int { lines.count }

    /// - Parameter width: what lines are broken and shortened to; nil leaves them as long as they are.
    package init(_ runs: [TextRun], style: ParagraphStyle, width: Double?) {
        FontLibrary.shared.lock.lock()
        defer { FontLibrary.shared.lock.unlock() }
        var texts = runs.map { Self.displayable($0.text) }
        let (drawn, pen) = RoundedFace.applied(to: runs)
        var layout = Self.makeLayout(texts, runs: drawn, style: style, width: width)
        let needed = Int(pango_layout_get_line_count(layout))
        let limit = max(style.lineLimit ?? needed, 1)
        if needed > limit {
            texts = Self.cut(texts, of: layout, to: limit)
            if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
            layout = Self.makeLayout(texts, runs: drawn, style: style, width: width, lineLimit: limit)
        }
        text = texts.joined()
        self.layout = layout
        penWidth = pen
        self.runs = runs
        self.style = style
        let shown = min(Int(pango_layout_get_line_count(layout)), limit)
        lines = Self.place(layout, shown, runs: runs, texts: texts, spacing: style.lineSpacing)
        isTruncated = needed > limit
        unknownGlyphCount = Int(pango_layout_get_unknown_glyphs_count(layout))
        // Quarters are exact in binary: a text laid out again in its own width breaks as before.
        let widest = ((lines.map(\.width).max() ?? 0) * 4).rounded(.up) / 4
        size = CGSize(width: min(widest, max(width ?? widest, 0)), height: lines.last.map { $0.top + $0.height } ?? 0)
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
    /// As long in UTF-16 as `text`, without what Pango would stop at or count twice.
    private static func displayable(_ text: String) -> String {
        let substitutes: [Unicode.Scalar: Unicode.Scalar] = ["\0": "\u{FFFD}", "\r": "\u{200B}", "\u{2029}": "\n"]
        guard text.unicodeScalars.contains(where: { substitutes[$0] != nil }) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(substitutes[scalar] ?? scalar) }
        return String(scalars)
    }

    private static func makeLayout(
        _ texts: [String], runs: [TextRun], style: ParagraphStyle, width: Double?, lineLimit: Int? = nil
    ) -> OpaquePointer? {
        let layout = pango_layout_new(FontLibrary.shared.context(isRightToLeft: style.isRightToLeft))
        pango_layout_set_auto_dir(layout, 1)
        if let width, width.isFinite {
            let units = (max(width, 0) * Double(PANGO_SCALE)).rounded(.up)
            pango_layout_set_width(layout, Int32(min(units, Double(Int32.max / 2))))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            if let lineLimit {
                pango_layout_set_height(layout, Int32(-lineLimit))
                pango_layout_set_ellipsize(layout, style.truncation.pango)
            }
        }
        Self.style(layout, with: runs, texts: texts)
        let text = texts.joined()
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        return layout
    }

    /// The text up to the paragraph that the last line shown is in, as one paragraph: Pango limits each by itself.
    ///
    /// A paragraph that fits, but has others after it, ends in an ellipsis.
    private static func cut(_ texts: [String], of layout: OpaquePointer?, to limit: Int) -> [String] {
        guard let line = pango_layout_get_line_readonly(layout, Int32(limit - 1)) else { return texts }
        let lineEnd = Int(line.pointee.start_index + line.pointee.length)
        let isBreak: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") }
        let bytes = Array(texts.joined().utf8)
        let end = bytes[lineEnd...].firstIndex(where: isBreak) ?? bytes.count
        var rest = end
        var parts: [String] = []
        for text in texts {
            var part = String(decoding: text.utf8.prefix(rest), as: UTF8.self)
            rest -= part.utf8.count
            if rest == 0, end == lineEnd, end < bytes.count, !part.isEmpty { part += "…" }
            parts.append(part.replacing("\n", with: "\u{2028}"))
        }
        return parts
    }

    private static func style(_ layout: OpaquePointer?, with runs: [TextRun], texts: [String]) {
        // What has no run of its own, an empty text or an ellipsis after the last, takes the first run's font.
        if let description = runs.first?.face.makeDescription() {
            pango_layout_set_font_description(layout, description)
            pango_font_description_free(description)
        }
        let attributes = pango_attr_list_new()
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, from start: Int, to end: Int) {
            attribute?.pointee.start_index = UInt32(start)
            attribute?.pointee.end_index = UInt32(end)
            pango_attr_list_insert(attributes, attribute)
        }
        var start = 0
        for (run, text) in zip(runs, texts) {
            let end = start + text.utf8.count
            for attribute in run.attributes { insert(attribute, from: start, to: end) }
            if let spacing = run.spaceTracking {
                for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: " ") {
                    insert(letterSpacing(spacing), from: start + offset, to: start + offset + 1)
                }
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

private func letterSpacing(_ points: Double) -> UnsafeMutablePointer<PangoAttribute>? {
    pango_attr_letter_spacing_new(Int32((points * Double(PANGO_SCALE)).rounded()))
}

extension TextRun {
    /// Each is owned by the caller until it is inserted into a list.
    fileprivate var attributes: [UnsafeMutablePointer<PangoAttribute>] {
        var list: [UnsafeMutablePointer<PangoAttribute>?] = []
        if let description = face.makeDescription() {
            list.append(pango_attr_font_desc_new(description))
            pango_font_description_free(description)
        }
        // A word that has to break inside breaks without a hyphen, as on a phone.
        list.append(pango_attr_insert_hyphens_new(0))
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
        if spacing != 0 { list.append(letterSpacing(spacing)) }
        if baselineOffset != 0 { list.append(pango_attr_rise_new(Int32(baselineOffset * Double(PANGO_SCALE)))) }
        return list.compactMap { $0 }
    }
}

extension ParagraphStyle.Truncation {
    fileprivate var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}
