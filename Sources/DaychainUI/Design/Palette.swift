import SwiftUI

/// The colours that belong to no habit: warm paper in light, deep ink in dark.
struct Palette: Hashable, Sendable {
    /// Behind everything.
    let paperTone: RGB
    /// A card on the paper, raised by its tone.
    let cardTone: RGB
    /// Text.
    let inkTone: RGB
    /// Secondary text.
    let softTone: RGB
    /// Outlines and marks that carry meaning.
    let faintTone: RGB
    /// Text of what cannot be taken back.
    let warningTone: RGB
    /// The appearance that the colours are for.
    let appearance: Appearance

    /// The colours of an appearance.
    init(_ appearance: Appearance) {
        self.appearance = appearance
        switch (appearance.isDark, appearance.isIncreased) {
        case (false, false):
            (paperTone, cardTone) = (RGB(0xFAF5EB), RGB(0xFFFDF9))
            (inkTone, softTone, faintTone) = (RGB(0x26221C), RGB(0x5F584D), RGB(0x6F675C))
            warningTone = RGB(0xAE2A1C)
        case (false, true):
            (paperTone, cardTone) = (RGB(0xFFFFFF), RGB(0xFFFFFF))
            (inkTone, softTone, faintTone) = (RGB(0x000000), RGB(0x3A352D), RGB(0x4A443B))
            warningTone = RGB(0x8C1D12)
        case (true, false):
            (paperTone, cardTone) = (RGB(0x15171D), RGB(0x20232B))
            (inkTone, softTone, faintTone) = (RGB(0xF3EFE7), RGB(0xB7B1A6), RGB(0x94908A))
            warningTone = RGB(0xF2A093)
        case (true, true):
            (paperTone, cardTone) = (RGB(0x000000), RGB(0x14161B))
            (inkTone, softTone, faintTone) = (RGB(0xFFFFFF), RGB(0xDAD5CB), RGB(0xB8B3AA))
            warningTone = RGB(0xFFB9AE)
        }
    }

    var paper: Color { paperTone.color }
    var card: Color { cardTone.color }
    var ink: Color { inkTone.color }
    var soft: Color { softTone.color }
    var faint: Color { faintTone.color }
    var warning: Color { warningTone.color }
    /// The edge of a card: only where contrast is increased does a card need one.
    var cardEdge: Color { appearance.isIncreased ? faint : Color.clear }
}
