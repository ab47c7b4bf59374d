import XCTest
import XCUIAutomation

/// Acceptance 2: what was marked is taken back by a control of its own.
final class Acceptance02UndoUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testUndoTakesTheRecordBack() async throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")
        tested.expect("today.open.Read", value: "Done, current streak 1")

        tested.tap("today.undo.Read")
        tested.expect("today.complete.Read", value: "Due")
        tested.expect("today.open.Read", value: "Due today, current streak 0")
        XCTAssertTrue(tested["today.undo.Read"].waitForNonExistence(withTimeout: 5))

        tested.tap("today.open.Read")
        tested.expect("habit.totals", label: "0 done, 0 missed, 0 extra")
    }
}
