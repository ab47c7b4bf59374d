import Foundation

/// The settings of the imaginary device: options of the hosts, never of the app.
package struct DeviceTraits: Codable, Sendable, Equatable {
    package var size = CGSize(width: 393, height: 852)
    /// A `DynamicTypeSize` case by name, `large` or `accessibility5`.
    package var textSize = "large"
    package var isDark = false
    package var increasesContrast = false
    package var reducesMotion = false
    package var differentiatesWithoutColor = false
    package var isBoldText = false
    package var isRightToLeft = false
    /// Doubles every localised text.
    package var doublesStrings = false
    /// Puts accents on every localised text.
    package var accentsStrings = false
    package var locale = "en_US"
    package var preferredLanguage = "en"
    /// nil: from the size, as iOS does for phones and iPads. `compact` or `regular`.
    package var horizontalSizeClass: String?

    package init() {}

    package static let textSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
        "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    ]

    /// An iPad's window is regular from this width on; an iPhone's only in landscape on the largest.
    package var isRegularWidth: Bool {
        horizontalSizeClass.map { $0 == "regular" } ?? (size.width >= (size.height >= 600 ? 700 : 896))
    }
    /// The insets that the imaginary device's bars and corners take.
    package var safeAreaInsets: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        let isTablet = min(size.width, size.height) >= 600
        if isTablet { return (24, 0, 20, 0) }
        let hasHomeButton = max(size.width, size.height) < 700
        if size.width > size.height { return hasHomeButton ? (0, 0, 0, 0) : (0, 59, 21, 59) }
        return hasHomeButton ? (20, 0, 0, 0) : (59, 0, 34, 0)
    }
}
