import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("The list of time zones")
struct ZoneChoiceTests {
    private func zones(_ locale: String) -> [ZoneChoice] {
        let words = DayWords(locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian))
        return ZoneChoice.all(words: words, at: instant("2026-03-04T19:00:00Z"))
    }

    private func found(_ search: String, in locale: String = "en_US") -> Set<String> {
        Set(zones(locale).filter { $0.matches(search, in: Locale(identifier: locale)) }.map(\.id))
    }

    @Test("is found by city, region, country, zone name and offset, without regard to case and accents")
    func finds() {
        #expect(found("new york").contains("America/New_York"))
        #expect(found("SÃO paulo") == ["America/Sao_Paulo"])
        #expect(found("sao").contains("America/Sao_Paulo"))
        #expect(found("germany").contains("Europe/Berlin"))
        #expect(found("central european").contains("Europe/Berlin"))
        #expect(found("gmt+5:30").contains("Asia/Colombo"))
        #expect(found("europe ber") == ["Europe/Berlin"])
        #expect(found("Olympus Mons").isEmpty)
    }

    @Test("is found and shown in the person's own words")
    func isLocalized() throws {
        #expect(found("東京", in: "ja_JP") == ["Asia/Tokyo"])
        #expect(found("Tokio", in: "de_DE") == ["Asia/Tokyo"])
        #expect(found("القاهرة", in: "ar_EG").contains("Africa/Cairo"))
        let cairo = try #require(zones("de_DE").first { $0.id == "Africa/Cairo" })
        #expect(cairo.city == "Kairo")
    }

    @Test("shows the offset of the day asked about")
    func offsets() {
        let words = DayWords.american
        #expect(words.offset("Europe/Berlin", at: instant("2026-03-04T19:00:00Z")) == "GMT+1")
        #expect(words.offset("Europe/Berlin", at: instant("2026-07-01T19:00:00Z")) == "GMT+2")
        #expect(words.city("America/Argentina/Buenos_Aires") == "Buenos Aires")
        #expect(words.city("GMT") == "GMT")
        #expect(words.city("Mars/Olympus_Mons") == "Olympus Mons")
    }
}
