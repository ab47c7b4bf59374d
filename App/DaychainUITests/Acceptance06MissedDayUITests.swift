import XCTest
import XCUIAutomation

/// Acceptance 6: a scheduled day that passed without a record is missed, says so, and ends the streak.
final class Acceptance06MissedDayUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testAMissedScheduledDayIsToldAndEndsTheStreak() async throws {
        let tested = try doneOnMonday()
        try tested.setClock("2026-03-05T09:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.date", label: "Thursday, March 5")
        tested.tap("today.open.Read")
        tested.expect("habit.day.2026-03-04", value: "Missed")
        tested.expect("habit.state", label: "Not scheduled today")

        tested.tap("habit.day.2026-03-04")
        XCTAssertTrue(tested["habit.story"].waitForExistence(timeout: 5))
        XCTAssertTrue(tested["habit.story"].label.contains("The habit was scheduled and has no record for this day."))
        tested.tap("habit.story.close")
        XCTAssertTrue(tested["habit.story"].waitForNonExistence(withTimeout: 5))
    }

    @MainActor func testADayMissedEndsTheStreakAtItsMidnight() async throws {
        let tested = try doneOnMonday()

        try tested.setClock("2026-03-04T23:59:59+01:00 Europe/Berlin frozen")
        tested.expect("today.open.Read", value: "Due today, current streak 1")
        try tested.setClock("2026-03-05T00:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.open.Read", value: "Not scheduled today, current streak 0")
    }

    /// A habit of Mondays and Wednesdays, done on Monday 2026-03-02.
    @MainActor private func doneOnMonday() throws -> TestedApp {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [2, 4, 5, 6, 7])
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")
        return tested
    }
}
