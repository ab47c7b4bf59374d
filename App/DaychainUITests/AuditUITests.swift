import XCTest
import XCUIAutomation

/// The system's own audit of each screen: names, traits, targets and text, as they stand and at the largest text.
final class AuditUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = true }

    @MainActor func testEveryScreenPassesTheAudit() async throws {
        try audit(atLargestText: false)
    }

    @MainActor func testEveryScreenPassesTheAuditAtTheLargestText() async throws {
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

    /// Audits the screen that has the element. Contrast is not asked for: it is computed for every colour by a test of
    /// its own, where the audit would measure text that the system dims or lays over its materials.
    @MainActor private func audit(_ tested: TestedApp, on identifier: String) throws {
        XCTAssertTrue(tested[identifier].waitForExistence(timeout: 10), "\(identifier) is missing")
        let bars = tested.app.navigationBars.allElementsBoundByIndex.map(\.frame)
        let all: XCUIAccessibilityAuditType = [
            .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait,
        ]
        try tested.app.performAccessibilityAudit(for: all) { issue in
            guard let element = issue.element else { return false }
            // A field is as tall as its line, in the system's own forms too.
            if issue.auditType == .hitRegion { return element.elementType == .textField }
            // The system's bars do not grow with the text, and shorten what they hold.
            guard [.dynamicType, .textClipped].contains(issue.auditType) else { return false }
            return bars.contains { $0.intersects(element.frame) }
        }
    }
}
