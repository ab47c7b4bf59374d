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
        let deadline = Deadline(after: Self.patience)
        while true {
            let troubles = try find(self)
            if troubles.isEmpty { return }
            guard deadline.microsecondsLeft > 0 else { throw WalkTrouble(troubles.joined(separator: "; ")) }
            try app.look()
        }
    }

    /// What any screen must be, whatever it shows.
    private func screenTroubles() -> [String] {
        var troubles = app.faults.map { "fault: \($0)" }
        for element in app.screen.elements {
            if element.isControl, element.label.allSatisfy(\.isWhitespace) {
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
            let (found, wanted) = (stored.habits.map(Self.summary), habits.habits.map(Self.summary))
            // Those that are as they must be say nothing about the fault.
            let (wrong, right) = (found.filter { !wanted.contains($0) }, wanted.filter { !found.contains($0) })
            troubles.append("stored: \(wrong), not \(right)")
        }
        if isAmongSamples { return troubles }
        if isOnToday { troubles += todayTroubles() }
        if let name = app.screen["habit.name"]?.label { troubles += habitTroubles(name) }
        if app.screen["archive.close"] != nil, app.screen["habit.name"] == nil { troubles += archiveTroubles() }
        if app.screen["reorder.close"] != nil {
            let shown = app.screen.keys(after: "reorder.name.")
            if !shown.isRun(of: habits.active.map(\.details.name)) { troubles.append("the order shown is \(shown)") }
        }
        return troubles
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

    private static func summary(_ habit: HabitOverview) -> String {
        "\(habit.details.name)\(habit.isArchived ? " (archived)" : ""), \(habit.records.map(\.text)), \(habit.schedule.versions.count) versions, \(habit.position)"
    }
}
