import DaychainCore
import Foundation

/// What must be true after each step.
extension RandomWalk {
    /// Finds everything that is not as it must be; looked at again for a moment, as the app may still be at work.
    mutating func check() throws {
        try check(named: { walk in try walk.screenTroubles() + walk.stateTroubles() + walk.reminderTroubles() })
    }

    /// Every record with its instant and zone, too.
    mutating func checkRecords() throws {
        try check(named: { walk in
            let (stored, wanted) = (try walk.store.archive(), walk.oracle.archive)
            return walk.habits.habits.compactMap { habit in
                let (stored, wanted) = (stored.completions[habit.id] ?? [], wanted.completions[habit.id] ?? [])
                return stored == wanted ? nil : "records of \(habit.details.name): \(stored), not \(wanted)"
            }
        })
    }

    private mutating func check(named find: (RandomWalk) throws -> [String]) throws {
        var troubles: [String] = []
        for _ in 0..<Self.patience {
            troubles = try find(self)
            if troubles.isEmpty { return }
            Thread.sleep(forTimeInterval: 0.02)
            try app.look()
        }
        throw WalkTrouble(troubles.joined(separator: "; "))
    }

    /// What any screen must be, whatever it shows.
    private func screenTroubles() -> [String] {
        var troubles = app.faults.map { "fault: \($0)" }
        for element in app.screen.elements {
            let isControl = element.isActivatable || element.isAdjustable || Self.controls.contains(element.role)
            if isControl, element.label.allSatisfy(\.isWhitespace) {
                troubles.append("a \(element.role) without a name (\(element.identifier))")
            }
            guard let isTruncated = element.isTruncated else { continue }
            // A field that is empty shows its prompt, which one line shortens.
            let isPrompt = element.role == "textField" && element.value.isEmpty
            if isTruncated, !isPrompt { troubles.append("“\(element.label)” is cut (\(element.identifier))") }
            if element.frame.minX < -0.5 || element.frame.maxX > app.device.width + 0.5 {
                troubles.append("“\(element.label)” lies beside the screen, at \(element.frame)")
            }
        }
        return troubles
    }

    /// The state shown is the state stored, and both are the oracle's.
    private func stateTroubles() throws -> [String] {
        var troubles: [String] = []
        let stored = try store.snapshot()
        if stored != habits {
            troubles.append("stored: \(stored.habits.map(Self.summary)), not \(habits.habits.map(Self.summary))")
        }
        if isAmongSamples { return troubles }
        if app.screen["today.date"] != nil { troubles += todayTroubles() }
        if let name = app.screen["habit.name"]?.label { troubles += habitTroubles(name) }
        if app.screen["archive.close"] != nil, app.screen["habit.name"] == nil { troubles += archiveTroubles() }
        if app.screen["reorder.close"] != nil {
            let shown = app.screen.keys(after: "reorder.name.")
            if !shown.isRun(of: habits.active.map(\.details.name)) { troubles.append("the order shown is \(shown)") }
        }
        return troubles
    }

    private func todayTroubles() -> [String] {
        var troubles: [String] = []
        let sections = TodaySections(habits, at: now)
        let shown = app.screen.keys(after: "today.open.")
        let wanted = sections.all.map { key(of: $0.habit) }
        if !shown.isRun(of: wanted) { troubles.append("Today shows \(shown), not \(wanted)") }
        for day in sections.all where day.status != .notStarted {
            let key = key(of: day.habit)
            guard shown.contains(key) else { continue }
            let state = app.screen["today.open.\(key)"]?.value ?? ""
            if !state.numbers.contains(day.summary.current.length) {
                troubles.append("\(key) is said to be “\(state)”, not \(day.summary.current.length) in a row")
            }
            let bead = app.screen["today.complete.\(key)"]?.value
            if bead != Self.word(day.status) { troubles.append("the bead of \(key) says “\(bead ?? "nothing")”") }
            let canUndo = app.screen["today.undo.\(key)"] != nil
            if canUndo != day.status.isRecorded { troubles.append("Undo of \(key) is there: \(canUndo)") }
        }
        let done = sections.scheduled.filter { $0.status == .done }.count
        let progress = app.screen["today.progress"]?.label.numbers ?? []
        let isUnderWay = done < sections.scheduled.count
        if progress != (isUnderWay ? [done, sections.scheduled.count] : []) {
            troubles.append("the progress is \(progress), not \(done) of \(sections.scheduled.count)")
        }
        return troubles
    }

    private func habitTroubles(_ name: String) -> [String] {
        guard let habit = habits.habits.first(where: { $0.details.name == name }) else {
            return ["\(name) is shown and does not exist"]
        }
        let day = TodayHabit(habit, at: now)
        var troubles: [String] = []
        for date in app.screen.dates(after: "habit.day.") {
            let value = app.screen["habit.day.\(date.text)"]?.value
            let word = Self.word(habit.status(of: date, today: day.today))
            if value != word { troubles.append("\(date.text) of \(name) is “\(value ?? "")”, not “\(word)”") }
        }
        let totals = day.summary.totals
        let shown = app.screen["habit.totals"]?.label.numbers.sorted()
        if shown != [totals.done, totals.missed, totals.extra].sorted() {
            troubles.append("the totals are \(shown ?? []), not \(totals)")
        }
        for (kind, streak) in [("current", day.summary.current), ("best", day.summary.best)] where streak.length > 0 {
            let value = app.screen["habit.streak.\(kind)"]?.value ?? ""
            if value.numbers.first != streak.length { troubles.append("the \(kind) streak is “\(value)”") }
        }
        return troubles
    }

    private func archiveTroubles() -> [String] {
        let shown = app.screen.keys(after: "archive.open.")
        return shown == habits.archived.map(\.details.name) ? [] : ["the archive shows \(shown)"]
    }

    /// The system holds what the plan wants, and lists nothing that asks for nothing.
    private func reminderTroubles() -> [String] {
        let permits = ["allow", "provisional"].contains(app.screen.permission)
        let plan = permits ? ReminderPlan(habits: habits.habits, after: now.instant).requests : []
        let (held, wanted) = (Set(app.screen.pending), Set(plan.map(\.topic.identifier)))
        if held == wanted { return [] }
        return [
            "reminders too many \(held.subtracting(wanted).sorted().prefix(3)), missing \(wanted.subtracting(held).sorted().prefix(3))"
        ]
    }

    private static let controls: Set<String> = [
        "button", "textField", "switch", "toggle", "link", "menuItem", "slider",
    ]

    /// The words of `docs` for the states of a day, which say the same as shape and colour.
    private static func word(_ status: DayStatus) -> String {
        switch status {
        case .notStarted: "Not started"
        case .upcoming(recorded: false): "Upcoming"
        case .upcoming(recorded: true): "Already recorded"
        case .done: "Done"
        case .extra: "Extra"
        case .due: "Due"
        case .missed: "Missed"
        case .paused: "Paused"
        case .notScheduled: "Not scheduled"
        }
    }

    private static func summary(_ habit: HabitOverview) -> String {
        "\(habit.details.name)\(habit.isArchived ? " (archived)" : ""), \(habit.records.map(\.text)), \(habit.schedule.versions.count) versions, \(habit.position)"
    }
}

extension AppScreen {
    /// What follows a beginning in the identifiers that have it, in reading order.
    func keys(after prefix: String) -> [String] { elements.compactMap { $0.identifier.rest(after: prefix) } }
}

extension [String] {
    /// Whether these are all of some others, or those of them that a scrolled list has made, without a gap.
    func isRun(of all: [String]) -> Bool {
        guard let first else { return all.isEmpty }
        guard let start = all.firstIndex(of: first) else { return false }
        return all[start...].starts(with: self)
    }
}

extension String {
    /// The numbers in a text, in order.
    var numbers: [Int] { split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) } }
}
