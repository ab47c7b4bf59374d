/// Something in storage that could not be understood. The row is kept as it is, and shown to the person.
public struct StoredProblem: Hashable, Sendable {
    /// What can be wrong.
    public enum Reason: Hashable, Sendable {
        /// The habit has no schedule version that can be read, so it cannot be shown.
        case noSchedule
        /// Two versions hold from the same date; the one named is not used.
        case repeatedVersion(LocalDate)
        /// A version's field cannot be read; the text is what stands there.
        case unreadableVersion(HabitField, text: String)
        /// A version's zone is not known to this machine; its days are counted in GMT.
        case unknownZone(String)
        /// A record's date cannot be read, or lies outside the supported dates.
        case unreadableRecord(text: String)
        /// A record lies before the start date; it counts for nothing.
        case recordBeforeStart(LocalDate)
        /// Two records of one date; the first made counts.
        case repeatedRecord(LocalDate)
        /// `archivedAt` and the schedule disagree; the schedule counts.
        case archivedMismatch
        /// A field is invalid; it is shown as it stands.
        case invalidField(ValidationError)
        /// The reminder's time cannot be read; there are no reminders.
        case unreadableReminder(text: String)
    }

    /// The habit concerned.
    public let habitID: HabitID
    /// What is wrong.
    public let reason: Reason

    /// Creates a report.
    public init(habitID: HabitID, reason: Reason) {
        self.habitID = habitID
        self.reason = reason
    }
}
