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
    /// Nothing about the habit's days changes.
    case daysUnchanged
}
