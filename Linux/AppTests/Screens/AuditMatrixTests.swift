import Foundation
import Testing

/// The accessibility audit over every screen and state, at two text sizes, in three appearances, in both directions: in
/// one process a walk, which changes its imaginary device in place.
@Suite("The audit on every screen and state", .serialized)
struct AuditMatrixTests {
    /// Of one text size: three appearances in both directions.
    static func devices(_ textSize: String) -> [Device] {
        [(false, false), (true, false), (false, true)].flatMap { isDark, increasesContrast in
            [false, true].map { isRightToLeft in
                Device(
                    textSize: textSize, isDark: isDark, increasesContrast: increasesContrast,
                    isRightToLeft: isRightToLeft)
            }
        }
    }

    @Test("finds nothing that has no written reason", arguments: Walks.all)
    func findsNothing(_ walk: Walk) async throws {
        let found = try await walk.findings { screens, stop in
            var found: Set<String> = []
            for textSize in ["large", "accessibility5"] {
                // All of the screen at once.
                let height = try screens.heightOfAll(on: Device(textSize: textSize))
                for var device in Self.devices(textSize) {
                    device.height = height
                    let screen = try screens.audit(stop, on: device)
                    let issues = screen.issues.filter { AuditException.covering($0, on: screen) == nil }
                    let kind = "\(stop.name), \(device)"
                    found.formUnion(issues.map { "\(kind): \($0.kind) of \(Self.name($0.element)): \($0.details)" })
                    found.formUnion(screen.faults.map { "\(kind): \($0)" })
                }
            }
            return found
        }
        #expect(found.sorted() == [])
    }

    private static func name(_ element: AppScreen.Element?) -> String {
        element.map { "“\($0.label)” \($0.identifier) \($0.frame.integral)" } ?? "no element"
    }
}

/// What the audit is right about and the app cannot change, each with its reason.
enum AuditException: String, CaseIterable {
    case panels = "The system draws its alerts and menus: the words in them are ours, their colours are not."
    case controls =
        "A switch's track, a date's chip, a row's chevron and a spinner are the system's, pale on a phone too."
    case outlines =
        "The faint outline of a card or a button is decoration: tone, words and shape of the rest tell it apart."
    case datePicker =
        "The system makes its compact date picker 34 points tall; the row that it stands in has 44 and more."

    static func covering(_ issue: AppScreen.Issue, on screen: AppScreen) -> AuditException? {
        allCases.first { $0.covers(issue, on: screen) }
    }

    private func covers(_ issue: AppScreen.Issue, on screen: AppScreen) -> Bool {
        guard let element = issue.element else { return false }
        switch self {
        case .panels:
            return issue.kind == "contrast" && element.role == "button"
                && screen.elements.contains { ["alert", "menu"].contains($0.role) }
        case .controls:
            let isSystems =
                ["switch", "datePicker", "progressIndicator"].contains(element.role)
                || ["editor.zone", "settings.days", "settings.about"].contains(element.identifier)
            return issue.kind == "contrast" && isSystems && !isOnText(issue, of: screen)
        case .outlines:
            guard issue.kind == "contrast", let place = place(of: issue), let ratio = numbers(in: issue).first else {
                return false
            }
            let isAtSide = min(place.x - element.frame.minX, element.frame.maxX - place.x) <= 24
            return ratio < 1.5 && isAtSide && !isOnText(issue, of: screen)
        case .datePicker:
            return issue.kind == "hitRegion" && element.role == "datePicker" && element.frame.width >= 44
        }
    }

    /// Whether what is too weak is a text.
    private func isOnText(_ issue: AppScreen.Issue, of screen: AppScreen) -> Bool {
        guard let place = place(of: issue) else { return true }
        return screen.texts.contains { $0.frame.contains(place) }
    }

    /// What the audit names: "1.20 to 1 where 3.0 to 1 is needed, at 120, 48."
    private func place(of issue: AppScreen.Issue) -> CGPoint? {
        let numbers = numbers(in: issue)
        guard numbers.count >= 2 else { return nil }
        return CGPoint(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
    }

    private func numbers(in issue: AppScreen.Issue) -> [Double] {
        issue.details.split { !"0123456789.".contains($0) }.compactMap { word in
            Double(word.hasSuffix(".") ? word.dropLast() : word)
        }
    }
}
