import Foundation
import FoundationAdditions
import Stage
import Testing

@testable import SwiftUI

@Suite("Localised text on the screen") @MainActor struct LocalisationTests {
    /// Shows the view with the catalogue below in place of the app's own.
    private func labels(
        traits: (inout DeviceTraits) -> Void = { _ in }, @ViewBuilder _ content: @escaping () -> some View
    ) throws -> [String] {
        let settings = LocalizationSettings.shared
        settings.catalog = try StringCatalog(data: Data(Self.catalogue.utf8))
        defer {
            settings.catalog = nil
            settings.pseudoLanguage = nil
            settings.locale = Locale(identifier: "en_US")
        }
        return Stageplay(traits: traits) { Late(content: content) }.screen().flattened.map(\.label)
    }

    @Test("A literal is looked up, a string and a verbatim text are not")
    func literals() throws {
        let variable = "Done"
        let labels = try labels {
            VStack {
                Text("Done")
                Text(variable)
                Text(verbatim: "Done")
                Button("Done") {}
                Text("Unwritten")
            }
        }
        #expect(labels == ["All done", "Done", "Done", "All done", "Unwritten"])
    }

    @Test("A text with attributes says its words, also within another")
    func attributed() throws {
        let words = AttributedString("Read") + AttributedString(" more")
        let labels = try labels {
            VStack {
                Text(words)
                Text("“\(words)” is unwritten")
            }
        }
        #expect(labels == ["Read more", "“Read more” is unwritten"])
    }

    @Test("Plurals follow the number, in the language of the locale")
    func plurals() throws {
        @ViewBuilder func counts() -> some View {
            VStack { ForEach([1, 2, 5], id: \.self) { Text("\($0) days") } }
        }
        #expect(try labels(counts) == ["1 day", "2 days", "5 days"])
        #expect(try labels(traits: { $0.locale = "de_DE" }, counts) == ["1 Tag", "2 Tage", "5 Tage"])
        #expect(try labels(traits: { $0.locale = "pl_PL" }, counts) == ["1 dzień", "2 dni", "5 dni!"])
    }

    @Test("String(localized:) says the same as a text")
    func strings() throws {
        let labels = try labels(traits: { $0.locale = "de_DE" }) {
            Text(verbatim: String(localized: "\(1) days") + String(localized: "Done"))
        }
        #expect(labels == ["1 TagFertig"])
    }

    @Test("Numbers and dates put into a text are written as the locale writes them")
    func formats() throws {
        let date = Date(timeIntervalSince1970: 1_772_654_400)  // 2026-03-04 20:00 UTC
        var style = Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "de_DE"))
        style.timeZone = .gmt
        let labels = try labels(traits: { $0.locale = "de_DE" }) {
            VStack {
                Text("\(1234) days")
                Text(date, format: style)
            }
        }
        #expect(labels == ["1.234 Tage", "4. März 2026"])
    }

    @Test("The view's own locale goes before the device's")
    func environmentLocale() throws {
        let labels = try labels { Text("Done").environment(\.locale, Locale(identifier: "de_DE")) }
        #expect(labels == ["Fertig"])
    }

    @Test("The double-length and the accented language change localised texts only")
    func pseudoLanguages() throws {
        @ViewBuilder func texts() -> some View {
            VStack {
                Text("Done")
                Text(verbatim: "Read")
                Text(verbatim: String(localized: "\(2) days"))
            }
        }
        #expect(
            try labels(traits: { $0.doublesStrings = true }, texts) == ["All done All done", "Read", "2 days 2 days"])
        #expect(try labels(traits: { $0.accentsStrings = true }, texts) == ["Åll döñé", "Read", "2 dåýs"])
    }

    @Test("The hosts' options reach the texts")
    func options() throws {
        let german = try HostOptions.parse(["--locale", "de_DE", "--double"]).options.traits
        #expect(try labels(traits: { $0 = german }) { Text("\(1) days") } == ["1 Tag 1 Tag"])
        let accented = try HostOptions.parse(["--accented"]).options
        #expect(try labels(traits: { $0 = accented.traits }) { Text("Done") } == ["Åll döñé"])
        #expect(try HostOptions.parse(accented.arguments).options.traits == accented.traits)
    }

    @Test("A language written from the right turns rows, alignments and marks around")
    func rightToLeft() throws {
        var traits = DeviceTraits()
        traits.setLocale("ar_EG")
        #expect(traits.isRightToLeft)
        let play = Stageplay(size: CGSize(width: 300, height: 200), traits: { $0.isRightToLeft = true }) {
            NavigationStack {
                VStack(alignment: .leading) {
                    Text(verbatim: "Short")
                    HStack {
                        Text(verbatim: "First")
                        Text(verbatim: "Second")
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        let (short, first, second) = (
            try play.find("Short").frame, try play.find("First").frame, try play.find("Second").frame
        )
        #expect(short.maxX == first.maxX)
        #expect(second.maxX < first.minX)
        #expect(first.maxX == 300)
    }

    @Test("Leading swipe actions come out at the leading edge, which lies right in a language read from there")
    func swipeEdges() throws {
        for isRightToLeft in [false, true] {
            let diary = Diary()
            let play = Stageplay(traits: { $0.isRightToLeft = isRightToLeft }) {
                List {
                    Text(verbatim: "Read")
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            Button("Mark" as String) { diary.note("marked") }
                        }
                        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                            Button("Skip" as String) { diary.note("skipped") }
                        }
                }
            }
            let row = try #require(play.screen().flattened.first { $0.role == .cell }).frame
            let inward = isRightToLeft ? -100.0 : 100.0
            try play.scene.perform(
                .drag(
                    from: CGPoint(x: row.midX, y: row.midY), to: CGPoint(x: row.midX + inward, y: row.midY), holding: 0)
            )
            try play.scene.perform(.tap(CGPoint(x: isRightToLeft ? 393 - 16 - 20 : 16 + 20, y: row.midY)))
            #expect(diary.entries == ["marked"])
        }
    }

    private static let catalogue = """
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
          "%lld days" : { "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } },
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tag" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tage" } } } } },
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld dzień" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld dni" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld dni!" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dnia" } } } } } } },
          "Done" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "All done" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Fertig" } } } } } }
        """
}

/// Content that is made when it is shown, with the settings of the device.
private struct Late<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}
