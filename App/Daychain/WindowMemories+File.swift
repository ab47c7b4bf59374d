import DaychainCore
import DaychainUI
import Foundation

extension WindowMemories {
    /// Keeps the windows' open screens, forms in progress and answers about zones in small files beside the store.
    convenience init(folder: URL) {
        let screens = folder.appending(path: "Screens.json", directoryHint: .notDirectory)
        let zones = folder.appending(path: "Zones.json", directoryHint: .notDirectory)
        // No file is the first run; one that cannot be read costs a question asked again.
        let answers = try? Data(contentsOf: zones)
        self.init(
            settledZones: answers.flatMap { try? JSONDecoder().decode(Set<Zone>.self, from: $0) } ?? [],
            read: {
                // No file is the first run; one that cannot be read says nothing worth stopping for.
                guard let data = try? Data(contentsOf: screens) else { return [] }
                return (try? JSONDecoder().decode([ScreenState].self, from: data)) ?? []
            },
            write: { states in try JSONEncoder().encode(states).write(to: screens, options: .atomic) },
            writeZones: { settled in try JSONEncoder().encode(settled).write(to: zones, options: .atomic) })
    }
}
