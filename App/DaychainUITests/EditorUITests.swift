import XCTest
import XCUIAutomation

/// The form for a habit: nothing that was typed is lost by a slip of the finger.
final class EditorUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testAChangedFormIsNotClosedByASwipe() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.tap("today.first")
        tested["editor.name"].typeText("Read")
        let top = tested.app.navigationBars["New habit"].coordinate(
            withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        let below = tested.app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95))
        top.press(forDuration: 0.1, thenDragTo: below)
        tested.expect("editor.name", value: "Read")
        XCTAssertFalse(tested["today.open.Read"].exists)
    }
}
