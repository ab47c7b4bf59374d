import DaychainCore

/// What Today, a habit's own screen and the archive must show.
extension RandomWalk {
    func todayTroubles() -> [String] {
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
            // A touch means the day that the row shows; it names that where it is not the device's.
            let date = state.numbers.dropLast()
            if day.today == now.deviceDate ? !date.isEmpty : !date.contains(day.today.day) {
                troubles.append("\(key) is said to be “\(state)”, not on \(day.today.text)")
            }
            let bead = app.screen["today.complete.\(key)"]?.value
            if bead != Self.word(day.status) { troubles.append("the bead of \(key) says “\(bead ?? "nothing")”") }
            // What stands in each row of a list is told apart by the habit's name, also when it is heard alone.
            for beginning in ["today.open.", "today.complete.", "today.undo.", "today.more."] {
                guard let label = app.screen[beginning + key]?.label else { continue }
                if !label.contains(day.habit.details.name) { troubles.append("\(beginning)\(key) is named “\(label)”") }
            }
            let canUndo = app.screen["today.undo.\(key)"] != nil
            if canUndo != day.status.isRecorded { troubles.append("Undo of \(key) is there: \(canUndo)") }
        }
        guard let date = app.screen["today.date"]?.label else { return troubles }
        // A tap marks the day that is shown: the screen has heard of a new one before the next step.
        if date.numbers != [now.deviceDate.day] { troubles.append("the date is “\(date)”") }
        let done = sections.scheduled.filter { $0.status == .done }.count
        let progress = app.screen["today.progress"]?.label.numbers ?? []
        let isUnderWay = done < sections.scheduled.count
        if progress != (isUnderWay ? [done, sections.scheduled.count] : []) {
            troubles.append("the progress is \(progress), not \(done) of \(sections.scheduled.count)")
        }
        return troubles
    }

    func habitTroubles(_ name: String) -> [String] {
        guard let habit = habits.habits.first(where: { $0.details.name == name }) else {
            return ["\(name) is shown and does not exist"]
        }
        let day = TodayHabit(habit, at: now)
        var troubles: [String] = []
        for date in app.screen.dates(after: "habit.day.") {
            let value = app.screen["habit.day.\(date.text)"]?.value
            let status = habit.status(of: date, today: day.today)
            let isOutOfPlan = status == .upcoming(recorded: false) && !habit.isOpportunity(date)
            let word = isOutOfPlan ? "Upcoming, not scheduled" : Self.word(status)
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

    func archiveTroubles() -> [String] {
        let shown = app.screen.keys(after: "archive.open.")
        return shown == habits.archived.map(\.details.name) ? [] : ["the archive shows \(shown)"]
    }

    /// The words of `docs/time-policy.md` for the states of a day, which say the same as shape and colour.
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
