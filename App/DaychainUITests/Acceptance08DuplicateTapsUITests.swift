import XCTest
import XCUIAutomation

/// Acceptance 8: one record a day, whatever the fingers do.
final class Acceptance08DuplicateTapsUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testTwoTapsLeaveOneRecordThatOneUndoTakesBack() async throws {
        let tested = try launched()

        tested["today.complete.Read"].doubleTap()
        tested.expect("today.complete.Read", value: "Done")
        tested.expect("today.open.Read", value: "Done, current streak 1")

        tested.tap("today.undo.Read")
        tested.expect("today.complete.Read", value: "Due")
        XCTAssertTrue(tested["today.undo.Read"].waitForNonExistence(withTimeout: 5))
    }

    @MainActor func testFourTapsLeaveOneRecord() async throws {
        let tested = try launched()

        tested["today.complete.Read"].tap(withNumberOfTaps: 4, numberOfTouches: 1)
        tested.expect("today.complete.Read", value: "Done")
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")

        tested.tap("today.open.Read")
        tested.expect("habit.totals", label: "1 done, 0 missed, 0 extra")
    }

    /// A daily habit, on Wednesday 2026-03-04.
    @MainActor private func launched() throws -> TestedApp {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        XCTAssertTrue(tested["today.complete.Read"].waitForExistence(timeout: 10))
        return tested
    }
}
