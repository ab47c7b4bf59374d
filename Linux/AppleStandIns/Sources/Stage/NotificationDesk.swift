import Foundation

/// The system's notifications as hosts drive them: time, the person's answers, and what is held and listed.
package protocol NotificationDesk: AnyObject, Sendable {
    /// Looks at the clock, and delivers what has come due.
    func lookAtClock()
    func carryOut(_ order: NotificationOrder) async throws
    var report: NotificationReport { get }
}

/// What a person does with notifications outside of the app.
package enum NotificationOrder: Codable, Sendable, Equatable {
    /// The answer to the system's question, or a change in the system's settings.
    case permission(NotificationPermission)
    /// Delivers a pending notification before its time.
    case deliver(String)
    /// Taps a listed notification, or one of its actions by title.
    case answer(String, action: String?)
    /// Clears a listed notification.
    case clear(String)
}

package enum NotificationPermission: String, Codable, Sendable, CaseIterable { case unasked, allow, deny, provisional }

/// How the app's notifications stand.
package struct NotificationReport: Codable, Sendable, Equatable {
    package struct Line: Codable, Sendable, Equatable {
        package var identifier: String
        package var title: String
        package var body: String
        /// What is shown in place of the text while previews are hidden.
        package var hiddenBody: String
        package var actions: [String]
        /// When it comes due; nil for one that is listed.
        package var due: Date?

        package init(
            identifier: String, title: String, body: String, hiddenBody: String, actions: [String], due: Date?
        ) {
            self.identifier = identifier
            self.title = title
            self.body = body
            self.hiddenBody = hiddenBody
            self.actions = actions
            self.due = due
        }
    }

    package var permission: NotificationPermission
    /// Whether the system's question is up.
    package var isAsking: Bool
    package var pending: [Line]
    package var delivered: [Line]

    package init(permission: NotificationPermission, isAsking: Bool, pending: [Line], delivered: [Line]) {
        self.permission = permission
        self.isAsking = isAsking
        self.pending = pending
        self.delivered = delivered
    }
}

/// Where the hosts find the desk, once the app has asked for the centre.
package final class NotificationDesks: @unchecked Sendable {
    /// An answer for which the system starts the app.
    package struct Answer: Sendable, Equatable {
        package var identifier: String
        /// The title of the action; nil for a tap.
        package var action: String?
        package init(identifier: String, action: String?) {
            self.identifier = identifier
            self.action = action
        }
    }

    package static let shared = NotificationDesks()
    private let lock = NSLock()
    private var desk: (any NotificationDesk)?
    private var answer: Answer?
    private var isBehind = false

    package var current: (any NotificationDesk)? { lock.withLock { desk } }
    package func use(_ desk: any NotificationDesk) { lock.withLock { self.desk = desk } }

    /// The app is started for this answer. An action leaves it in the background, without a window.
    package func launch(for answer: Answer) {
        lock.withLock {
            self.answer = answer
            isBehind = answer.action != nil
        }
    }

    package var launchesInBackground: Bool { lock.withLock { isBehind } }

    /// The answer that the app was started for, once.
    package func takeLaunchAnswer() -> Answer? {
        lock.withLock {
            defer { answer = nil }
            return answer
        }
    }
}
