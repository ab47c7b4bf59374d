import DaychainCore
import DaychainData
import Foundation

/// The most memory that a process of its own ever held while it opened a store and read from it.
enum MemoryUse: String {
    case today, history

    private static let mode = "--peak-of-memory"

    var name: String { self == .today ? "opening to Today, 100 habits" : "the same and one habit's history" }

    /// In megabytes.
    func peak(in folder: URL) throws -> Double {
        let answer = try Process.answerOfItself([Self.mode, rawValue, folder.path])
        guard let megabytes = Double(answer) else { throw CocoaError(.fileReadCorruptFile) }
        return megabytes
    }

    /// Does the work and tells the peak, where this process was started for it.
    static func isChild() async throws -> Bool {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, arguments[1] == mode, let work = MemoryUse(rawValue: arguments[2]) else {
            return false
        }
        let store = try await HabitStoreOpening(folder: URL(fileURLWithPath: arguments[3])).open()
        let sections = TodaySections(try await store.snapshot(), at: History.now)
        precondition(sections.scheduled.count == 100)
        if work == .history {
            let habit = try await store.habit(History.identity(0))
            precondition(habit?.completions.isEmpty == false)
        }
        print(ProcessMemory.peak, terminator: "")
        return true
    }
}
