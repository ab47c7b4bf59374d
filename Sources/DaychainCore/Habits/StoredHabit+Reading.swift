/// Reading of rows, field by field.
extension StoredHabit {
    /// The habit that the rows describe, and a report of whatever in them cannot be used.
    ///
    /// A record after today is no problem: it waits for its day.
    public func read() -> HabitReading {
        var reasons: [StoredProblem.Reason] = HabitValidation.errors(in: details).map { .invalidField($0) }
        let schedule = readSchedule(&reasons)
        let reminder = readReminder(&reasons)
        guard let schedule else {
            reasons.append(.noSchedule)
            return HabitReading(overview: nil, problems: reasons.map { StoredProblem(habitID: id, reason: $0) })
        }
        let records = readRecords(startDate: schedule.startDate, &reasons)
        if schedule.isArchived != (archivedAt != nil) { reasons.append(.archivedMismatch) }
        let overview = HabitOverview(
            id: id, details: details, createdAt: createdAt, archivedAt: schedule.isArchived ? archivedAt : nil,
            position: position, schedule: schedule, reminder: reminder, records: records)
        return HabitReading(overview: overview, problems: reasons.map { StoredProblem(habitID: id, reason: $0) })
    }

    private func readSchedule(_ reasons: inout [StoredProblem.Reason]) -> Schedule? {
        var readable: [ScheduleVersion] = []
        // Sorted by every field, so that of two versions of one date the same one is used whatever order they came in.
        let ordered = versions.sorted { first, second in
            (first.effectiveDate, first.weekdayBits, first.zone, first.isPaused ? 1 : 0)
                < (second.effectiveDate, second.weekdayBits, second.zone, second.isPaused ? 1 : 0)
        }
        for version in ordered {
            guard let date = LocalDate(version.effectiveDate), date.isSupported else {
                reasons.append(.unreadableVersion(.effectiveDate, text: version.effectiveDate))
                continue
            }
            guard let bits = UInt8(exactly: version.weekdayBits), let weekdays = Weekdays(bits: bits) else {
                reasons.append(.unreadableVersion(.weekdays, text: String(version.weekdayBits)))
                continue
            }
            guard readable.last?.effectiveDate != date else {
                reasons.append(.repeatedVersion(date))
                continue
            }
            let zone = Zone(version.zone)
            if !zone.isKnown { reasons.append(.unknownZone(version.zone)) }
            readable.append(
                ScheduleVersion(effectiveDate: date, weekdays: weekdays, zone: zone, isPaused: version.isPaused))
        }
        return readable.isEmpty ? nil : Schedule(ordered: readable)
    }

    private func readReminder(_ reasons: inout [StoredProblem.Reason]) -> ReminderSetting? {
        guard let reminder else { return nil }
        guard let time = LocalTime(reminder.time) else {
            reasons.append(.unreadableReminder(text: reminder.time))
            return nil
        }
        return ReminderSetting(time: time, isEnabled: reminder.isEnabled)
    }

    private func readRecords(startDate: LocalDate, _ reasons: inout [StoredProblem.Reason]) -> DaySet {
        var records = DaySet()
        for text in recordDates {
            guard let date = LocalDate(text), date.isSupported else {
                reasons.append(.unreadableRecord(text: text))
                continue
            }
            guard records.insert(date) else {
                reasons.append(.repeatedRecord(date))
                continue
            }
            if date < startDate { reasons.append(.recordBeforeStart(date)) }
        }
        return records
    }
}
