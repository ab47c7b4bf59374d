/// What a person asked for, as a value.
///
/// A command says what shall be, never "the other way round", so carrying it out twice does what once does. What comes
/// of it is decided by ``outcome(in:at:)``, a pure function; a ``HabitStore`` only persists the outcome.
public enum HabitCommand: Hashable, Sendable {
    /// Create a habit, last in order.
    case create(NewHabit)
    /// Edits of one habit, in order: all of them, or none.
    case edit(HabitID, [HabitEdit])
    /// A new zone for habits, from the day after the earlier of their today there and here.
    case setZone([HabitID], Zone)
    /// Whether a date is done: the date that the person saw.
    case setCompletion(HabitID, date: LocalDate, done: Bool)
    /// Put a record back as it was, with its instant and zone; a record that its date has meanwhile stays.
    case restoreCompletion(HabitID, Completion)
    /// Pause for good; every record is kept.
    case archive(HabitID)
    /// End the pause.
    case restore(HabitID)
    /// Remove a habit and its records.
    case delete(HabitID)
    /// Put habits in this order; those not named follow in the order that they had.
    case reorder([HabitID])
    /// Add what a backup holds, as previewed.
    case merge(BackupMerge)
}

/// A habit that is to be created.
public struct NewHabit: Hashable, Sendable {
    /// The identity, from an ``IdentifierSource``; the same one again creates nothing.
    public let id: HabitID
    /// Name, note, icon and accent.
    public var details: HabitDetails
    /// The date that the habit begins on, earlier or later than today.
    public var startDate: LocalDate
    /// The weekdays that it is meant for.
    public var weekdays: Weekdays
    /// The zone that decides its days.
    public var zone: Zone
    /// The reminder, where one is set.
    public var reminder: ReminderSetting?

    /// Describes a habit; the command checks it.
    public init(
        id: HabitID, details: HabitDetails, startDate: LocalDate, weekdays: Weekdays, zone: Zone,
        reminder: ReminderSetting? = nil
    ) {
        self.id = id
        self.details = details
        self.startDate = startDate
        self.weekdays = weekdays
        self.zone = zone
        self.reminder = reminder
    }
}

/// What a store has to write to carry out a command; no changes where everything is as asked for already.
public struct CommandOutcome: Hashable, Sendable {
    /// The changes, to be written in one transaction.
    public var changes: [HabitChange]

    /// Creates an outcome.
    public init(changes: [HabitChange] = []) {
        self.changes = changes
    }
}

/// One row's worth of a command's outcome.
public enum HabitChange: Hashable, Sendable {
    /// Add a habit, without records.
    case insert(HabitOverview)
    /// Replace everything of a habit but its records.
    case update(HabitOverview)
    /// Remove a habit with its versions, records and reminder.
    case delete(HabitID)
    /// Add a record.
    case insertCompletion(HabitID, Completion)
    /// Remove a record.
    case deleteCompletion(HabitID, LocalDate)
}

/// Why a command was refused; nothing has changed.
public enum CommandError: Error, Hashable, Sendable {
    /// No such habit: deleted in another window, perhaps.
    case notFound(HabitID)
    /// Another habit has the identity.
    case alreadyExists(HabitID)
    /// An archived habit cannot be edited until it is restored.
    case archived(HabitID)
    /// A field is invalid.
    case invalid(ValidationError)
    /// The date is after the habit's today.
    case futureDate(LocalDate, today: LocalDate)
    /// The date is before the start date.
    case beforeStart(LocalDate, start: LocalDate)
    /// New weekdays can take effect on `earliest` at the earliest.
    case effectiveDateTooEarly(LocalDate, earliest: LocalDate)
    /// Later changes of weekdays would go, which was not agreed to.
    case replacesLaterChanges([WeekdayChange])
    /// The start date can move to `latest` at the latest.
    case startTooLate(LocalDate, latest: LocalDate)
    /// Habits have changed since an import was previewed: the person looks at the new numbers first.
    case changedSincePreview
}
