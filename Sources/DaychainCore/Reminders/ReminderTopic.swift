/// What a notification is about. Its identifier is the same each time, so that asking twice makes one notification.
public enum ReminderTopic: Hashable, Sendable {
    /// A habit is due on a date, which is the date that "Mark done" marks.
    case habit(HabitID, on: LocalDate)
    /// "Mark done" was chosen, and could not be saved.
    case unsaved(HabitID, on: LocalDate)
    /// The reminders that the system can hold end here.
    case closing

    /// The topic of an identifier, or nil where it is none of these.
    public init?(identifier: String) {
        if identifier == Self.closingWord {
            self = .closing
            return
        }
        let parts = identifier.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let id = HabitID(parts[1]), let date = LocalDate(parts[2]) else { return nil }
        switch parts[0] {
        case Self.habitWord: self = .habit(id, on: date)
        case Self.unsavedWord: self = .unsaved(id, on: date)
        default: return nil
        }
    }

    /// The identifier by which the system tells notifications apart, `reminder|UUID|yyyy-MM-dd`.
    public var identifier: String {
        switch self {
        case .habit(let id, let date): "\(Self.habitWord)|\(id.text)|\(date.text)"
        case .unsaved(let id, let date): "\(Self.unsavedWord)|\(id.text)|\(date.text)"
        case .closing: Self.closingWord
        }
    }

    /// The habit that it is about, where it is about one.
    public var habitID: HabitID? {
        switch self {
        case .habit(let id, _), .unsaved(let id, _): id
        case .closing: nil
        }
    }

    private static let habitWord = "reminder"
    private static let unsavedWord = "unsaved"
    private static let closingWord = "closing"
}
