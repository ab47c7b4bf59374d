import Drawing
import Foundation
import Testing

@Suite("A symbol") struct SymbolGlyphTests {
    @Test("is drawn within its square, whatever its name", arguments: SymbolGlyph.names)
    func drawn(name: String) throws {
        let glyph = try #require(SymbolGlyph(named: name))
        let outline = glyph.strokes + glyph.fills
        #expect(!outline.isEmpty)
        #expect(CGRect(x: 1, y: 1, width: 22, height: 22).contains(outline.bounds))
        let picture = Picture(size: CGSize(width: 24, height: 24), scale: 2, background: nil)
        #expect(picture.canvas.draw(symbol: name, in: CGRect(x: 0, y: 0, width: 24, height: 24), color: .black))
        let inked = (0..<48 * 48).count { picture.pixel(x: $0 % 48, y: $0 / 48).alpha > 0.5 }
        #expect(inked > 40)
    }

    @Test("has no picture under a name that no phone knows") func unknown() {
        #expect(SymbolGlyph(named: "habit.thread") == nil)
        #expect(SymbolGlyph.path(named: "", in: .zero) == nil)
    }

    @Test("turns round where reading does, if it says forward or backward") func mirroring() {
        let box = CGRect(x: 0, y: 0, width: 24, height: 24)
        func path(_ name: String, _ isRightToLeft: Bool) -> [PathElement]? {
            SymbolGlyph.path(named: name, in: box, isRightToLeft: isRightToLeft)
        }
        #expect(path("chevron.backward", false) == path("chevron.left", false))
        #expect(path("chevron.backward", true) == path("chevron.right", false))
        #expect(path("chevron.left", true) == path("chevron.left", false))
    }

    @Test("lets its ground show where it is cut out") func cutout() {
        let picture = Picture(size: CGSize(width: 24, height: 24), scale: 1, background: .white)
        let box = CGRect(x: 0, y: 0, width: 24, height: 24)
        picture.canvas.draw(symbol: "minus.circle.fill", in: box, color: RGBA(1, 0, 0))
        #expect(picture.pixel(x: 12, y: 6) == RGBA(1, 0, 0))
        #expect(picture.pixel(x: 12, y: 12).green > 0.7)
        #expect(picture.pixel(x: 0, y: 0) == .white)
    }
}
