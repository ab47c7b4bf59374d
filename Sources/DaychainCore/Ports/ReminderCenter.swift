/// The system's notifications, as far as Daychain uses them.
public protocol ReminderCenter: Sendable {
    /// Whether the person lets the app notify; they can change it at any time, without a signal.
    func access() async -> ReminderAccess

    /// Has the system ask the person, which it does once; afterwards it gives their answer without asking.
    func ask() async throws(ReminderCenterError)

    /// The notifications that are still to come.
    func pending() async -> [ReminderNotice]

    /// The identifiers of the notifications that were delivered and are still listed.
    func delivered() async -> [String]

    /// Adds a notification; one of the same identifier that is still to come is replaced.
    func add(_ notice: ReminderNotice) async throws(ReminderCenterError)

    /// Takes notifications back that are still to come.
    func removePending(_ identifiers: [String]) async

    /// Takes delivered notifications off the list.
    func removeDelivered(_ identifiers: [String]) async
}

/// Whether the person lets the app notify.
public enum ReminderAccess: Hashable, Sendable {
    /// They were never asked.
    case notAsked
    /// They said no, or switched notifications off later.
    case denied
    /// They said yes.
    case allowed
    /// Delivered quietly, into the list alone, until they decide.
    case quiet

    /// Whether what is added is delivered.
    public var delivers: Bool { self == .allowed || self == .quiet }
}

/// A notification in words, as the system holds it.
public struct ReminderNotice: Hashable, Sendable {
    /// What tells notifications apart; a ``ReminderTopic`` has one.
    public let identifier: String
    /// When it is delivered; nil for at once.
    public let reading: ClockReading?
    /// What it says.
    public let text: ReminderText

    /// Describes a notification.
    public init(identifier: String, reading: ClockReading?, text: ReminderText) {
        self.identifier = identifier
        self.reading = reading
        self.text = text
    }
}

/// What a notification says.
public struct ReminderText: Hashable, Sendable {
    /// The first line.
    public var title: String
    /// The sentence below.
    public var body: String

    /// Makes a text of its two parts.
    public init(title: String, body: String) {
        self.title = title
        self.body = body
    }
}

/// Why the system did not take a notification.
public enum ReminderCenterError: Error, Hashable, Sendable {
    /// The person does not let the app notify.
    case notAllowed
    /// By the system's clock the time has gone by.
    case tooLate
    /// Anything else, with the system's words for a report.
    case other(detail: String)
}

/// What a person did with a notification.
public struct ReminderAnswer: Hashable, Sendable {
    /// What can be done with one.
    public enum Action: Hashable, Sendable {
        /// "Mark done", which does not open the app.
        case markDone
        /// A tap, which opens it.
        case open
    }

    /// What was done.
    public let action: Action
    /// The notification's identifier.
    public let identifier: String
    /// The notification's first line, which names the habit.
    public let title: String

    /// Describes an answer.
    public init(action: Action, identifier: String, title: String) {
        self.action = action
        self.identifier = identifier
        self.title = title
    }
}
