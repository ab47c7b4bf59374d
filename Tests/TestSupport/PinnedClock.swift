import DaychainCore
import Foundation

/// A clock that stands where a test puts it.
public final class PinnedClock: DayClock, @unchecked Sendable {
    private let lock = NSLock()
    private var moment: Moment
    private let listeners = Broadcast<Void>()

    /// Creates a clock that stands at an instant, on a device in a zone.
    public init(_ text: String, in zone: Zone = "Europe/Berlin") {
        moment = Moment(instant: instant(text), zone: zone)
    }

    public var now: Moment { lock.withLock { moment } }

    public func changes() -> AsyncStream<Void> { listeners.stream() }

    /// Moves the clock, forward or back, and signals that the date may have changed unless told otherwise.
    public func move(to text: String, in zone: Zone? = nil, signalling: Bool = true) {
        move(to: instant(text), in: zone, signalling: signalling)
    }

    /// Moves the clock to an instant.
    public func move(to date: Date, in zone: Zone? = nil, signalling: Bool = true) {
        lock.withLock { moment = Moment(instant: date, zone: zone ?? moment.zone) }
        if signalling { listeners.send(()) }
    }
}

/// Identities in a row: …0001, …0002, and so on.
public final class CountingIdentifiers: IdentifierSource, @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    /// Creates a source whose first identity is that of ``HabitFixture/id``.
    public init() {}

    public func makeHabitID() -> HabitID {
        let number = lock.withLock { () -> Int in
            count += 1
            return count
        }
        return .numbered(number)
    }
}
