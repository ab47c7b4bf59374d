import Foundation
import FoundationAdditions
import Testing

/// Each test runs in a process of its own: the settings are the whole process's.
@Suite("The localisation settings")
struct LocalizationSettingsTests {
    @Test("decide the language and the numbers of what the app looks up")
    func locale() async {
        await #expect(processExitsWith: .success) {
            let settings = LocalizationSettings.shared
            settings.catalog = try StringCatalog(data: Data(LocalizationSettingsTests.file.utf8))
            settings.locale = Locale(identifier: "de_DE")
            #expect(String(localized: "\(1200) of \("Lesen")") == "Lesen: 1.200")
            #expect(String(localized: "Done") == "Done!")
            #expect(String(localized: LocalizedStringResource("Done")) == "Done!")
            #expect(String(localized: "Done", locale: Locale(identifier: "en_US")) == "Done!")
            #expect(StringCatalog.missingKeys.isEmpty)
        }
    }

    @Test("stretch every text by a pseudo-language")
    func pseudoLanguages() async {
        await #expect(processExitsWith: .success) {
            let settings = LocalizationSettings.shared
            settings.catalog = try StringCatalog(data: Data(LocalizationSettingsTests.file.utf8))
            settings.pseudoLanguage = .doubleLength
            #expect(String(localized: "Done") == "Done! Done!")
            settings.pseudoLanguage = .accented
            #expect(String(localized: "Done") == "Döñé!")
        }
    }

    private static let file = """
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
          "%lld of %@" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@: %1$lld" } } } },
          "Done" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Done!" } } } } } }
        """
}
