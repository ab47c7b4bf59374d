import DaychainCore
import Foundation

// Tests write days, times and zones as text. A literal that is none stops the test run: it is a mistake in the test.

extension LocalDate: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        guard let date = LocalDate(text) else { preconditionFailure("\(text) is no date") }
        self = date
    }
}

extension LocalTime: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        guard let time = LocalTime(text) else { preconditionFailure("\(text) is no time") }
        self = time
    }
}

extension Zone: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

/// The instant of a text with an offset, `2026-03-04T20:00:00Z` or `2026-03-04T21:00:00+01:00`.
///
/// Read by hand: Foundation's versions differ in what they take.
public func instant(_ text: String) -> Date {
    let parts = text.split(separator: "T", maxSplits: 1).map(String.init)
    guard parts.count == 2, let date = LocalDate(parts[0]), let seconds = seconds(ofClock: parts[1]) else {
        preconditionFailure("\(text) is no instant")
    }
    return Date(timeIntervalSince1970: Double(date.dayNumber * 86_400 + seconds))
}

/// Seconds since the midnight of GMT of `20:00:00Z` or `21:00:00+01:00`.
private func seconds(ofClock text: String) -> Int? {
    let clock = text.prefix(8).split(separator: ":").compactMap { Int($0) }
    let offset = text.dropFirst(8)
    let hoursAndMinutes = offset.dropFirst().split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3 else { return nil }
    let local = clock[0] * 3600 + clock[1] * 60 + clock[2]
    switch (offset.first, hoursAndMinutes.count) {
    case ("Z", 0): return local
    case ("+", 2): return local - hoursAndMinutes[0] * 3600 - hoursAndMinutes[1] * 60
    case ("-", 2): return local + hoursAndMinutes[0] * 3600 + hoursAndMinutes[1] * 60
    default: return nil
    }
}

/// A moment on a device in `zone`.
public func moment(_ text: String, in zone: Zone = "Europe/Berlin") -> Moment {
    Moment(instant: instant(text), zone: zone)
}

extension HabitID {
    /// An identity that ends in a number up to 255 and is zero before.
    public static func numbered(_ number: Int) -> HabitID {
        HabitID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number))))
    }
}
