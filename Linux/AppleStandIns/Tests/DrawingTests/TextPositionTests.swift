import Drawing
import Foundation
import Testing

@Suite("A place in a text") struct TextPositionTests {
    private func layout(_ text: String, width: Double? = nil, style: ParagraphStyle = .init()) -> TextLayout {
        TextLayout([TextRun(text: text, face: FontFace(size: 17))], style: style, width: width)
    }

    @Test("has its caret between the letters") func caret() {
        let layout = layout("Walk")
        #expect(layout.caret(at: 0) == CGRect(x: 0, y: 0, width: 2, height: 22))
        let carets = (0...4).map { layout.caret(at: $0).minX }
        #expect(carets == carets.sorted())
        #expect(Set(carets).count == 5)
        #expect(layout.size.width - carets[4] < 0.25)
    }

    @Test("is found from its caret, across emoji and lines", arguments: [0, 1, 4, 6, 8, 12])
    func roundTrip(offset: Int) {
        // Offsets count UTF-16: the flame takes two.
        let layout = layout("Run 🔥 on\nday two")
        let caret = layout.caret(at: offset)
        #expect(layout.index(at: CGPoint(x: caret.minX + 0.1, y: caret.midY)) == offset)
    }

    @Test("is the nearest when the point lies outside") func outside() {
        let layout = layout("One\nTwo")
        #expect(layout.index(at: CGPoint(x: -50, y: -50)) == 0)
        #expect(layout.index(at: CGPoint(x: 500, y: 5)) == 3)
        #expect(layout.index(at: CGPoint(x: 500, y: 500)) == 7)
    }

    @Test("begins at the right where reading does") func rightToLeft() {
        let layout = layout("مشي كل يوم", style: ParagraphStyle(isRightToLeft: true))
        #expect(layout.caret(at: 0, boxWidth: 300).minX > 299)
        #expect(layout.caret(at: 10, boxWidth: 300).minX < 300 - layout.size.width + 1)
    }

    @Test("is marked in each line that a selection touches") func selection() {
        let layout = layout("One\nTwo")
        let rectangles = layout.rectangles(from: 1, to: 5)
        #expect(rectangles.map(\.minY) == [0, 22])
        #expect(rectangles.first?.minX == layout.caret(at: 1).minX)
        #expect(rectangles.last?.maxX == layout.caret(at: 5).minX)
        #expect(layout.rectangles(from: 2, to: 2).isEmpty)
    }
}
