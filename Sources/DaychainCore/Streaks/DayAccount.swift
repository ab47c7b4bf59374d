/// What can be told of one date of a habit: its status, and what the status follows from.
public struct DayAccount: Hashable, Sendable {
    /// The date.
    public let date: LocalDate
    /// Its status.
    public let status: DayStatus
    /// The version of the schedule in force on the date; before the start date, the first one.
    public let version: ScheduleVersion
    /// The date that the habit begins on.
    public let startDate: LocalDate
    /// Whether the habit is meant to be done on the date.
    public let isOpportunity: Bool
    /// Whether the zone of the date ever had it, which Apia did not have on 2011-12-30.
    public let happened: Bool

    /// Creates an account.
    public init(
        date: LocalDate, status: DayStatus, version: ScheduleVersion, startDate: LocalDate, isOpportunity: Bool,
        happened: Bool
    ) {
        self.date = date
        self.status = status
        self.version = version
        self.startDate = startDate
        self.isOpportunity = isOpportunity
        self.happened = happened
    }
}

extension HabitOverview {
    /// What can be told of a date, seen from `today`.
    public func account(of date: LocalDate, today: LocalDate) -> DayAccount {
        let version = schedule.version(on: date)
        return DayAccount(
            date: date, status: status(of: date, today: today), version: version, startDate: schedule.startDate,
            isOpportunity: isOpportunity(date), happened: DayBoundary.happened(date, in: version.zone))
    }
}
