/// Splits a command into words; quoted words may hold spaces.
enum CommandWords {
    struct Unclosed: Error, CustomStringConvertible {
        let description = "A quotation mark is not closed."
    }

    /// `tap "New habit"` is two words. Straight and curved quotation marks serve; `\"` and `\n` work inside them.
    static func split(_ line: String) throws -> [String] {
        var words: [String] = []
        var word: String?
        var closing: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word?.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if let mark = closing {
                switch character {
                case mark: closing = nil
                case "\\": isEscaped = true
                default: word?.append(character)
                }
            } else if character == "\"" || character == "“" {
                closing = character == "“" ? "”" : "\""
                word = word ?? ""
            } else if character.isWhitespace {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard closing == nil else { throw Unclosed() }
        if let word { words.append(word) }
        return words
    }
}
