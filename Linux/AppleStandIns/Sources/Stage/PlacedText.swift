import Foundation

/// A text as it lies in a window, whether it is an element of its own or a part of one.
package struct PlacedText: Codable, Sendable, Equatable {
    /// A word that did not fit into a line, and was broken inside.
    package struct BrokenWord: Codable, Sendable, Equatable {
        package var word: String
        /// What it takes in one piece.
        package var width: Double
        package init(word: String, width: Double) {
            self.word = word
            self.width = width
        }
    }

    package var words: String
    /// The place that it was given, in points of the window.
    package var frame: CGRect
    /// What it takes in that width with all of its lines.
    package var idealSize: CGSize
    /// Lines or letters were left out.
    package var isTruncated: Bool
    package var isInSystemBar: Bool
    package var brokenWords: [BrokenWord]

    package init(
        words: String, frame: CGRect, idealSize: CGSize, isTruncated: Bool, isInSystemBar: Bool,
        brokenWords: [BrokenWord] = []
    ) {
        self.words = words
        self.frame = frame
        self.idealSize = idealSize
        self.isTruncated = isTruncated
        self.isInSystemBar = isInSystemBar
        self.brokenWords = brokenWords
    }
}
