import DaychainCore
import Foundation

/// What is wrong with the form, and the commands that saving it comes to.
extension EditorModel {
    /// What keeps the form from being saved, field by field.
    var errors: [ValidationError] {
        var errors = HabitValidation.errors(in: draft.details)
        if draft.weekdays.weekdays == nil { errors.append(ValidationError(.weekdays, .noWeekday)) }
        if !draft.zone.isKnown { errors.append(ValidationError(.zone, .unknownZone(draft.zone.identifier))) }
        return errors
    }

    /// The error to be shown beside a field.
    func error(of field: HabitField) -> ValidationError? {
        showsErrors ? errors.first { $0.field == field } : nil
    }

    var isValid: Bool {
        errors.isEmpty && (laterChanges.isEmpty || draft.replacesLaterChanges)
    }

    /// Whether the weekdays differ from those in force.
    var changesWeekdays: Bool {
        guard let base, let weekdays = draft.weekdays.weekdays else { return false }
        return weekdays != base.schedule.weekdays(on: effectiveDate)
    }

    /// From when new weekdays apply: as chosen, but no earlier than a record allows.
    var effectiveDate: LocalDate {
        guard let base else { return draft.startDate }
        let earliest = base.earliestWeekdayChange(at: clock.now.instant)
        return max(earliest, draft.effectiveDate ?? earliest)
    }

    /// The planned changes of weekdays that saving would replace.
    var laterChanges: [WeekdayChange] {
        guard let base, changesWeekdays else { return [] }
        return base.weekdayChangesReplaced(from: effectiveDate)
    }

    /// The commands, in the order in which they do not disturb each other.
    var commands: [HabitCommand] {
        guard let weekdays = draft.weekdays.weekdays else { return [] }
        guard let base else {
            return [
                .create(
                    NewHabit(
                        id: draft.id, details: draft.details, startDate: draft.startDate, weekdays: weekdays,
                        zone: draft.zone))
            ]
        }
        var commands: [HabitCommand] = []
        if draft.details != base.details { commands.append(.editDetails(base.id, draft.details)) }
        if draft.startDate != base.schedule.startDate { commands.append(.moveStart(base.id, to: draft.startDate)) }
        if changesWeekdays {
            commands.append(
                .setWeekdays(
                    base.id, weekdays, from: effectiveDate, replacingLaterChanges: draft.replacesLaterChanges))
        }
        if draft.zone != base.schedule.versions[base.schedule.versions.count - 1].zone {
            commands.append(.setZone([base.id], draft.zone))
        }
        return commands
    }
}
