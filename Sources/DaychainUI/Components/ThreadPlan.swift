import DaychainCore

/// Where the thread runs: it joins each kept day to the kept day before it, through days that were not scheduled.
struct ThreadPlan: Hashable, Sendable {
    /// The halves of a day's place that the thread fills, in reading direction.
    struct Links: Hashable, Sendable {
        var leading = false
        var trailing = false
    }

    private var links: [LocalDate: Links] = [:]

    /// How far beyond the days shown a plan must look: kept days of one run lie at most a week apart, or two where the
    /// weekdays changed between them.
    static let margin = 14

    /// Plans the thread over days in order.
    init(_ cells: [DayCell]) {
        var run: [LocalDate] = []
        for cell in cells {
            switch cell.status {
            case .done:
                join(run, to: cell.date)
                run = [cell.date]
            case .notScheduled, .extra:
                if !run.isEmpty { run.append(cell.date) }
            default:
                run = []
            }
        }
    }

    /// Plans the thread of a habit over the dates of a range.
    init(_ habit: HabitOverview, in dates: ClosedRange<LocalDate>, today: LocalDate) {
        let wider = dates.lowerBound.adding(days: -Self.margin)...dates.upperBound.adding(days: Self.margin)
        self.init(habit.cells(in: wider, today: today))
    }

    /// The thread at a date.
    subscript(date: LocalDate) -> Links { links[date] ?? Links() }

    /// Joins the kept day that a run began with, and the days after it, to the next kept day.
    private mutating func join(_ run: [LocalDate], to date: LocalDate) {
        guard let first = run.first else { return }
        links[first, default: Links()].trailing = true
        for passed in run.dropFirst() { links[passed] = Links(leading: true, trailing: true) }
        links[date, default: Links()].leading = true
    }
}
