import DaychainCore
import TestSupport
import Testing

/// Every weekday set, from every weekday on, through months of every length.
@Suite("Each of the 127 weekday sets")
struct WeekdayTableTests {
    /// 28, 29, 30 and 31 days: February 2027 and 2028, April and May 2026.
    static let months: [LocalMonth] = [(2027, 2), (2028, 2), (2026, 4), (2026, 5)].compactMap {
        LocalMonth(year: $0.0, month: $0.1)
    }

    @Test("counts exactly its own days through a month, from each weekday on", arguments: months)
    func wholeMonth(month: LocalMonth) {
        #expect(Self.mistakes(in: month, skipping: nil) == [])
    }

    @Test("loses its streak to exactly one missed day of its own", arguments: months)
    func oneMissed(month: LocalMonth) {
        #expect(Self.mistakes(in: month, skipping: 1) == [])
    }

    /// Marks every scheduled day of the month but the one at `skipped`, and compares with a count by hand.
    private static func mistakes(in month: LocalMonth, skipping skipped: Int?) -> [String] {
        var mistakes: [String] = []
        for bits in 1...127 {
            guard let weekdays = Weekdays(bits: UInt8(bits)) else { return ["no weekdays"] }
            for offset in 0..<7 {
                let start = month.first.adding(days: offset)
                // The weekday of each day, found by counting on from that of the first.
                let numbers = (0..<(month.length - offset)).map { (start.weekday.rawValue - 1 + $0) % 7 }
                let scheduled = numbers.indices.filter { bits & (1 << numbers[$0]) != 0 }
                let done = scheduled.enumerated().filter { $0.offset != skipped }.map(\.element)
                let habit = HabitFixture().onSet(weekdays).starting(start).done(done.map { start.adding(days: $0) })
                let before = min(skipped ?? 0, scheduled.count)
                let after = scheduled.count - (skipped == nil ? 0 : min(scheduled.count, before + 1))
                let today = month.last.adding(days: 1)
                let expectedBest = max(before, after)
                // A set of one or two days can end with the missed day.
                let summary = habit.overview.summary(today: today)
                let missed = skipped.map { scheduled.indices.contains($0) ? 1 : 0 } ?? 0
                // The day after the month may be scheduled too, and is due then.
                let isRight =
                    summary.current.length == after && summary.best.length == expectedBest
                    && summary.totals == Totals(done: done.count, extra: 0, missed: missed)
                let statuses = habit.statuses(in: start...month.last, on: today)
                let expected = numbers.indices.map { index -> DayStatus in
                    done.contains(index) ? .done : scheduled.contains(index) ? .missed : .notScheduled
                }
                if !isRight || statuses != expected { mistakes.append("\(weekdays.days) from \(start)") }
            }
        }
        return mistakes
    }
}
