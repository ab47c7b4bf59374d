import DaychainCore
import Foundation

/// A zone as people know it: by a city.
enum ZoneWords {
    /// "Berlin" of Europe/Berlin.
    static func city(_ zone: Zone) -> String {
        let name = zone.identifier.split(separator: "/").last.map(String.init) ?? zone.identifier
        return name.replacingOccurrences(of: "_", with: " ")
    }

    /// "Europe" of Europe/Berlin; empty where the name has no region.
    static func region(_ zone: Zone) -> String {
        let parts = zone.identifier.split(separator: "/").dropLast()
        return parts.joined(separator: ", ").replacingOccurrences(of: "_", with: " ")
    }

    /// "GMT+5:30" at an instant.
    static func offset(_ zone: Zone, at instant: Date) -> String {
        let minutes = zone.timeZone.secondsFromGMT(for: instant) / 60
        if minutes == 0 { return "GMT" }
        let hours = abs(minutes) / 60
        let rest = abs(minutes) % 60
        let sign = minutes < 0 ? "−" : "+"
        return rest == 0 ? "GMT\(sign)\(hours)" : "GMT\(sign)\(hours):\(rest < 10 ? "0" : "")\(rest)"
    }
}
