import DaychainCore
import Foundation

extension EditorModel {
    /// What keeps the form from being saved, in the order of its fields.
    var faults: [FormFault] {
        [nameFault, weekdaysFault, laterChangesFault, noteFault, startFault, zoneFault].compactMap { $0 }
    }

    /// The fault to be shown beside a field: once something was typed there, or Save was tried.
    func fault(of field: HabitField) -> FormFault? {
        guard showsEveryFault || touched.contains(field) else { return nil }
        return faults.first { $0.field == field }
    }

    private var nameFault: FormFault? {
        do throws(ValidationError) {
            let limit = HabitValidation.nameCharacterLimit
            let name = draft.name.trimmingCharacters(in: .whitespacesAndNewlines)
            if name.count > limit { return .nameTooLong(by: name.count - limit) }
            _ = try HabitValidation.name(draft.name)
            return nil
        } catch {
            return error.reason == .blank ? .noName : .nameTooDense
        }
    }

    private var noteFault: FormFault? {
        do throws(ValidationError) {
            let limit = HabitValidation.noteCharacterLimit
            if draft.note.count > limit { return .noteTooLong(by: draft.note.count - limit) }
            _ = try HabitValidation.note(draft.note)
            return nil
        } catch {
            return .noteTooDense
        }
    }

    private var weekdaysFault: FormFault? { draft.weekdays.weekdays == nil ? .noWeekday : nil }

    private var laterChangesFault: FormFault? {
        laterChanges.isEmpty || draft.replacesLaterChanges ? nil : .laterChangesStand
    }

    private var startFault: FormFault? {
        guard draft.startDate.isSupported else { return .startOutsideSupportedDates }
        guard let base, draft.startDate != base.schedule.startDate else { return nil }
        let latest = base.latestStartDate(at: moment.instant)
        return draft.startDate > latest ? .startTooLate(latest: latest) : nil
    }

    private var zoneFault: FormFault? { draft.zone.isKnown ? nil : .unknownZone }
}
