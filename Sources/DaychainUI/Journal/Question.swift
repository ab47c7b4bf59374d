import DaychainCore

/// What a screen asks before it acts, or tells when it could not.
enum Question: Hashable, Sendable {
    /// Whether a past day shall be marked, and why that would be an extra; nil where it would be none.
    case markDay(HabitID, name: String, date: LocalDate, extra: ExtraReason?)
    /// Whether a habit shall be deleted; archiving is offered where it is not archived already.
    case delete(HabitID, name: String, recordCount: Int, canArchive: Bool)
    /// A command failed; trying again can help.
    case failed(StoreError, HabitCommand)
}

/// Why a record of a day counts for no streak.
enum ExtraReason: Hashable, Sendable {
    case notScheduled
    /// The habit was archived on that day.
    case archived
}

extension Question {
    /// The habit that is asked about; nil where it is not about one.
    var habit: HabitID? {
        switch self {
        case .markDay(let id, _, _, _), .delete(let id, _, _, _): id
        case .failed(_, .setCompletion(let id, _, _)), .failed(_, .archive(let id)), .failed(_, .restore(let id)),
            .failed(_, .delete(let id)):
            id
        case .failed: nil
        }
    }
}
