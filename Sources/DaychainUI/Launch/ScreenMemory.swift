import DaychainCore

/// Where a window keeps, at each change, what must survive a kill of the app: the open screen and the form in progress.
@MainActor public protocol ScreenMemory: AnyObject {
    /// What a window of the last run kept and no other window has taken up yet.
    func recall() -> ScreenState?

    /// Keeps the state, at once and on disk.
    func keep(_ state: ScreenState) throws
}

/// The open screen and the form in progress.
public struct ScreenState: Hashable, Sendable, Codable {
    /// The habit that is shown, where one is.
    var habit: HabitID?
    /// Whether the habit covers Today where only one of them fits.
    var isHabitInFront = false
    /// The form, where one is open and changed.
    var draft: EditorDraft?
}
