import Foundation

/// Stretches or marks every localised text, to show layouts that another language would break.
package enum PseudoLanguage: String, Sendable {
    case doubleLength
    case accented

    func transform(_ text: String) -> String {
        switch self {
        case .doubleLength: text + " " + text
        case .accented: String(text.map { Self.accents[$0] ?? $0 })
        }
    }

    private static let accents = Dictionary(
        uniqueKeysWithValues: zip("AaCcEeIiNnOoUuYy", "ÅåÇçÉéÎîÑñÖöÛûÝý"))
}

/// The locale and pseudo-language of this process. The hosts set them at launch, because Foundation's current locale
/// is always `en_001` on Linux.
package final class LocalizationSettings: @unchecked Sendable {
    package static let shared = LocalizationSettings()

    private let lock = NSLock()
    private var currentLocale = Locale(identifier: "en_US")
    private var currentPseudoLanguage: PseudoLanguage?
    private var currentCatalog: StringCatalog?
    private var currentMissingKeys: Set<String> = []

    package var locale: Locale {
        get { lock.withLock { currentLocale } }
        set { lock.withLock { currentLocale = newValue } }
    }

    package var pseudoLanguage: PseudoLanguage? {
        get { lock.withLock { currentPseudoLanguage } }
        set { lock.withLock { currentPseudoLanguage = newValue } }
    }

    /// Stands in for the main bundle's catalog, where a test brings its own.
    package var catalog: StringCatalog? {
        get { lock.withLock { currentCatalog } }
        set { lock.withLock { currentCatalog = newValue } }
    }

    /// What a caller's locale means here: the system's own, which is the default everywhere, is the one set at launch.
    package func resolved(_ locale: Locale) -> Locale { locale == .current ? self.locale : locale }

    var missingKeys: Set<String> { lock.withLock { currentMissingKeys } }
    func recordMissing(_ key: String) { lock.withLock { _ = currentMissingKeys.insert(key) } }
}
