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
