import Foundation

/// The notifications that the system shall hold: a pure function of the habits and the instant.
///
/// The system keeps 64 at most and drops others without a word, so they are spent on what comes first, across all
/// habits. Where not all fit and the last that do are soon, one more says that opening the app keeps reminders coming.
public struct ReminderPlan: Hashable, Sendable {
    /// The notifications, the nearest first.
    public let requests: [ReminderRequest]

    /// How many reminders a plan holds at most; with the closing one it stays below the system's 64.
    public static let budget = 60
    /// A window that ends within so many days is told of; one that is longer is filled again in time.
    public static let shortWindow = 14
    /// How many days ahead a plan looks.
    static let horizon = 366

    /// Plans what comes after `instant`.
    ///
    /// The cost grows with the habits that have a reminder, each looked at for `budget` reminders or a year.
    public init(habits: [HabitOverview], after instant: Date, budget: Int = Self.budget) {
        // One more than fit, so as to know when the first that does not fit would have come.
        let candidates: [ReminderRequest] = habits.flatMap { habit in
            let last = habit.today(at: instant).adding(days: Self.horizon)
            return habit.reminders(after: instant, through: last, limit: budget + 1)
                .map { ReminderRequest($0, of: habit) }
        }
        let ordered = candidates.sorted(by: ReminderRequest.precedes)
        var requests = Array(ordered.prefix(budget))
        if ordered.count > budget, ordered[budget].instant <= instant.addingTimeInterval(Self.shortWindowSeconds) {
            requests.append(.closing(at: ordered[budget]))
        }
        self.requests = requests
    }

    private static let shortWindowSeconds = Double(shortWindow) * 86_400
}

/// One notification that the system shall hold.
public struct ReminderRequest: Hashable, Sendable {
    /// What a notification says, as values; the interface has the words.
    public enum Content: Hashable, Sendable {
        /// A habit of this name is due on a date.
        case due(name: String, date: LocalDate)
        /// Opening the app keeps reminders coming.
        case openToContinue
    }

    /// What it is about, and by which identifier it is known.
    public let topic: ReminderTopic
    /// When it is due.
    public let instant: Date
    /// What the clock shows then, in the zone of its date: the system delivers by the clock on the wall.
    public let reading: ClockReading
    /// What it says.
    public let content: Content

    init(_ planned: PlannedReminder, of habit: HabitOverview) {
        topic = .habit(habit.id, on: planned.date)
        instant = planned.instant
        reading = ClockReading(at: planned.instant, in: habit.schedule.zone(on: planned.date))
        content = .due(name: habit.details.name, date: planned.date)
    }

    private init(topic: ReminderTopic, instant: Date, reading: ClockReading, content: Content) {
        self.topic = topic
        self.instant = instant
        self.reading = reading
        self.content = content
    }

    /// Takes the place of the first reminder that the system cannot hold.
    static func closing(at missing: ReminderRequest) -> ReminderRequest {
        ReminderRequest(
            topic: .closing, instant: missing.instant, reading: missing.reading, content: .openToContinue)
    }

    /// Reminders of one instant follow their identifiers, so that a plan made again is the same one.
    static func precedes(_ first: ReminderRequest, _ second: ReminderRequest) -> Bool {
        (first.instant, first.topic.identifier) < (second.instant, second.topic.identifier)
    }
}
