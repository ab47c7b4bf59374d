import DaychainCore
import DaychainData
import DaychainUI
import Foundation

extension WindowMemories {
    /// Keeps the windows' open screens, forms in progress and answers about zones in small files beside the store.
    convenience init(folder: URL) {
        let screens = StateFile<[ScreenState]>(
            url: folder.appending(path: "Screens.json", directoryHint: .notDirectory))
        let zones = StateFile<Set<Zone>>(url: folder.appending(path: "Zones.json", directoryHint: .notDirectory))
        self.init(
            // Where they are lost, a question is asked again.
            settledZones: zones.read() ?? [], read: { screens.read() ?? [] }, write: screens.write,
            writeZones: zones.write)
    }
}
