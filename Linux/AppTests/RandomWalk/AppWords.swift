/// The few words of the app by which a walk finds what has no identifier: alerts' buttons, menus' rows, named actions.
enum AppWords {
    static let markDone = "Mark done"
    static let undo = "Undo"
    static let markYesterday = "Mark yesterday…"
    static let edit = "Edit"
    static let archive = "Archive"
    static let delete = "Delete…"

    static let confirmMark = "Mark done"
    static let confirmDelete = "Delete"
    static let archiveInstead = "Archive instead"
    static let refusal = "This file was not imported"
    static let discard = "Discard changes"
    /// What leaves an alert without doing anything, the better one first.
    static let wayOut = ["Keep editing", "Cancel", "OK"]
}
