/// The edits of a schedule. Each changes one function of the date, from a date on; a date before the start date
/// counts as the start date.
extension Schedule {
    /// The schedule with other weekdays from `date` on, planned later changes of weekdays included.
    func setting(weekdays: Weekdays, from date: LocalDate) -> Schedule {
        changing(from: date) { version in version.weekdays = weekdays }
    }

    /// The schedule with another zone from `date` on.
    func setting(zone: Zone, from date: LocalDate) -> Schedule {
        changing(from: date) { version in version.zone = zone }
    }

    /// The schedule paused, or no longer paused, from `date` on.
    func setting(paused: Bool, from date: LocalDate) -> Schedule {
        changing(from: date) { version in version.isPaused = paused }
    }

    /// The schedule that begins on another date, under the version in force on that date.
    func starting(on date: LocalDate) -> Schedule {
        var first = version(on: date)
        first.effectiveDate = date
        return Schedule(ordered: [first] + versions.dropFirst().filter { $0.effectiveDate > date })
    }

    /// The changes of weekdays that are planned for after `date`, in order.
    public func weekdayChanges(after date: LocalDate) -> [WeekdayChange] {
        zip(versions, versions.dropFirst()).compactMap { version, next in
            guard next.effectiveDate > date, next.weekdays != version.weekdays else { return nil }
            return WeekdayChange(date: next.effectiveDate, weekdays: next.weekdays)
        }
    }

    private func changing(from date: LocalDate, _ change: (inout ScheduleVersion) -> Void) -> Schedule {
        let effective = max(date, startDate)
        var changed = versions
        if !changed.contains(where: { $0.effectiveDate == effective }) {
            var inserted = version(on: effective)
            inserted.effectiveDate = effective
            let index = changed.firstIndex { $0.effectiveDate > effective } ?? changed.endIndex
            changed.insert(inserted, at: index)
        }
        for index in changed.indices where changed[index].effectiveDate >= effective {
            change(&changed[index])
        }
        return Schedule(ordered: changed)
    }
}

/// A planned change: from a date on, other weekdays.
public struct WeekdayChange: Hashable, Sendable {
    /// The first date of the new weekdays.
    public let date: LocalDate
    /// The weekdays from then on.
    public let weekdays: Weekdays

    /// Creates a change.
    public init(date: LocalDate, weekdays: Weekdays) {
        self.date = date
        self.weekdays = weekdays
    }
}
