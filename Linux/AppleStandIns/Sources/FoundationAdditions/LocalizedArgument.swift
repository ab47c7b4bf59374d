import Foundation

/// One argument of a localised string, in the few kinds that a format can hold.
package enum LocalizedArgument: Hashable, Codable, Sendable {
    case string(String)
    case integer(Int64)
    case number(Double)

    /// The argument that an interpolated value stands for.
    package init<Value: _FormatSpecifiable>(_ value: Value) {
        switch value._arg {
        case let argument as Int64: self = .integer(argument)
        case let argument as Int32: self = .integer(Int64(argument))
        case let argument as UInt64: self = .integer(Int64(clamping: argument))
        case let argument as UInt32: self = .integer(Int64(argument))
        case let argument as Double: self = .number(argument)
        case let argument as Float: self = .number(Double(argument))
        default: self = .string(String(describing: value))
        }
    }

    /// The number that chooses a plural form.
    var quantity: Double? {
        switch self {
        case .string: nil
        case .integer(let value): Double(value)
        case .number(let value): value
        }
    }

    /// The argument as one specifier prints it, with the locale's digits and separators.
    func formatted(as specifier: LocalizedFormat.Specifier, locale: Locale) -> String {
        switch self {
        case .string(let text): return text
        case .integer(let value):
            if specifier.isFraction {
                return LocalizedArgument.number(Double(value)).formatted(as: specifier, locale: locale)
            }
            let digits = specifier.minimumDigits
            return value.formatted(.number.precision(.integerLength(digits...)).locale(locale))
        case .number(let value):
            let places = specifier.isFraction ? specifier.fractionDigits : 0
            return value.formatted(.number.precision(.fractionLength(places)).locale(locale))
        }
    }
}
