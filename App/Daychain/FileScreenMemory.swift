import DaychainCore
import DaychainUI
import Foundation
import Observation

/// Keeps the open screen, the form in progress and the answers about zones in small files beside the store.
@MainActor @Observable
final class FileScreenMemory: ScreenMemory {
    private(set) var settledZones: Set<Zone>

    @ObservationIgnored private let screenFile: URL
    @ObservationIgnored private let zonesFile: URL
    @ObservationIgnored private var isRecalled = false
    @ObservationIgnored private var kept: ScreenState?

    init(folder: URL) {
        screenFile = folder.appending(path: "Screen.json", directoryHint: .notDirectory)
        zonesFile = folder.appending(path: "Zones.json", directoryHint: .notDirectory)
        // No file is the first run; one that cannot be read costs a question asked again.
        let data = try? Data(contentsOf: zonesFile)
        settledZones = data.flatMap { try? JSONDecoder().decode(Set<Zone>.self, from: $0) } ?? []
    }

    func recall() -> ScreenState? {
        guard !isRecalled else { return nil }
        isRecalled = true
        // No file is the first run; one that cannot be read says nothing worth stopping for.
        guard let data = try? Data(contentsOf: screenFile) else { return nil }
        return try? JSONDecoder().decode(ScreenState.self, from: data)
    }

    func keep(_ state: ScreenState) throws {
        if state == kept { return }
        try JSONEncoder().encode(state).write(to: screenFile, options: .atomic)
        kept = state
    }

    func settle(_ zone: Zone) throws {
        let zones = settledZones.union([zone])
        guard zones != settledZones else { return }
        try JSONEncoder().encode(zones).write(to: zonesFile, options: .atomic)
        settledZones = zones
    }
}
