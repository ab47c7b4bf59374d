import Foundation

extension String {
    /// A literal, with its interpolations, that is looked up in a String Catalog.
    public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        package let key: String
        package let arguments: [LocalizedArgument]

        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Builds the key (`%@`, `%lld`, `%lf` for the interpolations) and keeps the arguments.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            package private(set) var key = ""
            package private(set) var arguments: [LocalizedArgument] = []
            /// The literal as it is written, for a value without arguments: `%` is doubled only beside specifiers.
            fileprivate private(set) var plain = ""

            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 2)
            }

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
                plain += literal
            }

            public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

            public mutating func appendInterpolation(_ substring: Substring) {
                append(.string(String(substring)), "%@")
            }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                append(LocalizedArgument(value), value._specifier)
            }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                append(LocalizedArgument(value), specifier)
            }

            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                let format = format.locale(LocalizationSettings.shared.locale)
                append(.string(format.format(value)), "%@")
            }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.string(String(localized: resource)), "%@")
            }

            private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
                key += specifier
                arguments.append(argument)
            }
        }
    }
}
