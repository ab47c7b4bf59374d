import DaychainCore
import Foundation
import TestSupport

/// The form of a habit: filled in at random, saved or given up, sometimes after the app has ended meanwhile.
extension RandomWalk {
    /// What a form holds, as far as the walk fills it in.
    fileprivate struct Form {
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
                    id: found.id, details: form.details, startDate: now.deviceDate,
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
        try app.action(AppWords.edit, of: "today.open.\(key(of: habit))")
        if isLucky(2), form.name.count < 70 {
            let added = pick(["x", " 日", "!"]) ?? ""
            try type(added, into: "editor.name")
            form.name += added
            if isLucky(4) { try outliveApp() }
        }
        try fillIn(&form)
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

    private mutating func fillIn(_ form: inout Form) throws {
        if isLucky(2) { try chooseWeekdays(&form) }
        if isLucky(4) { try switchReminder(&form) }
        guard isLucky(3) else { return }
        try app.touch("editor.more")
        try app.find("editor.note")
        let accent = pick(["harbour", "clay", "moss", "teal"].filter { app.screen["editor.accent.\($0)"] != nil })
        if let accent, app.screen["editor.accent.\(accent)"]?.isSelected == false {
            note("accent \(accent)")
            try app.touch("editor.accent.\(accent)")
            form.details.accent = accent
        }
        if isLucky(2) {
            let added = pick(["Note", "ملاحظة", "two\nlines"]) ?? ""
            note("note \(added)")
            try type(added, into: "editor.note")
            form.details.note += added
        }
        if isLucky(3), let zone = pick(Self.zones.filter { $0 != form.zone }) {
            note("zone \(zone.identifier)")
            try app.touch("editor.zone")
            let city = zone.identifier.split(separator: "/").last.map { $0.replacingOccurrences(of: "_", with: " ") }
            try type(city ?? "", into: "zones.search")
            try app.touch("zones.\(zone.identifier)")
            form.zone = zone
        }
    }

    private mutating func chooseWeekdays(_ form: inout Form) throws {
        for _ in 0..<(1 + number(below: 4)) {
            let weekday = 1 + number(below: 7)
            try app.touch("editor.weekday.\(weekday)")
            form.weekdays.formSymmetricDifference([weekday])
        }
        if form.weekdays.isEmpty {
            try saveTooEarly(field: "weekdays")
            try app.touch("editor.preset.daily")
            form.weekdays = Set(1...7)
        }
        note("weekdays \(form.weekdays.sorted())")
    }

    private mutating func switchReminder(_ form: inout Form) throws {
        note("switch the reminder")
        try app.touch("editor.reminder")
        let isOn = form.reminder?.isEnabled != true
        if isOn, app.screen.permission == "unasked" { try lookUntil("the system's question") { $0.isSystemAsking } }
        try answerSystem()
        var reminder = form.reminder ?? .suggested
        reminder.isEnabled = isOn
        form.reminder = reminder
    }

    /// Save with a fault says what is wrong beside its field, and saves nothing.
    private mutating func saveTooEarly(field: String) throws {
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

    private mutating func type(_ text: String, into identifier: String) throws {
        if try !app.element(identifier).isFocused { try app.touch(identifier) }
        try app.perform(.type(text))
    }

    private static func numbers(_ weekdays: Weekdays) -> Set<Int> {
        Set(Weekday.allCases.filter(weekdays.contains).map(\.rawValue))
    }

    static let zones: [Zone] = [
        "Europe/Berlin", "Pacific/Auckland", "America/Los_Angeles", "Asia/Kathmandu", "Pacific/Apia", "Africa/Cairo",
    ]

    /// Short ones: each letter is typed, and the screen follows. Long ones come with a backup.
    private static let names = ["Read", "Zähne", "قراءة", "🧘🏽‍♀️", "%@ \\n", "Walk"]
}

extension RandomWalk.Form {
    fileprivate var chosen: [Weekday] { Weekday.allCases.filter { weekdays.contains($0.rawValue) } }
}

extension AppScreen {
    /// The values of all elements whose identifiers begin so.
    func values(after prefix: String) -> [String: String] {
        elements.filter { $0.identifier.hasPrefix(prefix) }.reduce(into: [:]) { $0[$1.identifier] = $1.value }
    }
}
