import Foundation
import Testing

@testable import DaychainUI

@Suite("A name within a sentence")
struct IsolatedTests {
    @Test(
        "is fenced off as it is, and by one fence that ends where the name ends",
        arguments: [
            ("Read", "\u{2068}Read\u{2069}"),
            ("اقرأ", "\u{2068}اقرأ\u{2069}"),
            // Embeddings and overrides end with the fence around them.
            ("Re\u{202E}ad", "\u{2068}Re\u{202E}ad\u{2069}"),
            ("\u{2067}שלום\u{2069} 3", "\u{2068}\u{2067}שלום\u{2069} 3\u{2069}"),
            ("Re\u{2069}ad", "\u{2068}Read\u{2069}"),
            ("Re\u{2069}ad\u{2066}\u{2067}", "\u{2068}Read\u{2066}\u{2067}\u{2069}\u{2069}\u{2069}"),
            ("\u{2067}Read\nit\u{2069}", "\u{2068}\u{2067}Read\u{2069}\u{2069}\n\u{2068}it\u{2069}"),
        ])
    func isFenced(_ name: String, _ sentence: String) { #expect(isolated(name) == sentence) }
}
