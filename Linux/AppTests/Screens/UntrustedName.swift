/// A name as somebody may type or import it, and what it has to look like where it stands within a sentence.
struct UntrustedName: Sendable {
    let text: String
    let inSentence: String

    /// - Parameter inSentence: the name in its fence, where that is not simply put around it.
    init(_ text: String, inSentence: String? = nil) {
        self.text = text
        self.inSentence = inSentence ?? "\u{2068}\(text)\u{2069}"
    }

    static let hebrew = UntrustedName("לקרוא 20 עמודים ב-Kindle (פרק 3)")
    static let specifiers = UntrustedName("%@ %d %1$s %lld %% %n")
    static let directions = UntrustedName(
        "\u{2069}Re\u{202E}ad 5\u{2067} pages\u{2066}",
        inSentence: "\u{2068}Re\u{202E}ad 5\u{2067} pages\u{2066}\u{2069}\u{2069}\u{2069}")

    static let all = [
        hebrew,
        UntrustedName("قراءة صفحة من الكتاب كل مساء قبل النوم"),
        UntrustedName("毎晩寝る前に日本語の本を三ページ声に出して読んでから日記を書く"),
        UntrustedName("อ่านหนังสือภาษาไทยก่อนนอนทุกคืนอย่างน้อยสิบหน้า"),
        UntrustedName("सोने से पहले हिंदी की किताब के दस पन्ने पढ़ना"),
        UntrustedName("R"),
        UntrustedName(String(repeating: "Wimbledonw", count: 8)),
        UntrustedName("👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈🇩🇪🇯🇵1️⃣#️⃣"),
        specifiers,
        // Four letters under eighteen marks each.
        UntrustedName("Read".map { "\($0)\(String(repeating: "\u{301}\u{323}\u{338}", count: 6))" }.joined()),
        directions,
        UntrustedName(#"**B** [x](https://a.org) <i>\(x)</i> &lt; "q" ^[2 day](inflect: true)"#),
        // A word of the interface.
        UntrustedName("Done"),
        UntrustedName("Read\naloud", inSentence: "\u{2068}Read\u{2069}\n\u{2068}aloud\u{2069}"),
    ]
}
