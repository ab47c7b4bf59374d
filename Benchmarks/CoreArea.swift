import DaychainCore
import Foundation

/// A habit's summary (statuses of the month, seven days, streaks, totals) against one pass over the same days.
enum CoreArea {
    static func rows() -> [Row] {
        let cases: [Case] = [
            Case("one habit, 10 years daily, 80 % done", [packed()]),
            Case(
                "one habit, 10 years Mon/Wed/Fri, 80 % done",
                [packed(weekdays: Weekdays(.monday, .wednesday, .friday))]),
            Case("100 habits, 10 years daily, 80 % done", (0..<100).map { packed(seed: $0) }),
            Case("one habit, 100 years daily, 80 % done", [packed(days: History.daysInTenYears * 10)]),
            Case("one habit, 10 years daily, no gap", [packed(missing: 0)]),
        ]
        let times = Stopwatch.microseconds(cases.flatMap { [$0.summary, $0.floor] })
        let summaries = cases.indices.map { times[$0 * 2] }
        let floors = cases.indices.map { times[$0 * 2 + 1] }
        var rows = cases.indices.map { index in
            Row(
                name: cases[index].name, figure: summaries[index], ratio: summaries[index] / floors[index],
                reference: "one pass over the same days, bit by bit", bar: 5)
        }
        rows.append(
            Row(
                name: "no gap", figure: summaries[4], ratio: summaries[4] / summaries[0], reference: "80 % done",
                bar: 1.5))
        rows.append(
            Row(
                name: "100 years", figure: summaries[3], ratio: summaries[3] / summaries[0], reference: "10 years",
                bar: 12))
        return rows
    }

    /// Some habits, the work of summing them up, and the floor for it.
    private struct Case {
        let name: String
        let habits: [PackedHabit]

        init(_ name: String, _ habits: [PackedHabit]) {
            self.name = name
            self.habits = habits
        }

        func summary() -> Int {
            habits.reduce(0) { $0 &+ CoreArea.summary(of: $1.habit) }
        }

        func floor() -> Int {
            habits.reduce(0) { $0 &+ CoreArea.longestRun(in: $1.bits, count: $1.dayCount) }
        }
    }

    /// A habit, and the same days as packed bits.
    private struct PackedHabit {
        let habit: HabitOverview
        let bits: [UInt64]
        let dayCount: Int
    }

    /// Everything that a habit's screen shows, worked out anew.
    private static func summary(of habit: HabitOverview) -> Int {
        let month = habit.cells(in: History.today.localMonth.days, today: History.today)
        let week = habit.lastSevenDays(today: History.today)
        let summary = habit.summary(today: History.today)
        return month.count &+ week.count &+ summary.current.length &+ summary.best.length &+ summary.totals.done
    }

    /// The floor: the simplest loop over packed bits, one bit a day.
    @inline(never)
    private static func longestRun(in bits: [UInt64], count: Int) -> Int {
        var (run, best) = (0, 0)
        for day in 0..<count {
            if bits[day >> 6] >> UInt64(day & 63) & 1 == 1 {
                run += 1
                best = max(best, run)
            } else {
                run = 0
            }
        }
        return run &+ best
    }

    /// A habit that ends today, with a fifth of its days missing at random, the same ones in each run.
    private static func packed(
        days: Int = History.daysInTenYears, weekdays: Weekdays = .daily, missing: UInt64 = 20, seed: UInt64 = 1
    ) -> PackedHabit {
        let start = History.today.adding(days: 1 - days)
        var state = seed
        var bits: [UInt64] = Array(repeating: 0, count: days / 64 + 1)
        var records = DaySet()
        for day in 0..<days {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let date = start.adding(days: day)
            guard (state >> 33) % 100 >= missing, weekdays.contains(date.weekday) else { continue }
            bits[day >> 6] |= 1 << UInt64(day & 63)
            records.insert(date)
        }
        let habit = HabitOverview(
            id: HabitID(UUID()), details: HabitDetails(name: "Read", icon: "book", accent: "teal"), createdAt: Date(),
            position: 0, schedule: Schedule(startDate: start, weekdays: weekdays, zone: Zone("Europe/Berlin")),
            records: records)
        return PackedHabit(habit: habit, bits: bits, dayCount: days)
    }
}
