import Foundation

/// A font by its looks; the library finds the family.
package struct FontFace: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case standard, rounded, monospaced, serif }

    package var size: Double
    /// 100…900, 400 is regular.
    package var weight: Int
    package var design: Design
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool
    /// The size whose cut of the family is taken, where that is another than its own.
    var cutSize: Double?

    package init(
        size: Double, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

extension FontFace {
    /// For large text Inter has a finer cut, as a phone's system font has; it lacks digits of one width.
    var usesDisplayCut: Bool { (cutSize ?? size) >= 20 && !hasMonospacedDigits }

    /// Line heights by point size: the text styles at Large, then body and large title at the accessibility sizes.
    private static let lineHeights: [(size: Double, height: Double)] = [
        (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34), (34, 41), (40, 48),
        (47, 56), (53, 62), (60, 70),
    ]
    /// Ascent and descent of a phone's system font, in ems.
    private static let (ascentRatio, descentRatio) = (0.952, 0.241)

    /// The distance from one line to the next, as on a phone.
    package var lineHeight: Double {
        let table = Self.lineHeights
        guard let above = table.firstIndex(where: { $0.size >= size }) else { return Self.exact(size * 70 / 60) }
        guard above > 0 else { return Self.exact(size * 13 / 11) }
        let (low, high) = (table[above - 1], table[above])
        return Self.exact(low.height + (high.height - low.height) * (size - low.size) / (high.size - low.size))
    }

    /// To a part that sums keep in full: ten lines are then ten times as high as one.
    private static func exact(_ value: Double) -> Double { (value * 256).rounded() / 256 }

    /// From the top of a line to its baseline: what a line has beyond the font's own height is shared above and below.
    package var ascent: Double {
        Self.exact((lineHeight + size * (Self.ascentRatio - Self.descentRatio)) / 2)
    }

    package var descent: Double { lineHeight - ascent }

    package var capHeight: Double { size * 0.727 }
}
