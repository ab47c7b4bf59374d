/// What a date is for a habit, seen from the habit's today.
public enum DayStatus: Hashable, Sendable {
    /// Before the start date.
    case notStarted
    /// After today; `recorded` where a record waits for the day already.
    case upcoming(recorded: Bool)
    /// Recorded, and scheduled.
    case done
    /// Recorded, though not scheduled; counts for no streak.
    case extra
    /// Today, scheduled and not recorded yet.
    case due
    /// Past, scheduled and not recorded.
    case missed
    /// The habit was archived.
    case paused
    /// A day that the habit is not meant for.
    case notScheduled
}

extension DayStatus {
    /// Whether the date has a record.
    public var isRecorded: Bool {
        switch self {
        case .done, .extra, .upcoming(recorded: true): true
        default: false
        }
    }
}

/// A date with its status, as a calendar shows it.
public struct DayCell: Hashable, Sendable, Identifiable {
    /// The date.
    public let date: LocalDate
    /// Its status.
    public let status: DayStatus

    /// Creates a cell.
    public init(date: LocalDate, status: DayStatus) {
        self.date = date
        self.status = status
    }

    public var id: LocalDate { date }
}
