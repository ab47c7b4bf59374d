import DaychainCore

/// What a screen asks before it acts, or tells when it could not.
enum Question: Hashable, Sendable {
    /// Whether a past day shall be marked.
    case markDay(HabitID, name: String, date: LocalDate)
    /// Whether a habit shall be deleted; archiving is offered where it is not archived already.
    case delete(HabitID, name: String, recordCount: Int, canArchive: Bool)
    /// A command failed; trying again can help.
    case failed(StoreError, HabitCommand)
}
