import DaychainCore
import DaychainData
import Foundation

/// Where the app keeps its files, and what tells it the time.
///
/// A debug build outside a person's device can be given both by its environment: `DAYCHAIN_DATA` names a folder,
/// `DAYCHAIN_CLOCK` a file that ``FileClock`` reads.
@MainActor
struct Surroundings {
    let dataFolder: URL
    let clock: any DayClock

    init() {
        let system = SystemClock(signals: SystemSignals.dateMayHaveChanged)
        #if DEBUG && (targetEnvironment(simulator) || !canImport(UIKit))
        let environment = ProcessInfo.processInfo.environment
        dataFolder =
            environment["DAYCHAIN_DATA"].map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? HabitStoreOpening.standardFolder
        if let path = environment["DAYCHAIN_CLOCK"] {
            clock = FileClock(file: URL(fileURLWithPath: path), system: system)
        } else {
            clock = system
        }
        #else
        dataFolder = HabitStoreOpening.standardFolder
        clock = system
        #endif
    }
}
