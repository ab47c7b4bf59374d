import DaychainCore

/// Sets of weekdays that people name in one word.
extension Weekdays {
    static let workingDays = Weekdays(.monday, .tuesday, .wednesday, .thursday, .friday)
    static let weekend = Weekdays(.saturday, .sunday)
}
