import DaychainCore
import Foundation

/// Time zones in the person's own language.
extension DayWords {
    /// "Berlin" of Europe/Berlin: the city that stands for the zone.
    func city(_ zone: Zone) -> String {
        let city = zoneStyle(zone).timeZone(.exemplarLocation).format(.distantPast)
        // Zones of no place all have the same words here, those of a zone of the open sea.
        let nowhere = zoneStyle(Zone("Etc/GMT+5")).timeZone(.exemplarLocation).format(.distantPast)
        return zone.isKnown && city != nowhere ? city : Self.lastPart(of: zone)
    }

    /// "Central European Time".
    func zoneName(_ zone: Zone, at instant: Date) -> String {
        zoneStyle(zone).timeZone(.genericName(.long)).format(instant)
    }

    /// "Germany Time".
    func zonePlace(_ zone: Zone, at instant: Date) -> String {
        zoneStyle(zone).timeZone(.genericLocation).format(instant)
    }

    /// "GMT+5:30" at an instant.
    func offset(_ zone: Zone, at instant: Date) -> String {
        zoneStyle(zone).timeZone(.localizedGMT(.short)).format(instant)
    }

    /// "Berlin" of Europe/Berlin, where no language has a name for it.
    private static func lastPart(of zone: Zone) -> String {
        let name = zone.identifier.split(separator: "/").last.map(String.init) ?? zone.identifier
        return name.replacingOccurrences(of: "_", with: " ")
    }

    private func zoneStyle(_ zone: Zone) -> Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone.timeZone)
    }
}
