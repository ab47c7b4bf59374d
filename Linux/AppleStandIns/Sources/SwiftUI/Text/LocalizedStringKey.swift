import Foundation
import FoundationAdditions

/// A key into the String Catalog, with the values to put into the text found there.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [LocalizedArgument]
    /// Texts put into the key by `\(Text)`, resolved where they are shown.
    let texts: [Int: Text]

    public init(_ value: String) {
        key = value
        arguments = []
        texts = [:]
    }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        texts = stringInterpolation.texts
    }

    public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
        a.key == b.key && a.arguments == b.arguments
    }

    func resolved(in environment: EnvironmentValues) -> String {
        var arguments = arguments
        for (index, text) in texts { arguments[index] = .string(text.plain(in: environment)) }
        return StringCatalog.format(key, arguments: arguments, locale: environment.locale)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [LocalizedArgument] = []
        var texts: [Int: Text] = [:]

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        public mutating func appendInterpolation(_ string: String) {
            key += "%@"
            arguments.append(.string(string))
        }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            key += value._specifier
            arguments.append(LocalizedArgument(value))
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(format.format(input))
        }
        public mutating func appendInterpolation(_ text: Text) {
            key += "%@"
            texts[arguments.count] = text
            arguments.append(.string(""))
        }
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            appendInterpolation(Text(resource))
        }
    }
}
