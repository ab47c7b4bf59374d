import Foundation

/// Where the app gets the time from; nothing else reads the system's clock or zone.
public protocol DayClock: Sendable {
    /// Now, and the device's zone.
    var now: Moment { get }

    /// A signal whenever the date may have changed: at a day boundary, when the app comes to the front, and when the
    /// clock or the zone is set. Each call gives a stream of its own, which ends with the task that reads it.
    func changes() -> AsyncStream<Void>
}

/// Where identities of new habits come from.
public protocol IdentifierSource: Sendable {
    /// An identity that was never given before.
    func makeHabitID() -> HabitID
}

/// Random identities.
public struct RandomIdentifiers: IdentifierSource {
    /// Creates a source.
    public init() {}

    public func makeHabitID() -> HabitID { HabitID(UUID()) }
}
