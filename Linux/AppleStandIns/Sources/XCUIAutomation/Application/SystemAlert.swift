import Foundation
import Stage

/// The system's question whether the app may notify, as elements of the system's own interface.
enum SystemAlert {
    /// The alert while it is up, else an empty screen.
    static func screen(_ reply: AutomationReply) -> Screen {
        var elements: [Element] = []
        if reply.notifications?.isAsking == true {
            var alert = Element(id: 1, role: .alert, frame: CGRect(x: 40, y: 300, width: 240, height: 144))
            alert.children = [
                button(2, "Don\u{2019}t Allow", frame: denying), button(3, "Allow", frame: allowing),
            ]
            elements = [alert]
        }
        return Screen(elements: elements, size: reply.screen.size, announcements: [], faults: [])
    }

    /// What a touch at a button answers.
    static func permission(_ gesture: Gesture) -> NotificationPermission? {
        guard case .tap(let point) = gesture else { return nil }
        return denying.contains(point) ? .deny : allowing.contains(point) ? .allow : nil
    }

    private static func button(_ id: Int, _ label: String, frame: CGRect) -> Element {
        var button = Element(id: id, role: .button, frame: frame)
        button.label = label
        button.isActivatable = true
        return button
    }

    private static let denying = CGRect(x: 40, y: 400, width: 120, height: 44)
    private static let allowing = CGRect(x: 160, y: 400, width: 120, height: 44)
}
