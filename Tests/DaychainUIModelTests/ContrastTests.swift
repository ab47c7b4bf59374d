import Testing

@testable import DaychainUI

@Suite("Contrast, in light, dark and increased contrast")
struct ContrastTests {
    @Test(
        "is computed as the guidelines say",
        arguments: [
            (0xFFFFFF, 0xFFD60A, 1.41), (0x000000, 0xFFD60A, 14.88), (0x777777, 0xFFFFFF, 4.48),
            (0x767676, 0xFFFFFF, 4.54),
        ])
    func isComputed(_ text: Int, _ ground: Int, _ ratio: Double) {
        #expect(abs(RGB(text).contrast(to: RGB(ground)) - ratio) < 0.005)
    }

    @Test("of every accent is at least 4.5 where it carries text", arguments: Accent.allCases, Appearance.all)
    func accentTextIsReadable(_ accent: Accent, _ appearance: Appearance) {
        let palette = Palette(appearance)
        #expect(accent.onTone(appearance).contrast(to: accent.tone(appearance)) >= 4.5)
        #expect(accent.tone(appearance).contrast(to: palette.paperTone) >= 4.5)
        #expect(accent.tone(appearance).contrast(to: palette.cardTone) >= 4.5)
    }

    @Test(
        "of every accent on its tile is at least 3, and 4.5 where contrast is increased", arguments: Accent.allCases,
        Appearance.all)
    func iconsAreVisible(_ accent: Accent, _ appearance: Appearance) {
        let ratio = accent.tone(appearance).contrast(to: accent.tileTone(appearance))
        #expect(ratio >= (appearance.isIncreased ? 4.5 : 3))
    }

    @Test("of the palette's text and marks is at least 4.5, of its ink at least 7", arguments: Appearance.all)
    func paletteIsReadable(_ appearance: Appearance) {
        let palette = Palette(appearance)
        for ground in [palette.paperTone, palette.cardTone] {
            #expect(palette.inkTone.contrast(to: ground) >= 7)
            #expect(palette.softTone.contrast(to: ground) >= 4.5)
            #expect(palette.faintTone.contrast(to: ground) >= 4.5)
            #expect(palette.warningTone.contrast(to: ground) >= 4.5)
        }
    }
}
