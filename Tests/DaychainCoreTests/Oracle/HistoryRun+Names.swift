import DaychainCore

/// The engine's answers in the naive habit's words.
extension HistoryRun {
    static func name(of status: DayStatus) -> String {
        switch status {
        case .notStarted: "not started"
        case .upcoming(recorded: false): "upcoming"
        case .upcoming(recorded: true): "upcoming, already recorded"
        case .done: "done"
        case .extra: "extra"
        case .due: "due"
        case .missed: "missed"
        case .paused: "paused"
        case .notScheduled: "not scheduled"
        }
    }

    static func name(of error: CommandError) -> String {
        switch error {
        case .archived: "archived"
        case .beforeStart: "beforeStart"
        case .futureDate: "future"
        case .effectiveDateTooEarly: "tooEarly"
        case .replacesLaterChanges: "replacesLater"
        case .startTooLate: "startTooLate"
        case .notFound, .alreadyExists, .invalid, .changedSincePreview: "\(error)"
        }
    }

    static func name(of command: HabitCommand) -> String {
        switch command {
        case .setCompletion(_, _, done: true): "mark"
        case .setCompletion(_, _, done: false): "undo"
        case .restoreCompletion: "put back"
        case .setZone: "zone"
        case .archive: "archive"
        case .restore: "restore"
        case .edit(_, let edits): edits.first.map(name(of:)) ?? "other"
        case .create, .delete, .reorder, .merge: "other"
        }
    }

    private static func name(of edit: HabitEdit) -> String {
        switch edit {
        case .weekdays: "weekdays"
        case .start: "move start"
        case .zone, .details, .reminder: "other"
        }
    }

    static func text(_ version: ScheduleVersion) -> String {
        let list = version.weekdays.days.map { String($0.rawValue) }.joined()
        let paused = version.isPaused ? " paused" : ""
        return "\(version.effectiveDate.dayNumber) \(list) \(version.zone.identifier)\(paused)"
    }

    static func text(_ summary: StreakSummary) -> String {
        let totals = summary.totals
        let counts = "done \(totals.done) extra \(totals.extra) missed \(totals.missed)"
        return "\(text(summary.current)) \(text(summary.best)) \(counts)"
    }

    private static func text(_ streak: Streak) -> String {
        guard let dates = streak.dates else { return "\(streak.length)" }
        return "\(streak.length) (\(dates.lowerBound.dayNumber) to \(dates.upperBound.dayNumber))"
    }
}
