import Foundation
import Stage

/// An app made of a handful of elements, its items kept in a file in its home folder.
@MainActor final class RehearsalApp: RunningApp {
    var traits: DeviceTraits
    var phase = AppPhase.active
    private(set) var windows: [any AppWindow] = []
    private let store = RehearsalStore()

    init(traits: DeviceTraits) {
        self.traits = traits
        _ = openWindow()
    }

    func openWindow() -> any AppWindow {
        let window = RehearsalWindow(store: store, app: self)
        windows.append(window)
        return window
    }

    func settle() async {}
}

/// What the rehearsal keeps on disk.
@MainActor final class RehearsalStore {
    struct Item: Codable {
        var name: String
        var isDone = false
    }

    var items: [Item] { didSet { try? JSONEncoder().encode(items).write(to: Self.file, options: .atomic) } }

    init() {
        items = (try? JSONDecoder().decode([Item].self, from: Data(contentsOf: Self.file))) ?? []
    }

    private static var file: URL { URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("items.json") }
}
