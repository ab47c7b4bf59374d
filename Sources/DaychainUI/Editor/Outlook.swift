import DaychainCore

/// One thing that saving the form will do, or will leave alone.
enum Outlook: Hashable, Sendable {
    /// A new habit's rhythm, from its start date on.
    case rhythm(Weekdays, from: LocalDate)
    /// Other weekdays, from a date on; earlier days stay as they are.
    case newWeekdays(Weekdays, from: LocalDate)
    /// Planned changes of weekdays that go.
    case replaces(LocalDate)
    /// The start moves; so many past days become missed ones.
    case missedAdded(Int)
    /// The start moves; so many missed days are no longer counted.
    case missedRemoved(Int)
    /// Another zone, from a date on.
    case newZone(Zone, from: LocalDate)
    /// Going east: dates that will be past without a record.
    case passes(LocalDate)
    /// Going west: a date that was not done, and may be due a second time.
    case dueAgain(LocalDate)
    /// Going west: a date whose record counts again when the day comes.
    case waits(LocalDate)
    /// Nothing about the habit's days changes.
    case daysUnchanged
}

extension ZoneChange {
    /// The change in the order in which it is told.
    func outlook(_ zone: Zone) -> [Outlook] {
        [.newZone(zone, from: effectiveDate)] + datesPassedWithoutRecord.map { .passes($0) }
            + datesDueAgain.map { .dueAgain($0) } + recordsThatWait.map { .waits($0) }
    }
}
