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

/// The instant of an ISO 8601 text with an offset, such as `2026-03-04T20:00:00Z` or `2026-03-04T21:00:00+01:00`.
public func instant(_ text: String) -> Date {
    guard let instant = try? Date(text, strategy: .iso8601) else { preconditionFailure("\(text) is no instant") }
    return instant
}

/// A moment on a device in `zone`.
public func moment(_ text: String, in zone: Zone = "Europe/Berlin") -> Moment {
    Moment(instant: instant(text), zone: zone)
}
