import DaychainCore
import Foundation

/// Touches of any control of any screen, with what each means for the habits.
extension RandomWalk {
    /// What a touch means for the habits.
    private enum Meaning {
        case nothing
        /// It does nothing at all, as the screen says.
        case inert
        case command(HabitCommand)
        case correction(HabitID, LocalDate)
        /// Left to the steps that know what stands in the form or in the question.
        case beyond
    }

    mutating func touchAnything() throws {
        let touchable = app.screen.elements.filter { $0.isEnabled && ($0.isActivatable || $0.isAdjustable) }
        guard let element = pick(touchable) else { throw WalkTrouble("a screen without a single control") }
        let meaning = meaning(of: element)
        if case .beyond = meaning { return }
        note("touch \(element.identifier) “\(element.label)”")
        let before = ScreenState(app.screen)
        try touch(element)
        switch meaning {
        case .command(let command): try expect(command)
        case .correction(let id, let date): try expectCorrection(of: id, on: date)
        case .nothing, .inert, .beyond: break
        }
        if let key = element.identifier.rest(after: "today.more.") { menuHabit = habit(withKey: key)?.id }
        if case .inert = meaning {
            guard ScreenState(app.screen) == before, app.announcements.isEmpty else {
                throw WalkTrouble("\(element.identifier) says that it does nothing, and does something")
            }
        } else if !isIdle(element) {
            try checkAnswer(to: element, since: before)
        }
    }

    private mutating func touch(_ element: AppScreen.Element) throws {
        guard element.isAdjustable else { return try app.perform(.activate(element.id)) }
        try app.perform(.adjust(element.id, up: isLucky(2)))
    }

    /// A control that can be used changes something, or says something.
    private mutating func checkAnswer(to element: AppScreen.Element, since before: ScreenState) throws {
        let isAnswered = try app.looks(within: Self.patience) { screen in
            !screen.announcements.isEmpty || ScreenState(screen) != before
                || screen.spoken.map { $0 != element.id } == true
        }
        guard isAnswered else { throw WalkTrouble("a dead control: \(element.identifier) “\(element.label)”") }
    }

    /// Chosen already, or at one of its ends: a touch has nothing left to change.
    private func isIdle(_ element: AppScreen.Element) -> Bool {
        if element.isSelected || element.isFocused || element.isAdjustable { return true }
        // A habit that lies open beside Today.
        if let key = element.identifier.rest(after: "today.open."), let open = app.screen["habit.name"]?.label {
            return habit(withKey: key)?.details.name == open
        }
        return false
    }

    private func meaning(of element: AppScreen.Element) -> Meaning {
        if app.screen.elements.contains(where: { $0.role == "alert" }) {
            return AppWords.wayOut.contains(element.label) ? .nothing : .beyond
        }
        // Links lead out of the app.
        if element.role == "link" || element.identifier == "reminders.settings" { return .beyond }
        if isAmongSamples {
            let key = element.identifier.rest(after: "today.complete.")
            return key.map { app.screen["today.undo.\($0)"] != nil } == true ? .inert : .nothing
        }
        switch element.identifier {
        case "editor.save", "zone.save", "import.apply": return .beyond
        case "habit.archive": return shownHabit.map { .command(.archive($0.id)) } ?? .beyond
        case "habit.restore": return shownHabit.map { .command(.restore($0.id)) } ?? .beyond
        case "habit.correction.undo": return takingBack.map { .command($0) } ?? .beyond
        case "habit.correction.confirm":
            let chosen = app.screen.elements.first { $0.identifier.hasPrefix("habit.day.") && $0.isSelected }
            guard let date = chosen?.identifier.rest(after: "habit.day.").flatMap({ LocalDate($0) }),
                let habit = shownHabit
            else { return .beyond }
            return .correction(habit.id, date)
        case "today.archivedNow.undo":
            // Its words set the name off from what stands around it.
            let habit = habits.archived.first { element.label.contains("\u{2068}\($0.details.name)\u{2069}") }
            return habit.map { .command(.restore($0.id)) } ?? .beyond
        case "": return meaning(ofMenuRow: element.label)
        default: return meaning(ofRow: element.identifier)
        }
    }

    private func meaning(ofRow identifier: String) -> Meaning {
        if let key = identifier.rest(after: "today.complete."), let habit = habit(withKey: key) {
            let day = TodayHabit(habit, at: now)
            return day.status.isRecorded ? .inert : .command(.setCompletion(day.id, date: day.today, done: true))
        }
        if let key = identifier.rest(after: "today.undo."), let habit = habit(withKey: key) {
            return .command(.setCompletion(habit.id, date: habit.today(at: now.instant), done: false))
        }
        if let name = identifier.rest(after: "archive.restore.") {
            return habits.archived.first { $0.details.name == name }.map { .command(.restore($0.id)) } ?? .beyond
        }
        for (prefix, step) in [("reorder.up.", -1), ("reorder.down.", 1)] {
            guard let name = identifier.rest(after: prefix) else { continue }
            var order = habits.active.map(\.id)
            guard let place = habits.active.firstIndex(where: { $0.details.name == name }),
                order.indices.contains(place + step)
            else { return .beyond }
            order.swapAt(place, place + step)
            return .command(.reorder(order))
        }
        return .nothing
    }

    private func meaning(ofMenuRow label: String) -> Meaning {
        guard let menuHabit, let habit = habits[menuHabit], !isOnToday else { return .nothing }
        let today = habit.today(at: now.instant)
        switch label {
        case AppWords.markDone: return .command(.setCompletion(habit.id, date: today, done: true))
        case AppWords.undo: return .command(.setCompletion(habit.id, date: today, done: false))
        case AppWords.archive: return .command(.archive(habit.id))
        default: return .nothing
        }
    }

    /// The habit whose own screen is open.
    private var shownHabit: HabitOverview? {
        app.screen["habit.name"].flatMap { shown in habits.habits.first { $0.details.name == shown.label } }
    }
}
