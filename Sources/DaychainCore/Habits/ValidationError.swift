/// A field of a habit that a person fills in.
public enum HabitField: String, Hashable, Sendable, CaseIterable {
    /// The name.
    case name
    /// The note.
    case note
    /// The icon's identifier.
    case icon
    /// The accent's identifier.
    case accent
    /// The start date.
    case startDate
    /// The date from which a change applies.
    case effectiveDate
    /// The date of a record.
    case recordDate
    /// The weekdays.
    case weekdays
    /// The zone.
    case zone
}

/// One thing that is wrong with one field.
public struct ValidationError: Error, Hashable, Sendable {
    /// What can be wrong.
    public enum Reason: Hashable, Sendable {
        /// Nothing that anyone could see.
        case blank
        /// More than `limit` characters.
        case tooLong(limit: Int)
        /// A zone that this machine has no rules for.
        case unknownZone(String)
        /// Before 1900 or after 2199.
        case outsideSupportedDates
    }

    /// The field.
    public let field: HabitField
    /// What is wrong with it.
    public let reason: Reason

    /// Creates an error.
    public init(_ field: HabitField, _ reason: Reason) {
        self.field = field
        self.reason = reason
    }
}
