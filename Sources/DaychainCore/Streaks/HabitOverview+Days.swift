/// Statuses and streaks: pure functions of the schedule, the record dates and the habit's today.
extension HabitOverview {
    /// Whether a date is an opportunity: from the start on, not paused, on one of the weekdays, and a date that
    /// happened or has a record.
    public func isOpportunity(_ date: LocalDate) -> Bool {
        guard date >= schedule.startDate else { return false }
        let version = schedule.version(on: date)
        guard !version.isPaused, version.weekdays.contains(date.weekday) else { return false }
        return DayBoundary.happened(date, in: version.zone) || records.contains(date)
    }

    /// The status of a date, seen from `today`.
    public func status(of date: LocalDate, today: LocalDate) -> DayStatus {
        if date < schedule.startDate { return .notStarted }
        let isRecorded = records.contains(date)
        if date > today { return .upcoming(recorded: isRecorded) }
        let isOpportunity = isOpportunity(date)
        if isRecorded { return isOpportunity ? .done : .extra }
        if isOpportunity { return date == today ? .due : .missed }
        return schedule.isPaused(on: date) ? .paused : .notScheduled
    }

    /// The dates of a range with their statuses, such as a month.
    public func cells(in dates: ClosedRange<LocalDate>, today: LocalDate) -> [DayCell] {
        dates.map { date in DayCell(date: date, status: status(of: date, today: today)) }
    }

    /// The seven days that end with `today`.
    public func lastSevenDays(today: LocalDate) -> [DayCell] {
        cells(in: today.adding(days: -6)...today, today: today)
    }

    /// Current and best streak with their dates, and the totals, up to `today`.
    ///
    /// The cost is one pass over words of 64 days from the start to `today`, and a step for each missed day: a few
    /// microseconds for ten years.
    public func summary(today: LocalDate) -> StreakSummary {
        let counter = counter(today: today)
        return StreakSummary(
            current: counter.run.streak, best: counter.best.streak, totals: totals(of: counter, today: today))
    }

    /// The counts up to `today`.
    public func totals(today: LocalDate) -> Totals {
        totals(of: counter(today: today), today: today)
    }

    private func counter(today: LocalDate) -> StreakCounter {
        var counter = StreakCounter()
        // Today's opportunity neither adds nor breaks while it is due, so it is left out unless it is done.
        let lastDate = records.contains(today) ? today : today.adding(days: -1)
        let opportunities = OpportunityBits(
            schedule: schedule, records: records, through: min(lastDate, LocalDate.supported.upperBound))
        opportunities.forEachWord { index, bits in
            counter.add(opportunities: bits, records: records.word(at: index), index: index)
        }
        return counter
    }

    private func totals(of counter: StreakCounter, today: LocalDate) -> Totals {
        guard schedule.startDate <= today else { return Totals(done: 0, extra: 0, missed: 0) }
        let recorded = records.count(in: schedule.startDate...today)
        return Totals(done: counter.done, extra: recorded - counter.done, missed: counter.missed)
    }
}
