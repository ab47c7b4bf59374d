import DaychainCore

/// The weekdays switched on in a form, which, unlike a schedule's, can be none for a while.
struct WeekdayChoice: Hashable, Sendable, Codable {
    private var days: Set<Weekday>

    init(_ weekdays: Weekdays) {
        days = Set(weekdays.days)
    }

    /// Whether a weekday is on.
    subscript(weekday: Weekday) -> Bool {
        get { days.contains(weekday) }
        set {
            if newValue { days.insert(weekday) } else { days.remove(weekday) }
        }
    }

    /// The weekdays, or nil where none is on.
    var weekdays: Weekdays? { Weekdays(days) }

    init(from decoder: any Decoder) throws {
        days = Set(try decoder.singleValueContainer().decode([Weekday].self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(days.sorted())
    }
}
