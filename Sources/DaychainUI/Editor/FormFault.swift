import DaychainCore
import Foundation

/// One thing that keeps a form from being saved, beside the field that it is about.
enum FormFault: Hashable, Sendable {
    /// Nothing in the name that anyone could see.
    case noName
    case nameTooLong(by: Int)
    /// Few characters, but each of them built of very many parts.
    case nameTooDense
    case noteTooLong(by: Int)
    case noteTooDense
    case noWeekday
    /// Planned later changes of weekdays would go, which was not agreed to.
    case laterChangesStand
    case startTooLate(latest: LocalDate)
    case startOutsideSupportedDates
    case unknownZone

    /// The field that the fault is about.
    var field: HabitField {
        switch self {
        case .noName, .nameTooLong, .nameTooDense: .name
        case .noteTooLong, .noteTooDense: .note
        case .noWeekday: .weekdays
        case .laterChangesStand: .effectiveDate
        case .startTooLate, .startOutsideSupportedDates: .startDate
        case .unknownZone: .zone
        }
    }
}
