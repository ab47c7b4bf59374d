/// The weekdays, zone and pause that hold from one date on, until the next version.
public struct ScheduleVersion: Hashable, Sendable, Codable {
    /// The first date that the version holds for.
    public var effectiveDate: LocalDate
    /// The weekdays that the habit is meant for.
    public var weekdays: Weekdays
    /// The zone that decides when each date starts.
    public var zone: Zone
    /// Whether the habit rests: a paused date is no opportunity.
    public var isPaused: Bool

    /// Creates a version.
    public init(effectiveDate: LocalDate, weekdays: Weekdays, zone: Zone, isPaused: Bool = false) {
        self.effectiveDate = effectiveDate
        self.weekdays = weekdays
        self.zone = zone
        self.isPaused = isPaused
    }

    /// Whether both versions say the same, apart from the date that they hold from.
    func agrees(with other: ScheduleVersion) -> Bool {
        weekdays == other.weekdays && zone == other.zone && isPaused == other.isPaused
    }
}
