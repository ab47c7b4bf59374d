import DaychainCore
import Foundation
import SwiftUI

/// One time zone as a list offers it, and the words that it is found by.
struct ZoneChoice: Identifiable, Hashable {
    let zone: Zone
    /// "New York".
    let city: String
    /// "Eastern Time (GMT-5)".
    let detail: String
    private let folded: String

    var id: String { zone.identifier }

    init(_ zone: Zone, words: DayWords, at instant: Date) {
        let name = words.zoneName(zone, at: instant)
        let offset = words.offset(zone, at: instant)
        self.zone = zone
        city = words.city(zone)
        detail = name == offset ? offset : String(localized: "\(name) (\(offset))")
        let identifier = zone.identifier.replacingOccurrences(of: "_", with: " ")
        let place = words.zonePlace(zone, at: instant)
        folded = Self.fold([city, identifier, name, place, offset].joined(separator: "\n"), words.locale)
    }

    /// All zones that the device knows, by city.
    static func all(words: DayWords, at instant: Date) -> [ZoneChoice] {
        TimeZone.knownTimeZoneIdentifiers
            .map { ZoneChoice(Zone($0), words: words, at: instant) }
            .sorted { first, second in
                let order = first.city.compare(
                    second.city, options: [.caseInsensitive, .diacriticInsensitive], range: nil, locale: words.locale)
                return order == .orderedSame ? first.id < second.id : order == .orderedAscending
            }
    }

    /// Whether every word of a search is found in the city, the region, the zone's names or its offset.
    func matches(_ search: String, in locale: Locale) -> Bool {
        Self.fold(search, locale).split(whereSeparator: \.isWhitespace).allSatisfy { folded.contains($0) }
    }

    private static func fold(_ text: String, _ locale: Locale) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale)
            .replacingOccurrences(of: "−", with: "-")
    }
}
