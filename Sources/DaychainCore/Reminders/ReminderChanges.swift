/// What has to be done so that the system holds what is wanted and nothing else.
///
/// Removals come first: whatever goes is unwanted at any instant of the change, so an app that ends half-way leaves only
/// reminders that are right, and the system never holds more than a plan and what it kept of the one before.
public struct ReminderChanges: Hashable, Sendable {
    /// Identifiers of pending notifications to take back.
    public let removals: [String]
    /// Identifiers of delivered notifications that ask for nothing any more.
    public let withdrawals: [String]
    /// Notifications to add or to replace, the nearest first.
    public let additions: [ReminderNotice]

    /// Compares what is wanted, in order, with what the system holds.
    public init(wanted: [ReminderNotice], pending: [ReminderNotice], delivered: [String], habits: [HabitOverview]) {
        let wantedIdentifiers = Set(wanted.map(\.identifier))
        removals = pending.map(\.identifier).filter { !wantedIdentifiers.contains($0) }
        withdrawals = delivered.filter { !Self.wantsAnswer($0, habits) }
        let held = Set(pending)
        additions = wanted.filter { !held.contains($0) }
    }

    /// Whether nothing has to be done.
    public var isEmpty: Bool { removals.isEmpty && withdrawals.isEmpty && additions.isEmpty }

    private static func wantsAnswer(_ identifier: String, _ habits: [HabitOverview]) -> Bool {
        switch ReminderTopic(identifier: identifier) {
        case .habit(let id, let date): habits.first { $0.id == id }?.wantsAnswer(on: date) ?? false
        case .unsaved(let id, let date):
            habits.first { $0.id == id }.map { !$0.isArchived && !$0.records.contains(date) } ?? false
        // The app has been opened, which is what it asked for.
        case .closing, nil: false
        }
    }
}
