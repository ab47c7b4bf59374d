import Foundation

extension Text {
    /// Foundation on Linux knows none of the attributes that change how a text looks: its words are what shows.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        self.init(content: .verbatim(String(attributedContent.characters)))
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        appendInterpolation(Text(attributedString))
    }
}
