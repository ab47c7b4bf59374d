import Drawing
import Foundation
import Stage

/// An item that shows a text.
@MainActor protocol TextHolder {
    /// Nil while it shows none.
    var placedText: PlacedText? { get }
}

extension Item {
    /// Every text within, in the order of the items.
    var placedTexts: [PlacedText] {
        let own = (self as? any TextHolder)?.placedText
        return (own.map { [$0] } ?? [])
            + childItems.flatMap { child in
                let texts = child.placedTexts
                return isBar(child) ? texts.map(\.inSystemBar) : texts
            }
    }

    private func isBar(_ child: Item) -> Bool { (self as? NavigationPage)?.isPartOfBar(child) ?? false }
}

extension PlacedText {
    /// The same as one of the system's bars shows it.
    var inSystemBar: PlacedText {
        var text = self
        text.isInSystemBar = true
        return text
    }

    /// - Parameter whole: the style in which nothing has to be left out.
    init(_ layout: TextLayout, in frame: CGRect, whole style: ParagraphStyle, isInSystemBar: Bool = false) {
        let width = Double(frame.width) + 0.5
        let whole = layout.isTruncated ? TextMeasure.layout(layout.runs, style: style, width: width) : layout
        let face = layout.runs.first?.face
        self.init(
            words: layout.runs.map(\.text).joined(), frame: frame, idealSize: whole.size,
            isTruncated: layout.isTruncated, isInSystemBar: isInSystemBar,
            brokenWords: layout.brokenWords.map { word in
                let run = face.map { [TextRun(text: word, face: $0)] } ?? []
                return BrokenWord(word: word, width: TextMeasure.layout(run, style: style, width: nil).size.width)
            })
    }
}
