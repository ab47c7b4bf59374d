import Foundation

/// An instant, and the zone that the device is in at that instant.
public struct Moment: Hashable, Sendable {
    /// The instant.
    public var instant: Date
    /// The device's zone.
    public var zone: Zone

    /// Creates a moment.
    public init(instant: Date, zone: Zone) {
        self.instant = instant
        self.zone = zone
    }

    /// The date on the device.
    public var deviceDate: LocalDate { DayBoundary.date(at: instant, in: zone) }
}
