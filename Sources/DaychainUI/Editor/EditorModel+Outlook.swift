import DaychainCore
import Foundation

/// What saving will do, told before it is done.
extension EditorModel {
    var outlook: [Outlook] {
        guard let weekdays = draft.weekdays.weekdays else { return [] }
        guard let base else { return newOutlook(weekdays) }
        var outlook: [Outlook] = []
        if draft.startDate != base.schedule.startDate {
            let move = base.startMove(to: draft.startDate, at: clock.now.instant)
            if move.missedAdded > 0 { outlook.append(.missedAdded(move.missedAdded)) }
            if move.missedRemoved > 0 { outlook.append(.missedRemoved(move.missedRemoved)) }
        }
        if changesWeekdays {
            outlook.append(.newWeekdays(weekdays, from: effectiveDate))
            outlook += laterChanges.map { .replaces($0.date) }
        }
        outlook += zoneOutlook(base)
        return outlook.isEmpty ? [.daysUnchanged] : outlook
    }

    private func newOutlook(_ weekdays: Weekdays) -> [Outlook] {
        let start: Outlook = .rhythm(weekdays, from: draft.startDate)
        let habit = HabitOverview(
            id: draft.id, details: draft.details, createdAt: clock.now.instant, position: 0,
            schedule: Schedule(startDate: draft.startDate, weekdays: weekdays, zone: draft.zone))
        let missed = habit.totals(today: habit.today(at: clock.now.instant)).missed
        return missed > 0 ? [start, .missedAdded(missed)] : [start]
    }

    private func zoneOutlook(_ base: HabitOverview) -> [Outlook] {
        guard draft.zone != base.schedule.versions[base.schedule.versions.count - 1].zone, draft.zone.isKnown else {
            return []
        }
        return base.zoneChange(to: draft.zone, at: clock.now.instant).outlook(draft.zone)
    }
}
