import Foundation
import Stage

/// The app's notifications: told by number, delivered, answered.
extension TextSession {
    func tellNotifications() throws {
        let report = try currentReport()
        notifications = report.delivered + report.pending
        say(
            "Notifications: \(report.permission.rawValue). Delivered: \(report.delivered.count), "
                + "to come: \(report.pending.count)"
        )
        for (index, line) in notifications.enumerated() {
            let due = line.due.map { "at \($0.formatted(.iso8601))" } ?? "delivered"
            let text = "\(line.title): \(line.body)".withoutDirectionMarks
            let actions = line.actions.map { " [\($0)]" }.joined()
            say(
                "\(index + 1) \(text) (\(due))\(actions)"
            )
        }
    }

    func handle(_ command: TextCommand) throws {
        switch command {
        case .permission(let permission): try order(.notifications(.permission(permission)))
        case .notify(let number): try order(.notifications(.deliver(try notification(number).identifier)))
        case .answer(let number, let action): try answer(try notification(number), action)
        default: break
        }
    }

    func expect(notification text: String, present: Bool) throws {
        func isSaid(_ report: NotificationReport?) -> Bool {
            (report.map { $0.delivered + $0.pending } ?? []).contains { line in
                let due = line.due?.formatted(.iso8601) ?? "delivered"
                return "\(line.title): \(line.body) (\(due))".withoutDirectionMarks.localizedStandardContains(text)
            }
        }
        if try running().wait(upTo: Self.patience, until: { isSaid($0.notifications) == present }) == nil {
            try tellNotifications()
            throw Failure(present ? "No notification says “\(text)”." : "A notification says “\(text)”.")
        }
        say(present ? "✓ notification “\(text)”" : "✓ no notification “\(text)”")
    }

    /// Where the app does not run, the system starts it for the answer: behind, for an action.
    private func answer(_ line: NotificationReport.Line, _ action: String?) throws {
        if let client, client.isRunning {
            try order(.notifications(.answer(line.identifier, action: action)))
        } else {
            launch.options.answer = NotificationDesks.Answer(identifier: line.identifier, action: action)
            defer { launch.options.answer = nil }
            try start()
        }
    }

    private func notification(_ number: Int) throws -> NotificationReport.Line {
        guard notifications.indices.contains(number - 1) else {
            throw Failure("There is no notification \(number); `notifications` lists them.")
        }
        return notifications[number - 1]
    }

    private func currentReport() throws -> NotificationReport {
        guard let report = try order(.screen).notifications else {
            throw Failure("The app has nothing to do with notifications.")
        }
        return report
    }
}
