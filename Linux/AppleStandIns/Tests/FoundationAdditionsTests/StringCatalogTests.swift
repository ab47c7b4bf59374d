import Foundation
import FoundationAdditions
import Testing

@Suite("A String Catalog")
struct StringCatalogTests {
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")
    private let catalog: StringCatalog

    init() throws {
        catalog = try StringCatalog(data: Data(Self.file.utf8))
    }

    @Test(
        "gives English one form for 1 and another for the rest",
        arguments: [
            (Int64(0), "0 days"), (1, "1 day"), (2, "2 days"), (1200, "1,200 days"),
        ])
    func englishPlurals(count: Int64, expected: String) {
        #expect(catalog.format("%lld days", arguments: [.integer(count)], locale: english) == expected)
    }

    @Test(
        "gives Polish its few and many",
        arguments: [
            (Int64(1), "1 dzień"), (3, "3 dni"), (5, "5 dni!"), (12, "12 dni!"), (22, "22 dni"),
        ])
    func polishPlurals(count: Int64, expected: String) {
        let polish = Locale(identifier: "pl_PL")
        #expect(catalog.format("%lld days", arguments: [.integer(count)], locale: polish) == expected)
    }

    @Test("puts arguments where the translation wants them")
    func positions() {
        let arguments: [LocalizedArgument] = [.string("Read"), .number(1234.5)]
        #expect(catalog.format("%@ at %lf", arguments: arguments, locale: english) == "Read at 1,234.500000")
        #expect(catalog.format("%@ at %lf", arguments: arguments, locale: german) == "1.234,5: Read")
    }

    @Test("falls back to the source language, and knows what it does not know")
    func fallback() {
        #expect(catalog.format("Done", locale: Locale(identifier: "ja_JP")) == "All done")
        #expect(catalog.format("Unheard of", locale: english) == nil)
    }

    @Test("fills substitutions, each with its own plural")
    func substitutions() {
        let text = catalog.format(
            "%lld of %lld", arguments: [.integer(1), .integer(3)], locale: english)
        #expect(text == "1 habit, 3 records")
    }

    @Test("lets a key without an entry speak for itself, and remembers it")
    func missingKey() {
        let text = String(localized: "Nobody wrote \(3) of \("these") at 5%")
        #expect(text == "Nobody wrote 3 of these at 5%")
        #expect(StringCatalog.missingKeys.contains("Nobody wrote %lld of %@ at 5%%"))
        #expect(String(localized: "100%") == "100%")
    }

    private static let file = """
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
          "%lld days" : { "extractionState" : "manual", "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } },
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld dzień" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld dni" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld dni!" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dnia" } } } } } } },
          "%@ at %lf" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "%@ at %lf" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$.1lf: %1$@" } } } },
          "%lld of %lld" : { "localizations" : { "en" : {
            "stringUnit" : { "state" : "translated", "value" : "%#@habits@, %#@records@" },
            "substitutions" : {
              "habits" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg habit" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg habits" } } } } },
              "records" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg record" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg records" } } } } } } } } },
          "Done" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "All done" } } } } } }
        """
}
