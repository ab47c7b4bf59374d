import Foundation

/// The plural forms of Unicode's CLDR.
package enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other

    /// The form that a language uses for a number. A language not named here has one for 1 and one for the rest.
    package static func of(_ number: Double, language: String) -> PluralCategory {
        let base = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? language
        return (rules[base] ?? oneAndOther)(number)
    }

    private static let oneAndOther: @Sendable (Double) -> PluralCategory = { $0 == 1 ? .one : .other }

    private static let rules: [String: @Sendable (Double) -> PluralCategory] = [
        "ja": { _ in .other }, "ko": { _ in .other }, "zh": { _ in .other },
        "fr": { abs($0) < 2 ? .one : .other },
        "pl": { number in
            guard number == number.rounded() else { return .other }
            let (ten, hundred) = (Int(abs(number)) % 10, Int(abs(number)) % 100)
            if number == 1 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        },
        "ar": { number in
            guard number == number.rounded() else { return .other }
            let hundred = Int(abs(number)) % 100
            return switch number {
            case 0: .zero
            case 1: .one
            case 2: .two
            default: (3...10).contains(hundred) ? .few : (11...99).contains(hundred) ? .many : .other
            }
        },
    ]
}
