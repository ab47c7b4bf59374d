import DaychainCore
import Foundation
import Observation
import TestSupport
import Testing

@testable import DaychainUI

/// A window's models over a store in memory and a clock that stands.
@MainActor struct Window {
    let clock: PinnedClock
    let store: InMemoryHabitStore
    let app: AppModel
    let memory = TransientMemory()
    let backups = BackupShelf()
    let center: SimulatedReminderCenter

    /// A window over these habits, read at an instant in Berlin.
    init(
        _ habits: HabitFixture..., at text: String = "2026-03-04T20:00:00+01:00", recalling state: ScreenState? = nil,
        wait: @escaping Wait = { _ in }
    ) async {
        await self.init(habits: habits, at: text, recalling: state, wait: wait)
    }

    /// A window over a list of habits.
    init(
        habits: [HabitFixture], at text: String = "2026-03-04T20:00:00+01:00", recalling state: ScreenState? = nil,
        wait: @escaping Wait = { _ in }
    ) async {
        clock = PinnedClock(text)
        store = InMemoryHabitStore(habits.map(\.habit))
        memory.state = state
        center = SimulatedReminderCenter(at: clock.now.instant)
        app = AppModel(
            store: store, clock: clock, identifiers: CountingIdentifiers(), memory: memory,
            backups: backups, reminders: RemindersModel(center: center, clock: clock, wait: wait), wait: wait)
        await app.start()
    }

    var journal: HabitJournal { app.journal }
    var today: TodayModel { app.today }
    var spoken: Spoken? { app.speaker.latest?.content }

    /// The card of the only habit that is due or done.
    var card: TodayHabit {
        get throws { try #require(today.sections.scheduled.first) }
    }

    /// The form that is open.
    var form: EditorModel {
        get throws {
            guard case .editor(let form) = app.sheet else { throw Missing() }
            return form
        }
    }

    struct Missing: Error {}
}

/// Identities of a second and a third habit beside that of the fixture.
let other = HabitID.numbered(2)
let third = HabitID.numbered(3)

/// Remembers within one test, and fails when told to.
@MainActor @Observable final class TransientMemory: ScreenMemory {
    var state: ScreenState?
    private(set) var settledZones: Set<Zone> = []
    var isFull = false

    struct Full: Error {}

    func recall() -> ScreenState? { state }

    func keep(_ state: ScreenState) throws {
        if isFull { throw Full() }
        self.state = state
    }

    func settle(_ zone: Zone) throws {
        if isFull { throw Full() }
        settledZones.insert(zone)
    }
}

/// Gives other tasks their turn until something is so; a test that would wait for ever fails instead.
///
/// The others may need a thread that a test beside this one holds for seconds, so that turns are no measure.
@MainActor func eventually(
    _ isSo: @MainActor () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
    let end = ContinuousClock.now + .seconds(240)
    while !isSo() {
        guard ContinuousClock.now < end else {
            Issue.record("It never came to be so", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}
