import DaychainCore

/// What keys and the menu bar do in a window. The habit meant is the one whose card the keyboard is at, else the one
/// that is open in front.
@MainActor struct HabitKeysModel {
    let app: AppModel
    let focused: HabitID?

    /// Nothing lies over the screens, so that a key cannot reach what is covered.
    var isReady: Bool { app.sheet == nil && app.journal.phase == .ready && !isAsking }

    /// The day of the habit meant; nil where none is, or where it is archived.
    var day: TodayHabit? {
        guard isReady, let id = focused ?? openHabit else { return nil }
        return days.first { $0.id == id }
    }

    var canMark: Bool { day.map { $0.status != .notStarted && !$0.status.isRecorded } ?? false }
    var canUndo: Bool { day?.status.isRecorded ?? false }

    func markDone() async {
        guard canMark, let day else { return }
        await app.today.markDone(day)
    }

    func undo() async {
        guard canUndo, let day else { return }
        await app.today.undo(day)
    }

    func edit() {
        if let day { app.edit(day.id) }
    }

    /// Opens the habit that stands after, or before, the one meant; the first or the last one where none is.
    func open(_ step: Step) {
        guard isReady, !days.isEmpty else { return }
        let current = focused ?? app.habit?.id
        guard let current, let index = days.firstIndex(where: { $0.id == current }) else {
            return app.open(days[step == .next ? 0 : days.count - 1].id)
        }
        let next = step == .next ? index + 1 : index - 1
        if days.indices.contains(next) { app.open(days[next].id) }
    }

    /// A direction in the order of Today.
    enum Step {
        case next
        case previous
    }

    private var openHabit: HabitID? { app.isHabitInFront ? app.habit?.id : nil }

    private var isAsking: Bool { app.today.actions.isAsking || app.habit?.actions.isAsking == true }

    private var days: [TodayHabit] { app.journal.sections.all }
}
