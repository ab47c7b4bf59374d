/// A run of consecutive done opportunities.
public struct Streak: Hashable, Sendable {
    /// The number of done opportunities.
    public let length: Int
    /// The dates of the first and the last of them; nil where the length is 0.
    public let dates: ClosedRange<LocalDate>?

    /// No done opportunity.
    public static let none = Streak(length: 0, dates: nil)

    /// Creates a run.
    public init(length: Int, dates: ClosedRange<LocalDate>?) {
        self.length = length
        self.dates = dates
    }
}

/// How often a habit was done, up to today.
public struct Totals: Hashable, Sendable {
    /// Recorded opportunities.
    public let done: Int
    /// Records on other dates.
    public let extra: Int
    /// Past opportunities without a record.
    public let missed: Int

    /// Creates counts.
    public init(done: Int, extra: Int, missed: Int) {
        self.done = done
        self.extra = extra
        self.missed = missed
    }
}

/// What a habit's history comes to on one day.
public struct StreakSummary: Hashable, Sendable {
    /// The run that ends at the last opportunity; today's own does not count against it while it is due.
    public let current: Streak
    /// The longest run, the latest of equal ones.
    public let best: Streak
    /// The counts.
    public let totals: Totals

    /// Creates a summary.
    public init(current: Streak, best: Streak, totals: Totals) {
        self.current = current
        self.best = best
        self.totals = totals
    }
}
