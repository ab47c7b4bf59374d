/// What each command makes of a habit. Every function returns an equal value where nothing is left to do.
extension HabitOverview {
    static func creating(_ new: NewHabit, position: Int, at moment: Moment) throws(CommandError) -> HabitOverview {
        let details = try checked { () throws(ValidationError) in try HabitValidation.details(new.details) }
        let startDate = try checked { () throws(ValidationError) in
            try HabitValidation.date(new.startDate, of: .startDate)
        }
        let zone = try checked { () throws(ValidationError) in try HabitValidation.zone(new.zone) }
        return HabitOverview(
            id: new.id, details: details, createdAt: moment.instant, position: position,
            schedule: Schedule(startDate: startDate, weekdays: new.weekdays, zone: zone), reminder: new.reminder)
    }

    func settingDetails(_ details: HabitDetails) throws(CommandError) -> HabitOverview {
        var changed = self
        changed.details = try Self.checked { () throws(ValidationError) in try HabitValidation.details(details) }
        return changed
    }

    func settingReminder(_ reminder: ReminderSetting?) -> HabitOverview {
        var changed = self
        changed.reminder = reminder
        return changed
    }

    func settingWeekdays(
        _ weekdays: Weekdays, from date: LocalDate, replacingLaterChanges: Bool, at moment: Moment
    ) throws(CommandError) -> HabitOverview {
        _ = try Self.checked { () throws(ValidationError) in try HabitValidation.date(date, of: .effectiveDate) }
        let effective = max(date, schedule.startDate)
        var changed = self
        changed.schedule = schedule.setting(weekdays: weekdays, from: effective)
        // A repeated request finds its work done, even where a record has since made the date too early.
        if changed.schedule == schedule { return self }
        let earliest = earliestWeekdayChange(at: moment.instant)
        guard effective >= earliest else { throw .effectiveDateTooEarly(date, earliest: earliest) }
        let replaced = schedule.weekdayChanges(after: effective)
        guard replaced.isEmpty || replacingLaterChanges else { throw .replacesLaterChanges(replaced) }
        return changed
    }

    func settingZone(_ zone: Zone, at moment: Moment) throws(CommandError) -> HabitOverview {
        try refuseIfArchived()
        let known = try Self.checked { () throws(ValidationError) in try HabitValidation.zone(zone) }
        let effective = zoneChangeDate(to: known, at: moment.instant)
        _ = try Self.checked { () throws(ValidationError) in try HabitValidation.date(effective, of: .effectiveDate) }
        var changed = self
        changed.schedule = schedule.setting(zone: known, from: effective)
        return changed
    }

    func settingCompletion(
        on date: LocalDate, done: Bool, at moment: Moment
    ) throws(CommandError) -> [HabitChange] {
        try refuseIfArchived()
        guard records.contains(date) != done else { return [] }
        guard done else { return [.deleteCompletion(id, date)] }
        try refuseRecord(on: date)
        let today = today(at: moment.instant)
        guard date <= today else { throw .futureDate(date, today: today) }
        let completion = Completion(
            date: date, completedAt: moment.instant, zoneIdentifier: moment.zone.identifier)
        return [.insertCompletion(id, completion)]
    }

    /// A record was right when it was made, so it goes back even where its day is still to come.
    func restoringCompletion(_ completion: Completion) throws(CommandError) -> [HabitChange] {
        try refuseIfArchived()
        guard !records.contains(completion.date) else { return [] }
        try refuseRecord(on: completion.date)
        return [.insertCompletion(id, completion)]
    }

    private func refuseRecord(on date: LocalDate) throws(CommandError) {
        _ = try Self.checked { () throws(ValidationError) in try HabitValidation.date(date, of: .recordDate) }
        guard date >= schedule.startDate else { throw .beforeStart(date, start: schedule.startDate) }
    }

    func archiving(at moment: Moment) throws(CommandError) -> HabitOverview {
        if isArchived { return self }
        let earliest = earliestWeekdayChange(at: moment.instant)
        _ = try Self.checked { () throws(ValidationError) in try HabitValidation.date(earliest, of: .effectiveDate) }
        var changed = self
        changed.schedule = schedule.setting(paused: true, from: earliest)
        changed.archivedAt = moment.instant
        return changed
    }

    func restoring(at moment: Moment) -> HabitOverview {
        guard isArchived else { return self }
        var changed = self
        changed.schedule = schedule.setting(paused: false, from: today(at: moment.instant))
        changed.archivedAt = nil
        return changed
    }

    func movingStart(to date: LocalDate, at moment: Moment) throws(CommandError) -> HabitOverview {
        _ = try Self.checked { () throws(ValidationError) in try HabitValidation.date(date, of: .startDate) }
        if date == schedule.startDate { return self }
        let latest = latestStartDate(at: moment.instant)
        guard date < schedule.startDate || date <= latest else { throw .startTooLate(date, latest: latest) }
        var changed = self
        changed.schedule = schedule.starting(on: date)
        return changed
    }

    func refuseIfArchived() throws(CommandError) {
        if isArchived { throw .archived(id) }
    }

    private static func checked<Value>(_ check: () throws(ValidationError) -> Value) throws(CommandError) -> Value {
        do throws(ValidationError) {
            return try check()
        } catch {
            throw .invalid(error)
        }
    }
}
