import DaychainCore
import Foundation
import TestSupport

/// The form of a habit: filled in at random, saved or given up, sometimes after the app has ended meanwhile.
extension RandomWalk {
    /// What a form holds, as far as the walk fills it in.
    struct Form {
        var name: String
        var weekdays: Set<Int>
        var reminder: ReminderSetting?
        var details: HabitDetails
        var zone: Zone
    }

    mutating func create() throws {
        guard habits.habits.count < 6 else { return }
        try goToToday()
        created += 1
        let name = "\(pick(Self.names) ?? "") \(created)"
        var form = Form(
            name: name, weekdays: Set(1...7), details: HabitDetails(name: name, icon: "book", accent: "moss"),
            zone: now.zone)
        note("create \(name)")
        try app.touch(app.screen["today.first"] == nil ? "today.new" : "today.first")
        if isLucky(4) { try saveTooEarly(field: "name") }
        try type(name, into: "editor.name")
        if isLucky(8) { try outliveApp() }
        try fillIn(&form)
        guard try isToBeSaved() else { return }
        try app.touch("editor.save")
        // The identity is the app's choice: it is looked up in the store.
        guard let found = try store.snapshot().habits.first(where: { $0.details.name == name }) else {
            throw WalkTrouble("\(name) is not in the store")
        }
        form.details.name = name
        try expect(
            .create(
                NewHabit(
                    id: found.id, details: form.details,
                    startDate: DayBoundary.date(at: now.instant, in: form.zone),
                    weekdays: Weekdays(form.chosen) ?? .daily, zone: form.zone, reminder: form.reminder)))
    }

    mutating func edit() throws {
        guard let day = anyHabit() else { return }
        try goToToday()
        let habit = day.habit
        let schedule = habit.schedule
        let before = Form(
            name: habit.details.name,
            weekdays: Self.numbers(schedule.weekdays(on: habit.earliestWeekdayChange(at: now.instant))),
            reminder: habit.reminder, details: habit.details, zone: schedule.versions[schedule.versions.count - 1].zone)
        var form = before
        note("edit \(habit.details.name)")
        try begin(AppWords.edit, with: day, orBy: "habit.editButton")
        if isLucky(2), form.name.count < 70 {
            let added = pick(["x", " 日", "!"]) ?? ""
            try type(added, into: "editor.name")
            form.name += added
            if isLucky(4) { try outliveApp() }
        }
        try fillIn(&form)
        if form.weekdays != before.weekdays { try app.scroll(to: "editor.replace") }
        let isReplacing = app.screen["editor.replace"] != nil
        if isReplacing { try app.touch("editor.replace") }
        guard try isToBeSaved() else { return }
        try app.touch("editor.save")
        form.details.name = form.name
        var edits: [HabitEdit] = []
        if form.details != before.details { edits.append(.details(form.details)) }
        if form.weekdays != before.weekdays || isReplacing, let weekdays = Weekdays(form.chosen) {
            let first = habit.earliestWeekdayChange(at: now.instant)
            edits.append(.weekdays(weekdays, from: first, replacingLaterChanges: isReplacing))
        }
        if form.zone != before.zone { edits.append(.zone(form.zone)) }
        if form.reminder != before.reminder { edits.append(.reminder(form.reminder)) }
        if !edits.isEmpty { try expect(.edit(habit.id, edits)) }
    }

    /// Save with a fault says what is wrong beside its field, and saves nothing.
    mutating func saveTooEarly(field: String) throws {
        note("save without \(field)")
        try app.touch("editor.save")
        guard app.screen["editor.error.\(field)"] != nil else {
            throw WalkTrouble("nothing says that \(field) is wrong")
        }
        try check()
    }

    /// A form that was changed is there again after the app was killed, as it was typed.
    private mutating func outliveApp() throws {
        guard app.screen.windowCount == 1 else { return }
        note("kill the app under the form")
        let before = app.screen.values(after: "editor.")
        try app.killAndRelaunch()
        let after = app.screen.values(after: "editor.")
        guard after == before else { throw WalkTrouble("the form held \(before), and \(after) after a kill") }
    }

    /// Saved mostly, else given up.
    private mutating func isToBeSaved() throws -> Bool {
        if !isLucky(6) { return true }
        note("give the form up")
        try goToToday()
        return false
    }

    private static func numbers(_ weekdays: Weekdays) -> Set<Int> {
        Set(Weekday.allCases.filter(weekdays.contains).map(\.rawValue))
    }

    /// Short ones: each letter is typed, and the screen follows. Long ones come with a backup.
    private static let names = ["Read", "Zähne", "قراءة", "🧘🏽‍♀️", "%@ \\n", "Walk"]
}

extension RandomWalk.Form {
    var chosen: [Weekday] { Weekday.allCases.filter { weekdays.contains($0.rawValue) } }
}

extension AppScreen {
    /// The values of all elements whose identifiers begin so.
    func values(after prefix: String) -> [String: String] {
        elements.filter { $0.identifier.hasPrefix(prefix) }.reduce(into: [:]) { $0[$1.identifier] = $1.value }
    }
}
