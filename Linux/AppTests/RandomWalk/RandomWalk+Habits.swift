import DaychainCore
import Foundation

/// What a person does to habits, from Today.
extension RandomWalk {
    mutating func markOrUndo() throws {
        guard let day = anyHabit(), day.status != .notStarted else { return }
        try goToToday()
        let (key, name) = (key(of: day.habit), day.habit.details.name)
        if day.habit.records.contains(day.today) {
            note("undo \(name)")
            try app.touch("today.undo.\(key)")
            try expect(.setCompletion(day.id, date: day.today, done: false))
        } else {
            let taps = 1 + number(below: 2)
            note("mark \(name) by \(taps) taps")
            // A row that was scrolled to may be out of sight again, below what has grown above it.
            for _ in 0..<taps { try app.touch("today.complete.\(key)") }
            try expect(.setCompletion(day.id, date: day.today, done: true))
        }
    }

    mutating func markYesterday() throws {
        guard let day = anyHabit() else { return }
        try goToToday()
        let yesterday = day.today.adding(days: -1)
        let canBeMarked = yesterday >= day.habit.schedule.startDate && !day.habit.records.contains(yesterday)
        let row = "today.open.\(key(of: day.habit))"
        try app.scroll(to: row)
        guard try app.element(row).actions.contains(AppWords.markYesterday) == canBeMarked else {
            throw WalkTrouble("yesterday of \(day.habit.details.name) can be marked: \(!canBeMarked)")
        }
        guard canBeMarked else { return }
        note("mark yesterday of \(day.habit.details.name)")
        try app.act(AppWords.markYesterday, on: row)
        try app.press(AppWords.confirmMark)
        try expect(.setCompletion(day.id, date: yesterday, done: true))
    }

    mutating func openHabit() throws {
        guard let day = anyHabit() else { return }
        try goToToday()
        note("open \(day.habit.details.name)")
        try app.touch("today.open.\(key(of: day.habit))")
        guard app.screen["habit.name"]?.label == day.habit.details.name else {
            throw WalkTrouble("\(day.habit.details.name) does not open")
        }
    }

    /// Corrects a day of the month that is shown, and sometimes takes that back.
    mutating func correct() throws {
        try openHabit()
        guard let name = app.screen["habit.name"]?.label,
            let habit = habits.active.first(where: { $0.details.name == name })
        else { return }
        if app.screen["habit.correct"] != nil { try app.touch("habit.correct") }
        if isLucky(3), app.screen["habit.month.previous"]?.isEnabled == true { try app.touch("habit.month.previous") }
        let today = habit.today(at: now.instant)
        let dates = app.screen.dates(after: "habit.day.")
        guard let date = pick(dates) else { return }
        note("correct \(date.text)")
        try app.touch("habit.day.\(date.text)")
        let canBeCorrected = habit.records.contains(date) || date >= habit.schedule.startDate && date <= today
        guard (app.screen["habit.correction.confirm"] != nil) == canBeCorrected else {
            throw WalkTrouble("\(date.text) can be corrected: \(!canBeCorrected)")
        }
        guard canBeCorrected else { return }
        try app.touch("habit.correction.confirm")
        try expectCorrection(of: habit.id, on: date)
        if isLucky(3), let takingBack {
            try check()
            note("take it back")
            try app.touch("habit.correction.undo")
            try expect(takingBack)
        }
        if isLucky(2) { try app.touch("habit.correct.finish") }
    }

    /// Correcting a day turns its record around.
    mutating func expectCorrection(of id: HabitID, on date: LocalDate) throws {
        let record = oracle.habit(id)?.completions[date]
        try expect(.setCompletion(id, date: date, done: record == nil))
        takingBack = record.map { .restoreCompletion(id, $0) } ?? .setCompletion(id, date: date, done: false)
    }

    /// Begins what a row on Today offers; on the habit's own screen before its first day, when the row offers nothing.
    mutating func begin(_ action: String, with day: TodayHabit, orBy button: String) throws {
        let row = "today.open.\(key(of: day.habit))"
        if day.status != .notStarted { return try app.act(action, on: row) }
        try app.touch(row)
        try app.touch(button)
    }

    mutating func archive() throws {
        guard let day = anyHabit() else { return }
        try goToToday()
        note("archive \(day.habit.details.name)")
        try begin(AppWords.archive, with: day, orBy: "habit.archive")
        try expect(.archive(day.id))
    }

    mutating func restore() throws {
        guard let habit = pick(habits.archived) else { return }
        try goToToday()
        let name = habit.details.name
        note("restore \(name)")
        try app.touch(app.screen["today.archived"] == nil ? "today.empty.archived" : "today.archived")
        try app.touch("archive.restore.\(name)")
        try expect(.restore(habit.id))
    }

    mutating func delete() throws {
        guard let day = anyHabit() else { return }
        try goToToday()
        let name = day.habit.details.name
        let answer = pick([AppWords.confirmDelete, AppWords.archiveInstead, AppWords.wayOut[1]]) ?? ""
        note("delete \(name): \(answer)")
        try begin(AppWords.delete, with: day, orBy: "habit.delete")
        try app.press(answer)
        switch answer {
        case AppWords.confirmDelete: try expect(.delete(day.id))
        case AppWords.archiveInstead: try expect(.archive(day.id))
        default: break
        }
    }

    mutating func reorder() throws {
        guard habits.active.count > 1 else { return }
        try goToToday()
        try app.touch("today.reorder")
        for _ in 0..<(1 + number(below: 3)) {
            let order = habits.active
            let place = number(below: order.count - 1)
            let isUp = isLucky(2)
            let moved = order[isUp ? place + 1 : place]
            note("move \(moved.details.name) \(isUp ? "up" : "down")")
            try app.touch("reorder.\(isUp ? "up" : "down").\(moved.details.name)")
            var ids = order.map(\.id)
            ids.swapAt(place, place + 1)
            try expect(.reorder(ids))
            try check()
        }
    }
}

extension AppScreen {
    /// The dates of all elements whose identifiers begin so and end with one.
    func dates(after prefix: String) -> [LocalDate] {
        keys(after: prefix).compactMap { LocalDate($0) }
    }
}
