import DaychainUI
import Foundation

/// Keeps the open screen and the form in progress in a small file beside the store.
@MainActor
final class FileScreenMemory: ScreenMemory {
    private let file: URL
    private var isRecalled = false
    private var kept: ScreenState?

    init(folder: URL) {
        file = folder.appending(path: "Screen.json", directoryHint: .notDirectory)
    }

    func recall() -> ScreenState? {
        guard !isRecalled else { return nil }
        isRecalled = true
        // No file is the first run; one that cannot be read says nothing worth stopping for.
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? JSONDecoder().decode(ScreenState.self, from: data)
    }

    func keep(_ state: ScreenState) throws {
        if state == kept { return }
        try JSONEncoder().encode(state).write(to: file, options: .atomic)
        kept = state
    }
}
