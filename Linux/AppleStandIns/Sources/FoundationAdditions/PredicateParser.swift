import Foundation

/// Reads a predicate format. What Apple's parser refuses with an exception ends the process here too.
struct PredicateParser {
    private enum Token: Equatable {
        case word(String)
        case text(String)
        case number(String)
        case symbol(String)
        case argument(String)
        case end
    }

    private let format: String
    private var tokens: [Token] = []
    private var arguments: [Any?]
    private var position = 0

    static func parse(_ format: String, _ arguments: [Any?]) -> PredicateTree {
        var parser = PredicateParser(format: format, arguments: arguments)
        parser.tokenize()
        let tree = parser.disjunction()
        if parser.token != .end { parser.fail("something follows its end") }
        if !parser.arguments.isEmpty { parser.fail("more arguments than specifiers") }
        return tree
    }

    private init(format: String, arguments: [Any?]) {
        self.format = format
        self.arguments = arguments
    }

    private func fail(_ reason: String) -> Never {
        raiseException("NSInvalidArgumentException", "Unable to parse the format string \"\(format)\": \(reason)")
    }

    // MARK: Words

    private mutating func tokenize() {
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first.isLetter || first == "_" || first == "$" || first == "#" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.$#@".contains($0) }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
                let digits = rest.dropFirst().prefix { $0.isNumber || $0 == "." }
                tokens.append(.number(String(first) + digits))
                rest = rest.dropFirst(digits.count + 1)
            } else if first == "'" || first == "\"" {
                let text = rest.dropFirst().prefix { $0 != first }
                guard text.endIndex < rest.endIndex else { fail("a quotation does not end") }
                tokens.append(.text(String(text)))
                rest = rest.dropFirst(text.count + 2)
            } else if first == "%" {
                guard
                    let specifier = ["lld", "ld", "lf", "d", "i", "f", "@", "K"].first(
                        where: rest.dropFirst().hasPrefix)
                else { fail("an unknown specifier") }
                tokens.append(.argument(specifier))
                rest = rest.dropFirst(specifier.count + 1)
            } else if let symbol = Self.symbols.first(where: rest.hasPrefix) {
                tokens.append(.symbol(symbol))
                rest = rest.dropFirst(symbol.count)
            } else {
                fail("an unknown sign \(first)")
            }
        }
    }

    private static let symbols = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",", "[", "]",
    ]

    private var token: Token { position < tokens.count ? tokens[position] : .end }

    private mutating func takes(word: String) -> Bool {
        guard case .word(let found) = token, found.uppercased() == word else { return false }
        position += 1
        return true
    }

    private mutating func takes(symbol: String) -> Bool {
        guard token == .symbol(symbol) else { return false }
        position += 1
        return true
    }

    // MARK: Grammar

    private mutating func disjunction() -> PredicateTree {
        var parts = [conjunction()]
        while takes(word: "OR") || takes(symbol: "||") { parts.append(conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() -> PredicateTree {
        var parts = [negation()]
        while takes(word: "AND") || takes(symbol: "&&") { parts.append(negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() -> PredicateTree {
        if takes(word: "NOT") || takes(symbol: "!") { return .not(negation()) }
        if takes(word: "TRUEPREDICATE") { return .constant(true) }
        if takes(word: "FALSEPREDICATE") { return .constant(false) }
        if takes(symbol: "(") {
            let tree = disjunction()
            if !takes(symbol: ")") { fail("a bracket does not close") }
            return tree
        }
        let left = operand()
        let comparison = operation()
        let ignoresCase = options()
        return .comparison(left, comparison, operand(), ignoresCase: ignoresCase)
    }

    private mutating func operation() -> PredicateTree.Operator {
        let token = token
        position += 1
        switch token {
        case .symbol("=="), .symbol("="): return .equal
        case .symbol("!="), .symbol("<>"): return .notEqual
        case .symbol("<"): return .less
        case .symbol("<="), .symbol("=<"): return .lessOrEqual
        case .symbol(">"): return .greater
        case .symbol(">="), .symbol("=>"): return .greaterOrEqual
        case .word(let word):
            if let named = PredicateTree.Operator(rawValue: word.uppercased()) { return named }
            fail("an unknown operator \(word)")
        default: fail("an operator is missing")
        }
    }

    /// `[c]`, `[d]`, `[cd]` after an operator.
    private mutating func options() -> Bool {
        guard takes(symbol: "[") else { return false }
        guard case .word(let letters) = token, letters.allSatisfy({ "cd".contains($0) }) else {
            fail("unknown options")
        }
        position += 1
        if !takes(symbol: "]") { fail("options do not close") }
        return letters.contains("c")
    }

    private mutating func operand() -> PredicateTree.Operand {
        let token = token
        position += 1
        switch token {
        case .text(let text): return .value(text)
        case .number(let digits):
            if let whole = Int64(digits) { return .value(whole) }
            guard let fraction = Double(digits) else { fail("\(digits) is no number") }
            return .value(fraction)
        case .argument(let specifier): return argument(specifier)
        case .symbol("{"): return .value(aggregate())
        case .word(let word):
            switch word.uppercased() {
            case "NIL", "NULL": return .value(nil)
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            case "SELF": return .key("")
            default: return .key(word)
            }
        default: fail("an operand is missing")
        }
    }

    private mutating func aggregate() -> [Any] {
        var values: [Any] = []
        while !takes(symbol: "}") {
            guard case .value(let value?) = operand() else { fail("a list holds values only") }
            values.append(value)
            if !takes(symbol: ","), token != .symbol("}") { fail("a list does not close") }
        }
        return values
    }

    private mutating func argument(_ specifier: String) -> PredicateTree.Operand {
        if arguments.isEmpty { fail("fewer arguments than specifiers") }
        let value = arguments.removeFirst()
        switch specifier {
        case "K":
            guard let key = value as? String else { fail("%K takes a string") }
            return .key(key)
        case "@": return .value(objectValue(value))
        case "f", "lf":
            guard let number = value as? Double else { fail("%\(specifier) takes a Double") }
            return .value(number)
        default:
            guard let value, !(type(of: value) is NSObject.Type), let number = value as? any BinaryInteger else {
                fail("%\(specifier) takes an integer")
            }
            return .value(Int64(number))
        }
    }

    /// `%@` takes objects: what Swift passes as a plain number is no pointer.
    private func objectValue(_ value: Any?) -> Any? {
        switch value {
        case nil, is NSNull: return nil
        case let value as NSString: return String(value)
        case let value as NSUUID: return UUID(uuidString: value.uuidString)
        case let value as NSDate: return Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
        case let value as NSData: return Data(referencing: value)
        case let value as NSArray: return value.map { objectValue($0) as Any }
        case let value? where type(of: value) is NSNumber.Type: return value
        case is String, is UUID, is Date, is Data: return value
        case let value as [Any]: return value.map { objectValue($0) as Any }
        default: fail("%@ takes an object, not \(type(of: value))")
        }
    }
}
