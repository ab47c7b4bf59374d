import Foundation

/// What the app asked VoiceOver to say, oldest first, until a host reads it.
package final class AnnouncementQueue: @unchecked Sendable {
    package static let shared = AnnouncementQueue()
    private let lock = NSLock()
    private var waiting: [Announcement] = []

    package func post(_ announcement: Announcement) { lock.withLock { waiting.append(announcement) } }

    package func takeAll() -> [Announcement] {
        lock.withLock {
            defer { waiting.removeAll() }
            return waiting
        }
    }
}
