import Foundation

extension TimeZone {
    /// The next instant after `instant` at which the offset may change, or nil where it never does.
    func transition(after instant: Date) -> Date? {
        guard let next = nextDaylightSavingTimeTransition(after: instant), next > instant else { return nil }
        return next
    }
}
