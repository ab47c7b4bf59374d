import SwiftUI

/// The four appearances that every colour is defined for.
struct Appearance: Hashable, Sendable {
    /// Light on dark.
    let isDark: Bool
    /// Increased contrast.
    let isIncreased: Bool

    /// Every appearance.
    static let all: [Appearance] = [
        Appearance(isDark: false, isIncreased: false), Appearance(isDark: false, isIncreased: true),
        Appearance(isDark: true, isIncreased: false), Appearance(isDark: true, isIncreased: true),
    ]
}

extension EnvironmentValues {
    /// The appearance in force.
    var appearance: Appearance {
        Appearance(isDark: colorScheme == .dark, isIncreased: colorSchemeContrast == .increased)
    }

    /// The colours of the appearance in force.
    var palette: Palette { Palette(appearance) }
}
