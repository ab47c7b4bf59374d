import Foundation

/// The strings of an `.xcstrings` file: what each key says in each language, and which plural form it takes.
package struct StringCatalog: Sendable {
    package let sourceLanguage: String
    private let entries: [String: Entry]

    package init(data: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        sourceLanguage = file.sourceLanguage
        entries = file.strings
    }

    package init(contentsOf url: URL) throws { try self.init(data: Data(contentsOf: url)) }

    package var keys: Set<String> { Set(entries.keys) }

    /// Keys that were asked for and are in no catalog.
    package static var missingKeys: Set<String> { LocalizationSettings.shared.missingKeys }

    /// The text of a key in the locale's language, or nil where the catalog does not know the key.
    package func format(_ key: String, arguments: [LocalizedArgument] = [], locale: Locale) -> String? {
        guard let entry = entries[key] else { return nil }
        guard let (language, localization) = entry.localization(for: locale, sourceLanguage: sourceLanguage) else {
            return arguments.isEmpty ? key : LocalizedFormat.fill(key, with: arguments, locale: locale)
        }
        let index = LocalizedFormat.pluralIndex(in: key, arguments: arguments)
        let number = index.flatMap { arguments[$0].quantity }
        guard let template = localization.template(for: number, language: language) else { return key }
        if arguments.isEmpty { return template }
        return LocalizedFormat.fill(template, with: arguments, locale: locale) { name in
            localization.substitution(name, arguments: arguments, language: language, locale: locale)
        }
    }

    private struct File: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let localizations: [String: Localization]?

        func localization(for locale: Locale, sourceLanguage: String) -> (String, Localization)? {
            let full = locale.identifier(.bcp47)
            let base = locale.language.languageCode?.identifier ?? sourceLanguage
            for language in [full, base, sourceLanguage] {
                if let localization = localizations?[language] { return (language, localization) }
            }
            return nil
        }
    }

    private struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?

        func template(for number: Double?, language: String) -> String? {
            stringUnit?.value ?? variations?.value(for: number, language: language)
        }

        func substitution(
            _ name: String, arguments: [LocalizedArgument], language: String, locale: Locale
        ) -> String? {
            guard let substitution = substitutions?[name], let position = substitution.argNum,
                arguments.indices.contains(position - 1)
            else { return nil }
            let argument = arguments[position - 1]
            let template = substitution.variations.value(for: argument.quantity, language: language)
            let specifier = "%" + (substitution.formatSpecifier ?? "@")
            let format = template?.replacingOccurrences(of: "%arg", with: specifier)
            return format.map { LocalizedFormat.fill($0, with: [argument], locale: locale) }
        }
    }

    private struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations
    }

    private struct Variations: Decodable {
        let plural: [String: Variation]?
        let device: [String: Variation]?

        /// The plural form for the number, or the phone's wording.
        func value(for number: Double?, language: String) -> String? {
            let category = number.map { PluralCategory.of($0, language: language) } ?? .other
            let chosen =
                plural?[category.rawValue] ?? plural?[PluralCategory.other.rawValue]
                ?? device?["iphone"] ?? device?["other"]
            return chosen?.stringUnit.value
        }
    }

    private struct Variation: Decodable { let stringUnit: Unit }
    private struct Unit: Decodable { let value: String }
}
