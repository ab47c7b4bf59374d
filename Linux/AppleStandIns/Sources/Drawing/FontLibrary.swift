internal import CFontconfig
internal import CPango
import Foundation

/// The one font map, with the fonts that the pictures are made of and no others, so that they look alike everywhere.
///
/// Pango may be entered by one thread at a time: whoever calls it holds `lock`.
final class FontLibrary: @unchecked Sendable {
    static let shared = FontLibrary()

    let lock = NSRecursiveLock()
    private let map: UnsafeMutablePointer<PangoFontMap>?
    private let leftToRight: OpaquePointer?
    private let rightToLeft: OpaquePointer?

    private static let folders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/truetype/inter",
    ]

    private init() {
        Self.restrictFonts()
        // The default map belongs to a thread; this one is shared by all.
        map = pango_cairo_font_map_new()
        leftToRight = Self.context(of: map, PANGO_DIRECTION_LTR)
        rightToLeft = Self.context(of: map, PANGO_DIRECTION_RTL)
    }

    func context(isRightToLeft: Bool) -> OpaquePointer? { isRightToLeft ? rightToLeft : leftToRight }

    /// Without Inter the system's own configuration stays: then text shows, if with other widths.
    private static func restrictFonts() {
        let present = folders.filter { FileManager.default.fileExists(atPath: $0) }
        guard present.contains(where: { $0.hasSuffix("/inter") }), let configuration = FcConfigCreate() else {
            return
        }
        let text = FontConfiguration.text(folders: present)
        let isRead = text.withCString { bytes in
            bytes.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count) {
                FcConfigParseAndLoadFromMemory(configuration, $0, 1)
            }
        }
        guard isRead != 0, FcConfigBuildFonts(configuration) != 0 else { return }
        FcConfigSetCurrent(configuration)
    }

    private static func context(
        of map: UnsafeMutablePointer<PangoFontMap>?, _ direction: PangoDirection
    ) -> OpaquePointer? {
        guard let context = pango_font_map_create_context(map) else { return nil }
        pango_cairo_context_set_resolution(context, 72)  // One point is one unit.
        pango_context_set_base_dir(context, direction)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        return context
    }
}

extension FontFace {
    /// Scripts that Inter lacks come from Noto; emoji last, or they would supply the digits.
    private static let fallbacks = [
        "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans CJK SC", "Noto Sans Symbols",
        "Noto Sans Symbols2", "Noto Color Emoji",
    ]

    private var family: String {
        switch design {
        case .standard, .rounded: usesDisplayCut ? "Inter Display" : "Inter"
        case .monospaced: "Noto Sans Mono CJK SC"
        case .serif: "Noto Serif"
        }
    }

    /// OpenType features, by their four-letter names.
    var features: String {
        hasMonospacedDigits ? "\"tnum\" 1" : ""
    }

    /// Inter's own recommendation for text, in points: tighter the larger. The display cut needs none.
    var naturalTracking: Double {
        guard design == .standard || design == .rounded, !usesDisplayCut else { return 0 }
        return size * (-0.0223 + 0.185 * exp(-0.1745 * size))
    }

    /// To be freed by the caller.
    func makeDescription() -> OpaquePointer? {
        guard let description = pango_font_description_new() else { return nil }
        pango_font_description_set_family(description, ([family] + Self.fallbacks).joined(separator: ","))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(weight, 100), 1000))))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(description, max(size, 0.01) * Double(PANGO_SCALE))
        return description
    }
}
