import DaychainCore
import Foundation

/// A zone by its identifier, where no language has a name for it.
enum ZoneWords {
    /// "Berlin" of Europe/Berlin.
    static func city(_ zone: Zone) -> String {
        let name = zone.identifier.split(separator: "/").last.map(String.init) ?? zone.identifier
        return name.replacingOccurrences(of: "_", with: " ")
    }
}
