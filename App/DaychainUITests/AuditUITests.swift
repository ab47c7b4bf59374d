import XCTest
import XCUIAutomation

/// The system's own audit of each screen, with every kind of check: as it stands and at the largest text, light and dark.
///
/// A simulator's contrast and direction are settings of its own; screens in every state, with those, are walked through on
/// Linux, by AuditMatrixTests.
final class AuditUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = true }

    @MainActor func testTheScreensOfAHabitPassTheAudit() async throws {
        try audit(atLargestText: false)
    }

    @MainActor func testTheScreensOfAHabitPassTheAuditAtTheLargestText() async throws {
        try audit(atLargestText: true)
    }

    /// Goes through the screens with one habit, and holds the audit against each.
    @MainActor private func audit(atLargestText: Bool) throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        if atLargestText { tested.chooseLargestText() }
        tested.launch()
        try audit(tested, on: "today.first")
        tested.tap("today.first")
        try audit(tested, on: "editor.name")
        tested.app.buttons["editor.cancel"].tap()
        tested.createHabit("Read", without: [2, 4])
        try audit(tested, on: "today.open.Read")
        tested.tap("today.complete.Read")
        try audit(tested, on: "today.undo.Read")
        tested.tap("today.open.Read")
        try audit(tested, on: "habit.name")
        tested.tap("habit.correct")
        try audit(tested, on: "habit.correct.finish")
        tested.tap("habit.correct.finish")
        tested.goBack()
        tested.tap("today.settings")
        try audit(tested, on: "settings.close")
        tested.tap("settings.close")
        tested.tap("today.archived")
        try audit(tested, on: "archive.close")
    }

    /// Audits the screen that has the element, in both appearances.
    @MainActor private func audit(_ tested: TestedApp, on identifier: String) throws {
        XCTAssertTrue(tested[identifier].waitForExistence(timeout: 10), "\(identifier) is missing")
        defer { XCUIDevice.shared.appearance = .light }
        for appearance in [XCUIDevice.Appearance.light, .dark] {
            XCUIDevice.shared.appearance = appearance
            let bars = tested.app.navigationBars.allElementsBoundByIndex.map(\.frame)
            try tested.app.performAccessibilityAudit(for: .all) { Self.reason(toIgnore: $0, below: bars) != nil }
        }
    }

    /// Why an issue is none of the app's; nil where it is one.
    @MainActor private static func reason(toIgnore issue: XCUIAccessibilityAuditIssue, below bars: [CGRect]) -> String?
    {
        guard let element = issue.element else { return nil }
        if [.dynamicType, .textClipped].contains(issue.auditType),
            bars.contains(where: { $0.intersects(element.frame) })
        {
            return "The system's bars do not grow with the text, and shorten what they hold."
        }
        if issue.auditType == .contrast, element.elementType == .switch {
            return "The system draws the track of a switch, which is pale while it is off."
        }
        if issue.auditType == .contrast, ["settings.days", "settings.about"].contains(element.identifier) {
            return "The system draws the chevron of a row, which is pale."
        }
        if issue.auditType == .contrast, element.identifier == "archive.empty" {
            return "The faint outline of a card is decoration."
        }
        return nil
    }
}
