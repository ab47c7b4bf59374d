import Foundation

/// The whole state of one habit: its overview and every record.
public struct Habit: Hashable, Sendable, Identifiable {
    /// Everything but the details of the records.
    public private(set) var overview: HabitOverview
    /// The records by date; their dates are the overview's ``HabitOverview/records``.
    public private(set) var completions: [LocalDate: Completion]

    /// Creates a habit; of several completions of one date, the first made is kept.
    public init(overview: HabitOverview, completions: some Sequence<Completion>) {
        self.completions = Dictionary(completions.map { ($0.date, $0) }) { first, second in
            first.completedAt <= second.completedAt ? first : second
        }
        self.overview = overview
        self.overview.records = DaySet(self.completions.keys)
    }

    /// The identity.
    public var id: HabitID { overview.id }

    /// The habit after a change that concerns it, or nil where the change deletes it; other habits' changes do nothing.
    public func applying(_ change: HabitChange) -> Habit? {
        var changed = self
        switch change {
        case .insert(let overview), .update(let overview):
            if overview.id == id { changed.replaceOverview(with: overview) }
        case .delete(let id):
            if id == self.id { return nil }
        case .insertCompletion(let id, let completion):
            if id == self.id, completions[completion.date] == nil {
                changed.completions[completion.date] = completion
                changed.overview.records.insert(completion.date)
            }
        case .deleteCompletion(let id, let date):
            if id == self.id {
                changed.completions[date] = nil
                changed.overview.records.remove(date)
            }
        }
        return changed
    }

    private mutating func replaceOverview(with overview: HabitOverview) {
        let records = self.overview.records
        self.overview = overview
        self.overview.records = records
    }
}
