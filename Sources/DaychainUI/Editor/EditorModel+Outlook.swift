import DaychainCore
import Foundation

/// What saving will do, told before it is done.
extension EditorModel {
    /// What saving will do and leave alone, in the order of the form; empty while no weekday is chosen.
    var outlook: [Outlook] {
        guard let weekdays = draft.weekdays.weekdays else { return [] }
        guard let base else { return newOutlook(weekdays) }
        var outlook = startOutlook(base)
        if changesWeekdays {
            outlook.append(.newWeekdays(weekdays, from: effectiveDate))
            outlook += laterChanges.map { .replaces($0) }
        }
        outlook += zoneOutlook(base)
        return outlook.isEmpty ? [.daysUnchanged] : outlook
    }

    /// The habit as saving would leave it, for the card that shows it; as it stands while something is wrong.
    var preview: HabitOverview {
        let weekdays = draft.weekdays.weekdays ?? .daily
        guard let base else { return newHabit(weekdays) }
        var habit = base
        do throws(CommandError) {
            if case .edit(_, let edits) = command { habit = try base.edited(edits, at: moment) }
        } catch {
            // The form says what is wrong; the card goes on showing the days as they are.
        }
        habit.details = draft.details
        return habit
    }

    private func newHabit(_ weekdays: Weekdays) -> HabitOverview {
        HabitOverview(
            id: draft.id, details: draft.details, createdAt: moment.instant, position: 0,
            schedule: Schedule(startDate: draft.startDate, weekdays: weekdays, zone: draft.zone))
    }

    private func newOutlook(_ weekdays: Weekdays) -> [Outlook] {
        var outlook: [Outlook] = [.rhythm(weekdays, from: draft.startDate)]
        let habit = newHabit(weekdays)
        let missed = habit.totals(today: habit.today(at: moment.instant)).missed
        if missed > 0 { outlook.append(.missedAdded(missed)) }
        if draft.zone.isKnown, habit.differsFromDevice(at: moment) { outlook.append(.follows(draft.zone)) }
        return outlook
    }

    private func startOutlook(_ base: HabitOverview) -> [Outlook] {
        guard draft.startDate != original.startDate, startIsAllowed else { return [] }
        let move = base.startMove(to: draft.startDate, at: moment.instant)
        var outlook: [Outlook] = [.startMoves(from: base.schedule.startDate, to: draft.startDate)]
        if move.missedAdded > 0 { outlook.append(.missedAdded(move.missedAdded)) }
        if move.missedRemoved > 0 { outlook.append(.missedRemoved(move.missedRemoved)) }
        return outlook
    }

    private var startIsAllowed: Bool { !faults.contains { $0.field == .startDate } }

    private func zoneOutlook(_ base: HabitOverview) -> [Outlook] {
        guard draft.zone != original.zone, draft.zone.isKnown else { return [] }
        let change = base.zoneChange(to: draft.zone, at: moment.instant)
        var outlook: [Outlook] = [.newZone(draft.zone, from: change.effectiveDate)]
        if change.todayAfter > change.todayBefore {
            outlook.append(.goesOn(to: change.todayAfter))
            outlook += change.datesPassedWithoutRecord.map { .passes($0) }
        } else if change.todayAfter < change.todayBefore {
            outlook.append(.goesBack(to: change.todayAfter, in: draft.zone))
            outlook += base.records.filter { $0 > change.todayAfter && $0 <= change.todayBefore }.map { .waits($0) }
        }
        return outlook
    }
}
