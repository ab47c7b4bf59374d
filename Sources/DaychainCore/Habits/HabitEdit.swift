/// One thing that is changed about a habit. A ``HabitCommand/edit(_:_:)`` carries out one, or several as one.
public enum HabitEdit: Hashable, Sendable {
    /// Name, note, icon and accent.
    case details(HabitDetails)
    /// Begin on another date.
    case start(LocalDate)
    /// New weekdays from a date on; planned later changes of weekdays go only with `replacingLaterChanges`.
    case weekdays(Weekdays, from: LocalDate, replacingLaterChanges: Bool)
    /// Another zone, from the day after the earlier of today here and there.
    case zone(Zone)
    /// Set the reminder, or remove it.
    case reminder(ReminderSetting?)
}

extension HabitOverview {
    /// The habit after the edits, each decided on what the ones before it left.
    ///
    /// - Throws: the first refusal; then none of them counts.
    public func edited(_ edits: [HabitEdit], at moment: Moment) throws(CommandError) -> HabitOverview {
        try refuseIfArchived()
        var habit = self
        for edit in edits { habit = try habit.edited(edit, at: moment) }
        return habit
    }

    private func edited(_ edit: HabitEdit, at moment: Moment) throws(CommandError) -> HabitOverview {
        switch edit {
        case .details(let details):
            try settingDetails(details)
        case .start(let date):
            try movingStart(to: date, at: moment)
        case .weekdays(let weekdays, let date, let replacing):
            try settingWeekdays(weekdays, from: date, replacingLaterChanges: replacing, at: moment)
        case .zone(let zone):
            try settingZone(zone, at: moment)
        case .reminder(let reminder):
            settingReminder(reminder)
        }
    }
}
