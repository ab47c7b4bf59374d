import Foundation

/// Layouts by value: screens ask for the same ones again and again.
package enum TextMeasure {
    package static func layout(_ runs: [TextRun], style: ParagraphStyle, width: Double?) -> TextLayout {
        cache.layout(for: LayoutCache.Key(runs: runs, style: style, width: width))
    }

    private static let cache = LayoutCache(capacity: 1500)
}

/// Keeps what was asked for lately: a full generation becomes the old one, an old entry asked for becomes young again.
private final class LayoutCache: @unchecked Sendable {
    struct Key: Hashable {
        var runs: [TextRun]
        var style: ParagraphStyle
        var width: Double?
    }

    private let capacity: Int
    private let lock = NSLock()
    private var young: [Key: TextLayout] = [:]
    private var old: [Key: TextLayout] = [:]

    init(capacity: Int) { self.capacity = capacity }

    func layout(for key: Key) -> TextLayout {
        lock.withLock {
            if let found = young[key] { return found }
            let layout = old[key] ?? TextLayout(key.runs, style: key.style, width: key.width)
            if young.count >= capacity {
                old = young
                young = [:]
            }
            young[key] = layout
            return layout
        }
    }
}
