/// A day of the week, numbered as ISO 8601 does: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Hashable, Sendable, Codable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// The weekday `days` later.
    public func adding(days: Int) -> Weekday {
        Weekday(mondayBasedIndex: (rawValue - 1 + days).quotientAndRemainderFloored(by: 7).remainder)
    }

    /// The weekday as Foundation's `Calendar` counts it: Sunday is 1, Saturday is 7.
    public var gregorianNumber: Int { rawValue % 7 + 1 }

    /// Creates a weekday from Foundation's numbering (Sunday is 1), as `Calendar.firstWeekday` gives it.
    public init?(gregorianNumber: Int) {
        guard (1...7).contains(gregorianNumber) else { return nil }
        self.init(mondayBasedIndex: (gregorianNumber + 5) % 7)
    }

    /// The seven weekdays in the order of a week that begins on `first`.
    public static func week(startingOn first: Weekday) -> [Weekday] {
        (0..<7).map { first.adding(days: $0) }
    }

    /// Creates a weekday from an index that the caller has reduced to 0 (Monday) to 6 (Sunday).
    init(mondayBasedIndex index: Int) {
        self = Self.allCases[index]
    }
}

extension Weekday: Comparable {
    public static func < (first: Weekday, second: Weekday) -> Bool { first.rawValue < second.rawValue }
}
