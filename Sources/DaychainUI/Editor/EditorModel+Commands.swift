import DaychainCore
import Foundation

/// The one command that saving the form comes to.
extension EditorModel {
    /// What saving asks for; nil where nothing was changed or something is wrong.
    var command: HabitCommand? {
        guard let weekdays = draft.weekdays.weekdays else { return nil }
        guard let base else {
            return .create(
                NewHabit(
                    id: draft.id, details: draft.details, startDate: draft.startDate, weekdays: weekdays,
                    zone: draft.zone, reminder: draft.reminder))
        }
        let edits = edits(weekdays)
        return edits.isEmpty ? nil : .edit(base.id, edits)
    }

    /// The edits, in the order in which each finds what the ones before it left.
    private func edits(_ weekdays: Weekdays) -> [HabitEdit] {
        var edits: [HabitEdit] = []
        if draft.details != original.details { edits.append(.details(draft.details)) }
        if draft.startDate != original.startDate { edits.append(.start(draft.startDate)) }
        if changesWeekdays {
            edits.append(
                .weekdays(weekdays, from: effectiveDate, replacingLaterChanges: draft.replacesLaterChanges))
        }
        if draft.zone != original.zone { edits.append(.zone(draft.zone)) }
        if draft.reminder != original.reminder { edits.append(.reminder(draft.reminder)) }
        return edits
    }

    /// The habit with its start where the form has it: new weekdays are decided on that.
    var moved: HabitOverview? {
        guard let base, draft.startDate != base.schedule.startDate else { return base }
        do throws(CommandError) {
            return try base.edited([.start(draft.startDate)], at: moment)
        } catch {
            return base
        }
    }

    /// Whether the weekdays differ from those in force, or shall hold although others are planned.
    var changesWeekdays: Bool {
        guard let moved, let weekdays = draft.weekdays.weekdays else { return false }
        return weekdays != moved.schedule.weekdays(on: effectiveDate)
            || (draft.replacesLaterChanges && !plannedChanges.isEmpty)
    }

    /// From when new weekdays apply: as chosen, but no earlier than a record allows.
    var effectiveDate: LocalDate {
        max(earliestEffectiveDate, draft.effectiveDate ?? earliestEffectiveDate)
    }

    /// The earliest date from which new weekdays can apply.
    var earliestEffectiveDate: LocalDate {
        moved?.earliestWeekdayChange(at: moment.instant) ?? draft.startDate
    }

    /// Whether the form asks from when the weekdays apply.
    var asksFromWhen: Bool {
        !isNew && (draft.weekdays != original.weekdays || draft.effectiveDate != nil || changesWeekdays)
    }

    /// The changes of weekdays that are planned for later than the weekdays of the form.
    var plannedChanges: [WeekdayChange] {
        moved?.weekdayChangesReplaced(from: effectiveDate) ?? []
    }

    /// The planned changes that saving would replace.
    var laterChanges: [WeekdayChange] { changesWeekdays ? plannedChanges : [] }
}
