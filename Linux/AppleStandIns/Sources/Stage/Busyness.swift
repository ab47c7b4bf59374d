import Foundation

/// Counts the work that the stand-ins do away from the main actor, so that a host knows when a screen has come to rest.
package final class Busyness: @unchecked Sendable {
    package static let shared = Busyness()
    private let lock = NSLock()
    private var count = 0
    private var changes = 0

    package func begin() {
        lock.withLock {
            count += 1
            changes += 1
        }
    }

    package func end() { lock.withLock { count -= 1 } }

    package var isIdle: Bool { lock.withLock { count == 0 } }
    /// Grows with each piece of work begun.
    package var begun: Int { lock.withLock { changes } }
}
