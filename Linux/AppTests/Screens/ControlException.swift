import Foundation

/// What rightly does nothing when it is touched, or is dimmed, each with its reason.
enum ControlException: String, CaseIterable, Sendable {
    case done = "A bead that is done does nothing, so that two touches are as one; Undo is beside it."
    case chosen = "What is chosen among several, and says so, stays chosen."
    case typing = "The field that is typed into keeps the keyboard."
    case months = "A habit has no months before its first day and after this month."
    case ends =
        "The first habit of the order cannot go up, nor the last one down; a date can go no further than it may."
    case again = "An alert that is tried again in vain goes and comes back, which a person sees."
    case alone = "The page is shown without what its button opens or closes around it; other walks do that."
    case busy = "While a backup is written no second one is; the line beneath says so."

    static func covering(_ act: ControlAct, on screen: AppScreen, of walk: Walk) -> ControlException? {
        allCases.first { $0.covers(act, on: screen, of: walk) }
    }

    static func covering(dimmed control: AppScreen.Element) -> ControlException? {
        switch control.kind {
        case "button habit.month.next", "button habit.month.previous": .months
        case "button reorder.up", "button reorder.down": .ends
        case "button backup.create": .busy
        default: nil
        }
    }

    private func covers(_ act: ControlAct, on screen: AppScreen, of walk: Walk) -> Bool {
        let control = screen.elements[act.place]
        switch self {
        case .done: return control.kind == "button today.complete" && ["Done", "Extra"].contains(control.value)
        case .chosen: return control.role == "button" && control.isSelected
        case .typing: return control.role == "textField" && control.isFocused
        case .months:
            guard control.identifier == "habit.month", case .adjustment(let up) = act.way else { return false }
            return screen["habit.month.\(up ? "next" : "previous")"]?.isEnabled == false
        case .ends:
            guard case .adjustment(up: false) = act.way else { return false }
            return control.identifier == "editor.effectiveDate"
        case .again: return control.label == "Try again" && screen.elements.contains { $0.role == "alert" }
        case .alone: return walk.preview != nil && ["import.cancel", "backup.import"].contains(control.identifier)
        case .busy: return false
        }
    }
}
