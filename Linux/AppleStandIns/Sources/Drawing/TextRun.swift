import Foundation

/// A stretch of text in one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var face: FontFace
    /// nil: the colour given when the text is drawn.
    package var color: RGBA?
    package var isUnderlined, isStruck: Bool
    /// Extra points between letters, and above the baseline.
    package var tracking, baselineOffset: Double
    /// What stands in place of `tracking` beside spaces.
    var spaceTracking: Double?

    package init(
        text: String, face: FontFace, color: RGBA? = nil, isUnderlined: Bool = false, isStruck: Bool = false,
        tracking: Double = 0, baselineOffset: Double = 0
    ) {
        self.text = text
        self.face = face
        self.color = color
        self.isUnderlined = isUnderlined
        self.isStruck = isStruck
        self.tracking = tracking
        self.baselineOffset = baselineOffset
    }
}

/// How lines are made of runs.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var alignment: Alignment
    package var isRightToLeft: Bool
    package var lineLimit: Int?
    /// Points added between lines.
    package var lineSpacing: Double
    package var truncation: Truncation

    package init(
        alignment: Alignment = .leading, isRightToLeft: Bool = false, lineLimit: Int? = nil, lineSpacing: Double = 0,
        truncation: Truncation = .tail
    ) {
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
        self.lineLimit = lineLimit
        self.lineSpacing = lineSpacing
        self.truncation = truncation
    }
}
