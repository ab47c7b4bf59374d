import DaychainCore
import DaychainUI
import Foundation

extension WindowMemories {
    /// Keeps the windows' open screens, forms in progress and answers about zones in small files beside the store.
    convenience init(folder: URL) {
        let screens = folder.appending(path: "Screens.json", directoryHint: .notDirectory)
        let zones = folder.appending(path: "Zones.json", directoryHint: .notDirectory)
        self.init(
            // Where they are lost, a question is asked again.
            settledZones: Self.content(of: zones) ?? [], read: { Self.content(of: screens) ?? [] },
            write: { states in try JSONEncoder().encode(states).write(to: screens, options: .atomic) },
            writeZones: { settled in try JSONEncoder().encode(settled).write(to: zones, options: .atomic) })
    }

    /// No file is the first run; one that cannot be read says nothing worth stopping for.
    nonisolated private static func content<Value: Decodable>(of file: URL) -> Value? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }
}
