import DaychainCore
import DaychainUI
import Foundation
import SwiftUI

/// The app's own window over habits that are loaded already; started by ``UIArea``, with its numbers as arguments.
struct MeasuredApp: App {
    nonisolated private static let mode = "measured-app"
    private let launch: LaunchModel

    /// Whether this process was started to be measured.
    nonisolated static var isAskedFor: Bool { CommandLine.arguments.contains(mode) }

    /// The arguments that start a process over so many habits with so many days of records.
    nonisolated static func arguments(habits: Int, days: Int) -> [String] {
        ["--measure", "Mark |Undo ", "--size", "393x852", "--", mode, String(habits), String(days)]
    }

    init() {
        let numbers = CommandLine.arguments.compactMap(Int.init)
        let habits = numbers.count == 2 ? History.habits(numbers[0], days: numbers[1]) : []
        let snapshot = HabitsSnapshot(habits: habits)
        let open: LaunchModel.Open = { () async throws(StoreError) -> any HabitStore in LoadedStore(snapshot) }
        launch = LaunchModel(
            openStore: open, openMovingDamagedStoreAside: open, unlocks: { AsyncStream { $0.finish() } })
    }

    var body: some Scene {
        WindowGroup { LaunchView(model: launch, makeWindow: Self.makeWindow) }
    }

    private static func makeWindow(over store: any HabitStore) -> SamplesModel {
        let (clock, identifiers) = (StandingClock(), RandomIdentifiers())
        let memories = WindowMemories(read: { [] }, write: { _ in }, writeZones: { _ in })
        let app = AppModel(store: store, clock: clock, identifiers: identifiers, memory: memories.makeWindow())
        return SamplesModel(own: app, clock: clock, identifiers: identifiers)
    }
}

/// Habits in memory, with the dates of their records alone: a command costs what the core takes for it.
private actor LoadedStore: HabitStore {
    private var current: HabitsSnapshot
    private let broadcast = Broadcast<HabitsSnapshot>()

    init(_ snapshot: HabitsSnapshot) { current = snapshot }

    func snapshot() async throws(StoreError) -> HabitsSnapshot { current }

    func habit(_ id: HabitID) async throws(StoreError) -> Habit? {
        current[id].map { Habit(overview: $0, completions: []) }
    }

    func archive() async throws(StoreError) -> HabitsArchive { HabitsArchive(snapshot: current, completions: [:]) }

    @discardableResult
    func perform(_ command: HabitCommand, at moment: Moment) async throws(StoreError) -> CommandReceipt {
        let outcome: CommandOutcome
        do throws(CommandError) {
            outcome = try command.outcome(in: current, at: moment)
        } catch {
            throw .refused(error)
        }
        current = current.applying(outcome)
        broadcast.send(current)
        return CommandReceipt(snapshot: current, outcome: outcome)
    }

    nonisolated func changes() -> AsyncStream<HabitsSnapshot> { broadcast.stream() }
}

/// Noon, for ever.
private struct StandingClock: DayClock {
    var now: Moment { History.now }
    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
