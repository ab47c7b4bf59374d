import Foundation

/// The record that one habit was done on one local date.
public struct Completion: Hashable, Sendable, Codable {
    /// The date that was done; it never moves, whatever the habit's zone says later.
    public let date: LocalDate
    /// The instant at which the record was made.
    public let completedAt: Date
    /// The device's zone when the record was made, as text: it may be one that this machine does not know.
    public let zoneIdentifier: String

    /// Creates a record.
    public init(date: LocalDate, completedAt: Date, zoneIdentifier: String) {
        self.date = date
        self.completedAt = completedAt
        self.zoneIdentifier = zoneIdentifier
    }
}

extension [Completion] {
    /// One record a date, by date; of several the first made.
    func inOrderOfDates() -> [Completion] {
        let isInOrder = zip(self, dropFirst()).allSatisfy { $0.date < $1.date }
        if isInOrder { return self }
        let ordered = sorted { first, second in
            (first.date, first.completedAt, first.zoneIdentifier)
                < (second.date, second.completedAt, second.zoneIdentifier)
        }
        return ordered.reduce(into: []) { kept, completion in
            if kept.last?.date != completion.date { kept.append(completion) }
        }
    }
}
