/// Text that a person wrote, fenced off so that its direction cannot turn the sentence around it.
///
/// A fence within the text that lacks its other end would end this one too early, or never: an end without a beginning
/// is left out, and a beginning without an end is ended. A line break ends every fence, so each line has its own.
func isolated(_ text: String) -> String {
    var fenced = [Fence.begin]
    var open = 1
    for scalar in text.unicodeScalars {
        switch scalar {
        case Fence.end where open == 1: continue
        case Fence.end: open -= 1
        case _ where Fence.begins(with: scalar): open += 1
        case _ where Fence.isBroken(by: scalar):
            fenced += Array(repeating: Fence.end, count: open) + [scalar, Fence.begin]
            open = 1
            continue
        default: break
        }
        fenced.append(scalar)
    }
    fenced += Array(repeating: Fence.end, count: open)
    return String(String.UnicodeScalarView(fenced))
}

/// The isolates of Unicode's bidirectional algorithm.
private enum Fence {
    /// First strong isolate: its content goes in the direction of its first letter.
    static let begin: Unicode.Scalar = "\u{2068}"
    static let end: Unicode.Scalar = "\u{2069}"

    static func begins(with scalar: Unicode.Scalar) -> Bool { ("\u{2066}"..."\u{2068}").contains(scalar) }

    /// Whether it separates paragraphs.
    static func isBroken(by scalar: Unicode.Scalar) -> Bool {
        ["\n", "\r", "\u{1C}", "\u{1D}", "\u{1E}", "\u{85}", "\u{2029}"].contains(scalar)
    }
}
