import Foundation

/// Reads a format such as `%1$@: %lld of %lld` and fills it in.
package enum LocalizedFormat {
    /// One `%…` of a format.
    struct Specifier {
        var position: Int?
        var precision: Int?
        var width: Int?
        var padsWithZeros = false
        var conversion: Character = "@"
        /// The name in `%#@name@`, which stands for a substitution of the String Catalog.
        var substitution: String?

        var isFraction: Bool { "feEgG".contains(conversion) }
        var fractionDigits: Int { precision ?? 6 }
        var minimumDigits: Int { max(1, precision ?? (padsWithZeros ? width ?? 1 : 1)) }
    }

    enum Piece {
        case text(String)
        case specifier(Specifier)
    }

    /// The text with its arguments put in; a specifier without an argument stays as it is written.
    package static func fill(_ format: String, with arguments: [LocalizedArgument], locale: Locale) -> String {
        fill(format, with: arguments, locale: locale, substitute: { _ in nil })
    }

    static func fill(
        _ format: String, with arguments: [LocalizedArgument], locale: Locale,
        substitute: (String) -> String?
    ) -> String {
        var next = 0
        return pieces(of: format).map { piece in
            switch piece {
            case .text(let text): return text
            case .specifier(let specifier):
                if let name = specifier.substitution { return substitute(name) ?? "" }
                let index = specifier.position.map { $0 - 1 } ?? next
                if specifier.position == nil { next += 1 }
                guard arguments.indices.contains(index) else { return "(null)" }
                return arguments[index].formatted(as: specifier, locale: locale)
            }
        }.joined()
    }

    /// The first argument that is a number, by its position in the format: the one that chooses the plural form.
    static func pluralIndex(in format: String, arguments: [LocalizedArgument]) -> Int? {
        var next = 0
        for case .specifier(let specifier) in pieces(of: format) where specifier.substitution == nil {
            let index = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            if arguments.indices.contains(index), arguments[index].quantity != nil { return index }
        }
        return arguments.firstIndex { $0.quantity != nil }
    }

    static func pieces(of format: String) -> [Piece] {
        var pieces: [Piece] = []
        var text = ""
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                text.append("%")
            } else if let specifier = takeSpecifier(from: &rest) {
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(.specifier(specifier))
            } else {
                text.append("%")
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }

    private static func takeSpecifier(from rest: inout Substring) -> Specifier? {
        var scanner = rest
        var specifier = Specifier()
        if scanner.first == "#", scanner.dropFirst().first == "@" {
            let name = scanner.dropFirst(2).prefix { $0 != "@" }
            rest = scanner.dropFirst(2 + name.count + 1)
            specifier.substitution = String(name)
            return specifier
        }
        let leading = scanner.prefix(while: \.isNumber)
        if let position = Int(leading), scanner.dropFirst(leading.count).first == "$" {
            specifier.position = position
            scanner = scanner.dropFirst(leading.count + 1)
        }
        while let flag = scanner.first, "0-+ '#".contains(flag) {
            if flag == "0" { specifier.padsWithZeros = true }
            scanner.removeFirst()
        }
        let width = scanner.prefix(while: \.isNumber)
        specifier.width = Int(width)
        scanner = scanner.dropFirst(width.count)
        if scanner.first == "." {
            let digits = scanner.dropFirst().prefix(while: \.isNumber)
            specifier.precision = Int(digits) ?? 0
            scanner = scanner.dropFirst(1 + digits.count)
        }
        while let length = scanner.first, "lhqzjtL".contains(length) { scanner.removeFirst() }
        guard let conversion = scanner.popFirst(), "@diufeEgG".contains(conversion) else { return nil }
        specifier.conversion = conversion
        rest = scanner
        return specifier
    }
}
