/// The twelve colours that a person can give to a habit.
enum Accent: String, CaseIterable, Hashable, Sendable, Identifiable {
    case moss, clay, harbour, plum, marigold, rosehip, slate, pine, lagoon, heather, chestnut, dusk

    /// The accent of an identifier; one that this version does not know is shown as ``slate``, and kept as it is.
    init(known identifier: String) {
        self = Accent(rawValue: identifier) ?? .slate
    }

    /// What new habits have.
    static let standard = Accent.moss

    var id: String { rawValue }

    /// The colour itself, for beads, outlines and text.
    func tone(_ appearance: Appearance) -> RGB {
        let tones = tones
        switch (appearance.isDark, appearance.isIncreased) {
        case (false, false): return tones.light
        case (false, true): return tones.lightIncreased
        case (true, false): return tones.dark
        case (true, true): return tones.darkIncreased
        }
    }

    /// The colour of text and marks that stand on it.
    func onTone(_ appearance: Appearance) -> RGB {
        appearance.isDark ? RGB(0x15171D) : RGB(0xFFFFFF)
    }

    /// The quiet ground of the habit's icon.
    func tileTone(_ appearance: Appearance) -> RGB {
        let ground = Palette(appearance).cardTone
        return tone(appearance).laid(over: ground, strength: appearance.isDark ? 0.16 : 0.13)
    }

    private var tones: AccentTones {
        switch self {
        case .moss: AccentTones(0x4E7831, 0x3D5F27, 0x7CB159, 0xAECF99)
        case .clay: AccentTones(0xB34E2A, 0x8E3E21, 0xD89278, 0xE7BCAC)
        case .harbour: AccentTones(0x2B71AD, 0x225989, 0x78A8D2, 0xABC9E3)
        case .plum: AccentTones(0xA24C9A, 0x803C7A, 0xCB90C5, 0xDFBADB)
        case .marigold: AccentTones(0x95630C, 0x764E0A, 0xDA951F, 0xEBBF72)
        case .rosehip: AccentTones(0xC83255, 0x9F2844, 0xDD8C9F, 0xEBB9C4)
        case .slate: AccentTones(0x5F6D89, 0x4B566C, 0x98A4BA, 0xBEC6D4)
        case .pine: AccentTones(0x237A5D, 0x1C614A, 0x50B493, 0x95D2BD)
        case .lagoon: AccentTones(0x127880, 0x0E5F65, 0x3EB2BB, 0x87D2D7)
        case .heather: AccentTones(0x7D5ABB, 0x6642A3, 0xB196E0, 0xCFBEEC)
        case .chestnut: AccentTones(0x8F6346, 0x714E38, 0xC59A7D, 0xDBC1AF)
        case .dusk: AccentTones(0x5C63C6, 0x4149B8, 0x989DE5, 0xBFC3EF)
        }
    }
}

/// One accent in the four appearances.
private struct AccentTones {
    let light: RGB, lightIncreased: RGB, dark: RGB, darkIncreased: RGB

    init(_ light: Int, _ lightIncreased: Int, _ dark: Int, _ darkIncreased: Int) {
        self.light = RGB(light)
        self.lightIncreased = RGB(lightIncreased)
        self.dark = RGB(dark)
        self.darkIncreased = RGB(darkIncreased)
    }
}
