import DaychainCore
import Foundation
import TestSupport

/// A walk over the real app: at random what a person may do, and what must be true afterwards.
///
/// What must be true is worked out by the core from the commands that the touches mean, in memory and beside the app.
struct RandomWalk {
    var app: DrivenApp
    /// Every habit with every record, as they must be by now.
    var oracle = TransientHabits()
    /// What the app's clock says.
    var now = Moment(instant: moment("2026-03-04T20:00:00+01:00").instant, zone: "Europe/Berlin")
    /// What the steps came to, to be told with a failure.
    private(set) var deeds: [String] = []
    /// Decides what the step under way comes to.
    var luck = SeededGenerator(seed: 0)
    /// The number of habits created, which tells their names apart.
    var created = 0
    /// The habit whose menu is open.
    var menuHabit: HabitID?
    /// What takes the last correction back.
    var takingBack: HabitCommand?
    let store: StoreReader

    init(folder: URL) throws {
        store = StoreReader(folder: folder)
        try Workplace.setClock(Self.line(now), in: folder)
        try Self.putBackup(into: folder)
        app = try DrivenApp(AppProcess(folder: folder))
        try app.set(Device())
    }

    /// Does one thing that a person may do, and checks what must be true then; false where the screen does not offer it.
    mutating func take(_ step: WalkStep) throws -> Bool {
        luck = SeededGenerator(seed: UInt64(bitPattern: Int64(step.luck)))
        app.forgetWhatWasSaid()
        let count = deeds.count
        try answerSystem()
        try carryOut(step.kind)
        guard deeds.count > count else { return false }
        try check()
        return true
    }

    private mutating func carryOut(_ kind: WalkStep.Kind) throws {
        switch kind {
        case .touch: try touchAnything()
        case .mark: try markOrUndo()
        case .yesterday: try markYesterday()
        case .correct: try correct()
        case .create: try create()
        case .edit: try edit()
        case .archive: try archive()
        case .restore: try restore()
        case .delete: try delete()
        case .reorder: try reorder()
        case .open: try openHabit()
        case .clock: try moveClock()
        case .zone: try moveZone()
        case .wait: try waitForClock()
        case .settle: try goToToday()
        case .background: try leaveAndComeBack()
        case .kill: try killAndRelaunch()
        case .device: try changeDevice()
        case .window: try changeWindow()
        case .permission: try changePermission()
        case .answer: try answerNotification()
        case .backup: try makeBackup()
        case .restoreBackup: try importBackup()
        case .badFile: try importBadFile()
        }
    }

    var habits: HabitsSnapshot { oracle.snapshot }

    /// Tells what is about to be done.
    mutating func note(_ deed: String) { deeds.append(deed) }

    /// Has the oracle carry out what a touch meant.
    mutating func expect(_ command: HabitCommand) throws {
        do throws(StoreError) {
            _ = try oracle.perform(command, at: now)
        } catch {
            throw WalkTrouble("\(command) must be refused: \(error)")
        }
    }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &luck) }
    mutating func isLucky(_ chance: Int) -> Bool { number(below: chance) == 0 }
    mutating func pick<Value>(_ values: [Value]) -> Value? {
        values.isEmpty ? nil : values[number(below: values.count)]
    }

    /// What tells a habit's elements on Today from those of others.
    func key(of habit: HabitOverview) -> String {
        let namesakes = habits.active.filter { $0.details.name == habit.details.name }
        guard let index = namesakes.firstIndex(where: { $0.id == habit.id }), index > 0 else {
            return habit.details.name
        }
        return "\(habit.details.name).\(index + 1)"
    }

    func habit(withKey key: String) -> HabitOverview? { habits.active.first { self.key(of: $0) == key } }

    /// One of Today's habits.
    mutating func anyHabit() -> TodayHabit? { pick(habits.active).map { TodayHabit($0, at: now) } }

    static func line(_ moment: Moment) -> String {
        "\(moment.instant.formatted(.iso8601)) \(moment.zone.identifier) frozen"
    }
}
