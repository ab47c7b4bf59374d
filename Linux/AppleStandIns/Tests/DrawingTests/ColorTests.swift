import Drawing
import Testing

@Suite("A colour") struct ColorTests {
    @Test("contrasts as WCAG says") func contrast() {
        #expect(abs(RGBA.black.contrast(with: .white) - 21) < 0.001)
        #expect(RGBA.white.contrast(with: .white) == 1)
        // #767676, the lightest grey that text on white may have.
        let grey = RGBA(0x76 / 255.0, 0x76 / 255.0, 0x76 / 255.0)
        #expect(abs(grey.contrast(with: .white) - 4.54) < 0.01)
        #expect(abs(RGBA(1, 0, 0).contrast(with: .white) - 4.0) < 0.01)
    }

    @Test("is seen through by what lies under it") func over() {
        #expect(RGBA(0, 0, 0, 0.5).over(.white) == RGBA(0.5, 0.5, 0.5))
        #expect(RGBA.clear.over(.white) == .white)
        #expect(RGBA.clear.over(.clear) == .clear)
        #expect(RGBA(0, 0, 0, 0.5).contrast(with: .white) < 4.5)
    }
}
