import DaychainUI
import Foundation

extension WindowMemories {
    /// Keeps the windows' open screens and forms in progress in a small file beside the store.
    convenience init(folder: URL) {
        let file = folder.appending(path: "Screens.json", directoryHint: .notDirectory)
        self.init(
            read: {
                // No file is the first run; one that cannot be read says nothing worth stopping for.
                guard let data = try? Data(contentsOf: file) else { return [] }
                return (try? JSONDecoder().decode([ScreenState].self, from: data)) ?? []
            },
            write: { states in try JSONEncoder().encode(states).write(to: file, options: .atomic) })
    }
}
