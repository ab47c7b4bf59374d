import DaychainCore

/// One thing that saving the form will do, or will leave alone.
enum Outlook: Hashable, Sendable {
    /// A new habit's rhythm, from its start date on.
    case rhythm(Weekdays, from: LocalDate)
    /// A new habit's zone, where it is not the device's.
    case follows(Zone)
    /// The habit begins on another date.
    case startMoves(from: LocalDate, to: LocalDate)
    /// So many past days become missed ones.
    case missedAdded(Int)
    /// So many missed days are no longer counted.
    case missedRemoved(Int)
    /// Other weekdays, from a date on; earlier days stay as they are.
    case newWeekdays(Weekdays, from: LocalDate)
    /// A planned change of weekdays that goes.
    case replaces(WeekdayChange)
    /// Another zone, from a date on.
    case newZone(Zone, from: LocalDate)
    /// Going east: today becomes a later date at once.
    case goesOn(to: LocalDate)
    /// Going east: a date that will be past without a record.
    case passes(LocalDate)
    /// Going west: today becomes an earlier date again, and a day can be due a second time.
    case goesBack(to: LocalDate, in: Zone)
    /// Going west: a record whose day is still to come there.
    case waits(LocalDate)
    /// Nothing about the habit's days changes.
    case daysUnchanged
}
