import DaychainCore
import Foundation
import TestSupport

/// Plays a history on the engine and on the naive habit side by side, and tells the first difference.
struct HistoryRun {
    private(set) var naive: NaiveHabit
    private(set) var habit: HabitFixture
    private(set) var time: Double
    /// What happened, by name, to show that the histories reach every rule.
    private(set) var seen: Set<String> = []

    init(_ history: History) {
        let era = NaiveEra.all[history.era]
        let last = history.first + History.length - 1
        time = Double(history.first + 36) * 86_400 + Double(history.hour) * 3600
        let weekdays = Set((1...7).filter { history.weekdayBits & (1 << ($0 - 1)) != 0 })
        let start = history.first + 36 + history.startOffset
        naive = NaiveHabit(
            era: era, first: history.first, last: last, start: start, weekdays: weekdays, zone: history.zone)
        habit = HabitFixture().starting(LocalDate(dayNumber: start)).in(Zone(era.zones[history.zone]))
            .onBits(history.weekdayBits)
    }

    /// The first difference between the two, or nil.
    static func difference(in history: History) -> String? {
        var run = HistoryRun(history)
        return run.play(history)
    }

    mutating func play(_ history: History) -> String? {
        for (index, step) in history.steps.enumerated() {
            if let difference = carryOut(step) ?? stateDifference() {
                return "step \(index + 1) \(step): \(difference)"
            }
        }
        return scheduleDifference() ?? dayDifference()
    }

    private mutating func carryOut(_ step: History.Step) -> String? {
        let today = naive.today(at: time)
        switch step {
        case .wait(let seconds):
            // The clock stays where a zone change, a planned edit or a walk back still lies inside the window.
            let bounds = Double(naive.first + 20) * 86_400...Double(naive.last - 20) * 86_400
            time = min(max(time + Double(seconds), bounds.lowerBound), bounds.upperBound)
            return nil
        case .mark(let offset):
            let command = HabitCommand.setCompletion(habit.habit.id, date: day(today + offset), done: true)
            return compare(command) { naive, time throws(NaiveHabit.Refusal) in
                try naive.mark(today + offset, at: time)
            }
        case .markAll(let days, let skipping):
            for offset in (1 - days)...0 where offset % skipping != 0 || offset == 0 {
                if let difference = carryOut(.mark(dayOffset: offset)) { return difference }
            }
            return nil
        case .undo(let offset):
            let command = HabitCommand.setCompletion(habit.habit.id, date: day(today + offset), done: false)
            return compare(command) { naive, _ throws(NaiveHabit.Refusal) in try naive.undo(today + offset) }
        case .setWeekdays(let bits, let offset, let agreed):
            guard let weekdays = Weekdays(bits: UInt8(bits)) else { return "no weekdays" }
            let set = Set((1...7).filter { bits & (1 << ($0 - 1)) != 0 })
            let command = HabitCommand.edit(
                habit.habit.id, [.weekdays(weekdays, from: day(today + offset), replacingLaterChanges: agreed)])
            return compare(command) { naive, time throws(NaiveHabit.Refusal) in
                try naive.setWeekdays(set, from: today + offset, agreed: agreed, at: time)
            }
        case .setZone(let zone):
            let command = HabitCommand.setZone([habit.habit.id], Zone(naive.era.zones[zone]))
            return compare(command) { naive, time throws(NaiveHabit.Refusal) in try naive.setZone(zone, at: time) }
        case .archive:
            return compare(.archive(habit.habit.id)) { naive, time in naive.archive(at: time) }
        case .restore:
            return compare(.restore(habit.habit.id)) { naive, time in naive.restore(at: time) }
        case .moveStart(let offset):
            let to = max(naive.first + 1, today + offset)
            return compare(.edit(habit.habit.id, [.start(day(to))])) { naive, time throws(NaiveHabit.Refusal) in
                try naive.moveStart(to: to, at: time)
            }
        }
    }

    private mutating func compare(
        _ command: HabitCommand, _ naively: (inout NaiveHabit, Double) throws(NaiveHabit.Refusal) -> Void
    ) -> String? {
        var expected = "carried out"
        do throws(NaiveHabit.Refusal) {
            try naively(&naive, time)
        } catch {
            expected = "\(error)"
        }
        var answer = "carried out"
        let moment = Moment(instant: Date(timeIntervalSince1970: time), zone: .gmt)
        do throws(CommandError) {
            habit = try habit.after(command, at: moment)
        } catch {
            answer = Self.name(of: error)
        }
        seen.insert("\(Self.name(of: command)) \(expected)")
        if answer != expected { return "\(answer), but \(expected) is right" }
        if case .setCompletion = command { return nil }
        return scheduleDifference()
    }

    private func stateDifference() -> String? {
        let overview = habit.overview
        let today = overview.today(at: Date(timeIntervalSince1970: time)).dayNumber
        if today != naive.today(at: time) { return "today is \(today), but \(naive.today(at: time)) is right" }
        let records = overview.records.map(\.dayNumber)
        let expected = naive.records.keys.sorted()
        if records != expected { return "records are \(records), but \(expected) is right" }
        if overview.isArchived != naive.isArchived { return "archived is \(overview.isArchived)" }
        let archivedAt = overview.archivedAt?.timeIntervalSince1970
        if archivedAt != naive.archivedAt { return "archived at \(archivedAt ?? 0)" }
        return nil
    }

    private func scheduleDifference() -> String? {
        let versions = habit.overview.schedule.versions.map(Self.text)
        return versions == naive.versions ? nil : "versions are \(versions), but \(naive.versions) is right"
    }

    private mutating func dayDifference() -> String? {
        let instant = Date(timeIntervalSince1970: time)
        let today = naive.today(at: time)
        for number in (naive.first + 1)...(naive.last - 1) {
            let expected = naive.status(of: number, today: today)
            seen.insert(expected)
            let answer = Self.name(of: habit.overview.status(of: day(number), today: day(today)))
            if answer != expected { return "\(day(number)) is \(answer), but \(expected) is right" }
        }
        let pairs: [(String, String, String)] = [
            ("summary", Self.text(habit.overview.summary(today: day(today))), naive.summary(today: today)),
            (
                "next boundary", "\(habit.overview.schedule.nextBoundary(after: instant).timeIntervalSince1970)",
                "\(naive.nextBoundary(after: time))"
            ),
            (
                "earliest change", "\(habit.overview.earliestWeekdayChange(at: instant).dayNumber)",
                "\(naive.earliestChange(at: time))"
            ),
        ]
        return pairs.first { $0.1 != $0.2 }.map { "\($0.0) is \($0.1), but \($0.2) is right" }
    }

    private func day(_ number: Int) -> LocalDate { LocalDate(dayNumber: number) }
}

extension HabitFixture {
    fileprivate func onBits(_ bits: Int) -> HabitFixture {
        let days = Weekday.allCases.filter { bits & (1 << ($0.rawValue - 1)) != 0 }
        guard let weekdays = Weekdays(days) else { return self }
        return onSet(weekdays)
    }
}
