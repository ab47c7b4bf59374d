import Drawing
import Foundation
import Testing

@Suite("A text") struct TextLayoutTests {
    private func layout(
        _ text: String, size: Double = 17, width: Double? = nil, limit: Int? = nil, isRightToLeft: Bool = false
    ) -> TextLayout {
        TextLayout(
            [TextRun(text: text, face: FontFace(size: size))],
            style: ParagraphStyle(isRightToLeft: isRightToLeft, lineLimit: limit), width: width)
    }

    @Test(
        "stands in lines as high as a phone's",
        arguments: zip(
            [34.0, 28, 22, 20, 17, 16, 15, 13, 12, 11], [41.0, 34, 28, 25, 22, 21, 20, 18, 16, 13]))
    func lineHeights(size: Double, height: Double) {
        #expect(Double(layout("Walk", size: size).size.height) == height)
    }

    @Test("keeps its line height in every script", arguments: ["Walk", "مشي", "הליכה", "散步", "🔥🏃‍♀️", ""])
    func scripts(text: String) {
        let layout = layout(text)
        #expect(layout.size.height == 22)
        #expect(layout.unknownGlyphCount == 0)
    }

    @Test("wraps at words within its width") func wraps() {
        let layout = layout("Drink eight glasses of water every day before five", width: 200)
        #expect(layout.lineCount == 3)
        #expect(layout.size.height == 66)
        #expect(layout.size.width <= 200)
        #expect(!layout.isTruncated)
    }

    @Test(
        "names the words that it breaks inside",
        arguments: [
            ("A steamship-voyage on the Danube", []), ("Donaudampfschiff voraus", ["Donaudampfschiff"]),
            ("Noch ein Donaudampfschiff", ["Donaudampfschiff"]), ("مشي سريع في الحديقة", []),
        ] as [(String, [String])])
    func brokenWords(text: String, broken: [String]) {
        #expect(Set(layout(text, width: 90).brokenWords) == Set(broken))
    }

    @Test("breaks a word that is wider than its width") func breaksWords() {
        let layout = layout("Donaudampfschifffahrtsgesellschaft", width: 100)
        #expect(layout.lineCount > 1)
        #expect(layout.size.width <= 100)
    }

    @Test("breaks as before when laid out in the width that it took", arguments: [90.0, 133, 200, 361])
    func ownWidth(width: Double) {
        let text = "Good morning: 2 of 4 done, and the fifth of them is late"
        let first = layout(text, width: width)
        let second = layout(text, width: first.size.width)
        #expect(second.size == first.size)
        #expect(layout("Done", width: layout("Done").size.width).lineCount == 1)
    }

    @Test("says that it is shortened, and only then") func truncation() {
        let text = "A habit with a very long name"
        #expect(layout(text, width: 100, limit: 1).isTruncated)
        #expect(layout(text, width: 100, limit: 1).size.width <= 100)
        #expect(layout(text, width: 100, limit: 2).lineCount == 2)
        #expect(layout(text, width: 100, limit: 2).isTruncated)
        #expect(!layout(text, width: 400, limit: 1).isTruncated)
        #expect(!layout(text, width: 100).isTruncated)
    }

    @Test("counts the lines of all its paragraphs against one limit") func paragraphs() {
        #expect(layout("One\nTwo\nThree").lineCount == 3)
        let limited = layout("One\nTwo\nThree", width: 300, limit: 2)
        #expect(limited.lineCount == 2)
        #expect(limited.isTruncated)
        #expect(limited.unknownGlyphCount == 0)
        #expect(!layout("One\nTwo", width: 300, limit: 2).isTruncated)
    }

    @Test("has an empty line after a line break at its end") func trailingBreak() {
        #expect(layout("One\n").size.height == 44)
    }

    @Test("is as wide under bold as bold letters are") func bold() {
        let regular = TextLayout([TextRun(text: "Done", face: FontFace(size: 17))], style: .init(), width: nil)
        let bold = TextLayout(
            [TextRun(text: "Done", face: FontFace(size: 17, weight: 700))], style: .init(), width: nil)
        #expect(bold.size.width > regular.size.width)
    }

    @Test("has digits of one width when asked", arguments: [17.0, 40]) func digits(size: Double) {
        func width(_ text: String) -> Double {
            let face = FontFace(size: size, hasMonospacedDigits: true)
            return TextLayout([TextRun(text: text, face: face)], style: .init(), width: nil).size.width
        }
        #expect(width("1111") == width("8888"))
        #expect(layout("1111").size.width < layout("8888").size.width)
    }

    @Test("joins Arabic letters") func shaping() {
        // Joined, two letters take less room than twice one that stands alone.
        #expect(layout("بب").size.width < layout("ب").size.width * 1.9)
    }

    @Test("stands on the baseline of its largest run") func mixedSizes() {
        let runs = [
            TextRun(text: "12", face: FontFace(size: 34)), TextRun(text: " days", face: FontFace(size: 13)),
        ]
        let mixed = TextLayout(runs, style: .init(), width: nil)
        #expect(mixed.firstBaseline == layout("12", size: 34).firstBaseline)
        #expect(mixed.size.height == 41)
    }

    @Test("is found again in the cache") func cache() {
        let runs = [TextRun(text: "Cached", face: FontFace(size: 17))]
        let first = TextMeasure.layout(runs, style: .init(), width: 100)
        #expect(TextMeasure.layout(runs, style: .init(), width: 100) === first)
        #expect(TextMeasure.layout(runs, style: .init(), width: 101) !== first)
    }
}
