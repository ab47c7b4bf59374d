import Foundation

/// A rounded font of our own, for Debian has none near a phone's: Inter's thinnest outlines, drawn with a round pen as
/// wide as makes the stems those of the weight asked for.
struct RoundedFace: Hashable {
    /// What the outlines are set in.
    let outline: FontFace
    let penWidth: Double
    /// Points between letters, which the pen would else bring too near to one another.
    let spacing: Double

    /// The face for `text` in a rounded design; nil for another, and where Inter lacks the letters.
    init?(_ face: FontFace, for text: String) {
        guard face.design == .rounded, text.unicodeScalars.allSatisfy(Self.isInInter) else { return nil }
        guard face.weight < 600 || !text.unicodeScalars.contains(where: Self.isMarked) else { return nil }
        let isDisplay = face.usesDisplayCut
        // In ems, measured of the letters l, n and H.
        let steps = Double(min(max(face.weight, 100), 900) - 100)
        let thinStem = 0.022
        // A little lighter than Inter at the same weight: a round pen closes letters sooner than a cut.
        let stem = thinStem + 0.000_178 * steps
        let capHeight = isDisplay ? 0.718 : 0.727
        let thinBearing = isDisplay ? 0.118 : 0.193
        let bearing = isDisplay ? 0.124 - 0.000_07 * steps : 0.185 - 0.000_121 * steps
        // The pen adds to the height of the outlines too: they are set smaller by as much.
        let pen = (stem - thinStem) / (1 - stem / capHeight)
        let factor = capHeight / (capHeight + pen)
        var outline = face
        outline.design = .standard
        outline.weight = 100
        outline.size = face.size * factor
        outline.cutSize = face.size
        self.outline = outline
        penWidth = face.size * pen * factor
        spacing = face.size * (bearing - (thinBearing - pen) * factor)
    }

    /// The runs as they are to be laid out, and the pen to draw them with: none unless one suits them all.
    static func applied(to runs: [TextRun]) -> (runs: [TextRun], penWidth: Double) {
        let faces = runs.map { RoundedFace($0.face, for: $0.text) }
        guard let first = faces.first, let pen = first?.penWidth, faces.allSatisfy({ $0?.penWidth == pen }),
            runs.allSatisfy({ $0.color == runs.first?.color && !$0.isUnderlined && !$0.isStruck })
        else { return (runs, 0) }
        let rounded = zip(runs, faces).map { run, face in
            guard let face else { return run }
            var run = run
            run.face = face.outline
            run.spaceTracking = run.tracking
            run.tracking += face.spacing
            return run
        }
        return (rounded, pen)
    }

    /// A heavy pen would close the gap between a letter and the mark above it.
    private static func isMarked(_ scalar: Unicode.Scalar) -> Bool {
        String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.count > 1
            || scalar.properties.generalCategory == .nonspacingMark
    }

    private static func isInInter(_ scalar: Unicode.Scalar) -> Bool {
        let isLetterOrMark = (0x20..<0x250).contains(scalar.value) || (0x370..<0x530).contains(scalar.value)
        return isLetterOrMark || (0x2010...0x2027).contains(scalar.value) || scalar == "\n" || scalar == "\u{2028}"
            || scalar == "−" || scalar == "\u{202F}"
    }
}
