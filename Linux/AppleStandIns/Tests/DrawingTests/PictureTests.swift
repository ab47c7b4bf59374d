import Drawing
import Foundation
import Testing

@Suite("A picture") struct PictureTests {
    private let square = CGSize(width: 20, height: 20)

    @Test("has the pixels of its scale") func scale() {
        let picture = Picture(size: CGSize(width: 10, height: 5), scale: 3, background: nil)
        #expect(picture.pixelWidth == 30)
        #expect(picture.pixelHeight == 15)
        #expect(picture.pixel(x: 0, y: 0) == .clear)
        #expect(picture.pixel(x: 99, y: 0) == .clear)
    }

    @Test("shows what is filled, and only there") func fill() {
        let picture = Picture(size: square, scale: 1, background: .white)
        picture.canvas.fill(.rectangle(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(RGBA(1, 0, 0)))
        #expect(picture.pixel(x: 10, y: 10) == RGBA(1, 0, 0))
        #expect(picture.pixel(x: 4, y: 10) == .white)
        #expect(picture.colorCounts(in: CGRect(origin: .zero, size: square)) == [RGBA(1, 0, 0): 100, .white: 300])
    }

    @Test("blends what is half clear") func blending() {
        let picture = Picture(size: square, scale: 1, background: .white)
        picture.canvas.pushLayer(opacity: 0.5)
        picture.canvas.fill(.rectangle(CGRect(origin: .zero, size: square)), with: .color(.black))
        picture.canvas.popLayer()
        #expect(abs(picture.pixel(x: 1, y: 1).red - 0.5) < 0.01)
    }

    @Test("runs a gradient from its first colour to its last") func gradient() {
        let picture = Picture(size: CGSize(width: 101, height: 1), scale: 1, background: nil)
        let paint = Paint.linearGradient(
            stops: [(0, .black), (1, .white)], from: CGPoint(x: 0, y: 0), to: CGPoint(x: 101, y: 0))
        picture.canvas.fill(.rectangle(CGRect(x: 0, y: 0, width: 101, height: 1)), with: paint)
        #expect(picture.pixel(x: 0, y: 0).red < 0.02)
        #expect(abs(picture.pixel(x: 50, y: 0).red - 0.5) < 0.02)
        #expect(picture.pixel(x: 100, y: 0).red > 0.98)
    }

    @Test("strokes half a pen to either side, in dashes") func stroke() {
        let picture = Picture(size: square, scale: 1, background: nil)
        let line: [PathElement] = [.move(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 20, y: 10))]
        picture.canvas.stroke(line, with: .color(.black), pen: Pen(width: 4, dash: [10, 10]))
        #expect((7...12).map { picture.pixel(x: 5, y: $0).alpha } == [0, 1, 1, 1, 1, 0])
        #expect(picture.pixel(x: 15, y: 10) == .clear)
    }

    @Test("keeps what is drawn within a clip until that is restored") func clip() {
        let picture = Picture(size: square, scale: 1, background: nil)
        let all = [PathElement].rectangle(CGRect(origin: .zero, size: square))
        picture.canvas.save()
        picture.canvas.clip(to: .rectangle(CGRect(x: 0, y: 0, width: 10, height: 20)))
        picture.canvas.fill(all, with: .color(.black))
        #expect(picture.pixel(x: 9, y: 5) == .black)
        #expect(picture.pixel(x: 10, y: 5) == .clear)
        picture.canvas.restore()
        picture.canvas.fill(all, with: .color(.black))
        #expect(picture.pixel(x: 10, y: 5) == .black)
    }

    @Test("draws on after a scale of nothing") func singular() {
        let picture = Picture(size: square, scale: 1, background: nil)
        let all = [PathElement].rectangle(CGRect(origin: .zero, size: square))
        picture.canvas.save()
        picture.canvas.scale(x: 0, y: 1)
        picture.canvas.concatenate(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1)
        picture.canvas.fill(all, with: .color(.white))
        picture.canvas.restore()
        picture.canvas.fill(all, with: .color(.black))
        #expect(picture.pixel(x: 10, y: 10) == .black)
    }

    @Test("throws a shadow that fades outwards") func shadow() {
        let picture = Picture(size: CGSize(width: 100, height: 100), scale: 1, background: nil)
        let box = [PathElement].rectangle(CGRect(x: 30, y: 30, width: 40, height: 40))
        picture.canvas.shadow(of: box, color: .black, radius: 8, offset: CGPoint(x: 0, y: 10))
        #expect(picture.pixel(x: 50, y: 60).alpha > 0.9)
        let fading = [74, 78, 82, 86].map { picture.pixel(x: 50, y: $0).alpha }
        #expect(fading == fading.sorted(by: >))
        #expect(picture.pixel(x: 50, y: 22) == .clear)
    }

    @Test("gives a part of itself") func crop() {
        let picture = Picture(size: square, scale: 2, background: .white)
        picture.canvas.fill(.rectangle(CGRect(x: 10, y: 0, width: 10, height: 20)), with: .color(.black))
        let part = picture.crop(to: CGRect(x: 9, y: 0, width: 2, height: 1))
        #expect(part.pixelWidth == 4)
        #expect((0..<4).map { part.pixel(x: $0, y: 0).red } == [1, 1, 0, 0])
    }

    @Test("is written with alpha, or without", arguments: [(false, UInt8(6)), (true, UInt8(2))])
    func png(isOpaque: Bool, colorType: UInt8) throws {
        let path = NSTemporaryDirectory() + "picture-\(UUID().uuidString).png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let picture = Picture(size: CGSize(width: 3, height: 2), scale: 2, background: nil)
        try picture.writePNG(to: path, isOpaque: isOpaque)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        // Signature, then the header: width 6, height 4, 8 bits, the kind of colour.
        #expect(Array(bytes[0..<4]) == [0x89, 0x50, 0x4E, 0x47])
        #expect(Array(bytes[16..<26]) == [0, 0, 0, 6, 0, 0, 0, 4, 8, colorType])
    }

    @Test("says why it could not be written") func unwritable() {
        #expect(throws: CocoaError.self) {
            try Picture(size: square, scale: 1, background: nil).writePNG(to: "/nowhere/picture.png")
        }
    }
}

@Suite("A text drawn") struct DrawnTextTests {
    /// The columns, of 200, that bear ink.
    private func inkedColumns(_ text: String, style: ParagraphStyle, boxWidth: Double) -> ClosedRange<Int>? {
        let picture = Picture(size: CGSize(width: 200, height: 30), scale: 1, background: nil)
        let layout = TextLayout([TextRun(text: text, face: FontFace(size: 17))], style: style, width: nil)
        picture.canvas.draw(layout, at: .zero, color: .black, boxWidth: boxWidth)
        let columns = (0..<200).filter { x in (0..<30).contains { picture.pixel(x: x, y: $0).alpha > 0 } }
        guard let first = columns.first, let last = columns.last else { return nil }
        return first...last
    }

    @Test("keeps to the side that its alignment names") func alignment() throws {
        let leading = try #require(inkedColumns("Walk", style: .init(alignment: .leading), boxWidth: 200))
        let trailing = try #require(inkedColumns("Walk", style: .init(alignment: .trailing), boxWidth: 200))
        let centre = try #require(inkedColumns("Walk", style: .init(alignment: .center), boxWidth: 200))
        #expect(leading.lowerBound <= 2)
        #expect(trailing.upperBound >= 197)
        #expect(abs(centre.lowerBound + centre.upperBound - 199) <= 2)
    }

    @Test("begins at the right where reading does") func rightToLeft() throws {
        let inked = try #require(inkedColumns("مشي", style: .init(isRightToLeft: true), boxWidth: 200))
        #expect(inked.upperBound >= 196)
    }

    @Test("takes the colour of its run before that of the drawing") func colours() {
        let picture = Picture(size: CGSize(width: 100, height: 100), scale: 1, background: .white)
        let runs = [
            TextRun(text: "█", face: FontFace(size: 40), color: RGBA(1, 0, 0)),
            TextRun(text: "\n█", face: FontFace(size: 40)),
        ]
        picture.canvas.draw(TextLayout(runs, style: .init(), width: nil), at: .zero, color: RGBA(0, 0, 1))
        #expect(picture.pixel(x: 10, y: 24) == RGBA(1, 0, 0))
        #expect(picture.pixel(x: 10, y: 72) == RGBA(0, 0, 1))
    }
}
