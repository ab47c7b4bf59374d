import Drawing
import Foundation
import Testing

@Suite("A text in the rounded design") struct RoundedTextTests {
    private func layout(
        _ text: String, design: FontFace.Design, isUnderlined: Bool = false, digits: Bool = false
    ) -> TextLayout {
        let face = FontFace(size: 40, weight: 700, design: design, hasMonospacedDigits: digits)
        return TextLayout([TextRun(text: text, face: face, isUnderlined: isUnderlined)], style: .init(), width: nil)
    }

    /// Rows of pixels of a capital H, from its top, as how many of its first ten columns bear ink.
    private func corner(_ design: FontFace.Design) -> [Int] {
        let picture = Picture(size: CGSize(width: 60, height: 60), scale: 4, background: nil)
        picture.canvas.draw(layout("H", design: design), at: .zero, color: .black)
        let isInked = { (x: Int, y: Int) in picture.pixel(x: x, y: y).alpha > 0.5 }
        guard let top = (0..<240).first(where: { y in (0..<240).contains { isInked($0, y) } }),
            let left = (0..<240).first(where: { x in (0..<240).contains { isInked(x, $0) } })
        else { return [] }
        return (0..<10).map { y in (0..<10).count { isInked(left + $0, top + y) } }
    }

    @Test("has round corners where the standard design has square ones") func corners() {
        let square = corner(.standard)
        #expect(square.allSatisfy { $0 >= 9 })
        let round = corner(.rounded)
        #expect(round == round.sorted())
        // A corner of half a stem, some ten pixels, leaves at most five of the first ten columns in its top row.
        #expect((round.first ?? 10) <= 5)
        #expect(round.last == 10)
    }

    @Test("takes about as much room, and stands in lines as high") func size() {
        let (rounded, standard) = (layout("Wednesday 12", design: .rounded), layout("Wednesday 12", design: .standard))
        #expect(rounded.size.height == standard.size.height)
        #expect(abs(rounded.size.width / standard.size.width - 1) < 0.1)
    }

    @Test("keeps its digits to one width when asked") func digits() {
        let (ones, eights) = (
            layout("1111", design: .rounded, digits: true), layout("8888", design: .rounded, digits: true)
        )
        #expect(ones.size.width == eights.size.width)
    }

    @Test("is plain where no round pen will do", arguments: ["مشي", "散步", "🔥", "Übung"])
    func otherScripts(text: String) {
        #expect(layout(text, design: .rounded).size == layout(text, design: .standard).size)
        #expect(layout(text, design: .rounded).unknownGlyphCount == 0)
    }

    @Test("is plain where it is underlined") func underlined() {
        #expect(
            layout("Done", design: .rounded, isUnderlined: true).size
                == layout("Done", design: .standard, isUnderlined: true).size)
    }
}
