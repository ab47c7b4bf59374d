import Foundation

/// A colour of the sRGB space, its parts between 0 and 1, not multiplied by alpha.
package struct RGBA: Hashable, Sendable, Codable {
    package var red, green, blue, alpha: Double

    package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = RGBA(0, 0, 0, 0)
    package static let black = RGBA(0, 0, 0)
    package static let white = RGBA(1, 1, 1)

    package func opacity(_ factor: Double) -> RGBA { RGBA(red, green, blue, alpha * factor) }

    /// The colour seen when this one lies on `background`.
    package func over(_ background: RGBA) -> RGBA {
        let below = background.alpha * (1 - alpha)
        let total = alpha + below
        guard total > 0 else { return .clear }
        func mix(_ top: Double, _ bottom: Double) -> Double { (top * alpha + bottom * below) / total }
        return RGBA(
            mix(red, background.red), mix(green, background.green), mix(blue, background.blue), total)
    }

    /// Relative luminance as WCAG 2 defines it, alpha left aside.
    package var luminance: Double {
        func linear(_ part: Double) -> Double { part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio of WCAG 2, from 1 to 21, of this colour lying on `background`.
    package func contrast(with background: RGBA) -> Double {
        let (first, second) = (over(background).luminance, background.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}
