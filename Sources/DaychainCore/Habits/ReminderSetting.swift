/// When a person wants to be reminded of a habit, and whether.
///
/// Switching a reminder off keeps its time.
public struct ReminderSetting: Hashable, Sendable, Codable {
    /// The local time, in the habit's zone of each day.
    public var time: LocalTime
    /// Whether reminders are wanted.
    public var isEnabled: Bool

    /// What is offered where none was ever set: in the evening, while the day can still be kept.
    public static let suggested = ReminderSetting(time: LocalTime(validMinuteOfDay: 20 * 60), isEnabled: true)

    /// Creates a setting.
    public init(time: LocalTime, isEnabled: Bool) {
        self.time = time
        self.isEnabled = isEnabled
    }
}
