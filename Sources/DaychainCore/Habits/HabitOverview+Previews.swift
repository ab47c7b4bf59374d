import Foundation

/// What an edit would do, for a form that says so before it is saved.
extension HabitOverview {
    /// The earliest date on which new weekdays, or archiving, can take effect: today or the start date, and after the
    /// last date that has a record.
    public func earliestWeekdayChange(at instant: Date) -> LocalDate {
        let earliest = max(today(at: instant), schedule.startDate)
        guard let last = records.last else { return earliest }
        return max(earliest, last.adding(days: 1))
    }

    /// The planned changes of weekdays that new weekdays from `date` on would replace.
    public func weekdayChangesReplaced(from date: LocalDate) -> [WeekdayChange] {
        schedule.weekdayChanges(after: max(date, schedule.startDate))
    }

    /// The latest date that the start can move to: the first record or today, and the start itself where that is later.
    public func latestStartDate(at instant: Date) -> LocalDate {
        let today = today(at: instant)
        return max(schedule.startDate, min(records.first ?? today, today))
    }

    /// What a new zone would do at an instant.
    public func zoneChange(to zone: Zone, at instant: Date) -> ZoneChange {
        let before = today(at: instant)
        let effectiveDate = zoneChangeDate(to: zone, at: instant)
        var moved = self
        moved.schedule = schedule.setting(zone: zone, from: effectiveDate)
        let after = moved.today(at: instant)
        let passed: [LocalDate] = before < after ? Array(before..<after) : []
        let repeated: [LocalDate] = after < before ? Array(after...before) : []
        return ZoneChange(
            effectiveDate: effectiveDate, todayBefore: before, todayAfter: after,
            datesPassedWithoutRecord: passed.filter { date in
                date >= schedule.startDate && !records.contains(date)
            },
            datesDueAgain: repeated.filter(moved.isUnanswered),
            recordsThatWait: repeated.filter { date in date > after && records.contains(date) })
    }

    /// The missed dates that another start date would add or remove.
    public func startMove(to date: LocalDate, at instant: Date) -> StartMove {
        var moved = self
        moved.schedule = schedule.starting(on: date)
        let before = totals(today: today(at: instant)).missed
        let after = moved.totals(today: moved.today(at: instant)).missed
        return StartMove(missedAdded: max(0, after - before), missedRemoved: max(0, before - after))
    }

    /// Whether the zone chosen for the habit differs from the device's, now or within two years.
    public func differsFromDevice(at moment: Moment) -> Bool {
        !schedule.chosenZone.hasSameOffsets(as: moment.zone, from: moment.instant)
    }

    /// The day after the earlier of today and the date now in the new zone; the start date where that is later.
    func zoneChangeDate(to zone: Zone, at instant: Date) -> LocalDate {
        let there = DayBoundary.date(at: instant, in: zone)
        return max(schedule.startDate, min(there, today(at: instant)).adding(days: 1))
    }
}

/// What a change of zone does.
public struct ZoneChange: Hashable, Sendable {
    /// The first date that the new zone decides.
    public let effectiveDate: LocalDate
    /// The habit's today before the change.
    public let todayBefore: LocalDate
    /// The habit's today at once after it.
    public let todayAfter: LocalDate
    /// Going east: today and the dates jumped over that will be past without a record.
    public let datesPassedWithoutRecord: [LocalDate]
    /// Going west: scheduled dates without a record that had begun before the change and go on, or begin again, after it.
    public let datesDueAgain: [LocalDate]
    /// Going west: dates with a record that are still to come after the change.
    public let recordsThatWait: [LocalDate]

    /// Creates a preview.
    public init(
        effectiveDate: LocalDate, todayBefore: LocalDate, todayAfter: LocalDate, datesPassedWithoutRecord: [LocalDate],
        datesDueAgain: [LocalDate] = [], recordsThatWait: [LocalDate] = []
    ) {
        self.effectiveDate = effectiveDate
        self.todayBefore = todayBefore
        self.todayAfter = todayAfter
        self.datesPassedWithoutRecord = datesPassedWithoutRecord
        self.datesDueAgain = datesDueAgain
        self.recordsThatWait = recordsThatWait
    }
}

/// What a move of the start date does to the count of missed days.
public struct StartMove: Hashable, Sendable {
    /// Missed days that the habit gains.
    public let missedAdded: Int
    /// Missed days that the habit loses.
    public let missedRemoved: Int

    /// Creates a preview.
    public init(missedAdded: Int, missedRemoved: Int) {
        self.missedAdded = missedAdded
        self.missedRemoved = missedRemoved
    }
}
