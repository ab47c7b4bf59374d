import Drawing
import Foundation
import Stage

/// Looks for text that can be read on the screen and that no element stands for.
///
/// XCTest finds text in the picture of the screen; here whatever drew it tells of it. Shapes and symbols count as
/// decoration: nothing tells them from it.
enum DetectionAudit {
    static func issues(of texts: [DrawnText], beside elements: [Element]) -> [AuditIssue] {
        let places = elements.filter(\.speaks).map(\.visibleFrame)
        return texts.filter { text in
            guard text.text.contains(where: { !$0.isWhitespace }) else { return false }
            let found = text.visiblePoints.count { point in places.contains { $0.contains(point) } }
            return found * 2 < text.visiblePoints.count
        }
        .map { text in
            AuditIssue(
                .elementDetection, element: nil, summary: "Potentially inaccessible text.",
                details: String(
                    format: "“%@” at %.0f, %.0f belongs to no element.", text.text, text.frame.midX, text.frame.midY))
        }
    }
}

extension Element {
    /// Whether it says something itself: an element around others leaves that to them.
    fileprivate var speaks: Bool {
        let words = [label, value ?? "", placeholder ?? ""]
        return children.isEmpty && (isActivatable || words.contains { !$0.isEmpty })
    }
}
