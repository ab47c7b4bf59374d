import DaychainCore

/// Where the app keeps, at each change, what must survive its being killed: the open screen and the form in progress.
@MainActor public protocol ScreenMemory: AnyObject {
    /// What was kept last time; later calls in the same run give nothing, so that only one window takes it up.
    func recall() -> ScreenState?

    /// Keeps the state, at once and on disk.
    func keep(_ state: ScreenState) throws

    /// The device's zones for which the person has said what habits of other zones shall do; shared by all windows.
    var settledZones: Set<Zone> { get }

    /// Remembers that the question was answered for a zone of the device, at once and on disk.
    func settle(_ zone: Zone) throws
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
