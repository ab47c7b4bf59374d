import XCTest
import XCUIAutomation

/// A habit is put away, and comes back with its records; the time away is no gap. A deletion asks first.
final class ArchiveUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testAnArchivedHabitKeepsItsRecordsAndComesBack() async throws {
        let tested = try archived()
        tested.tap("today.archived")
        tested.expect("archive.open.Read", label: "Read")
        XCTAssertEqual(
            tested["archive.open.Read"].value as? String,
            "Records kept: 1. Best streak: 1. Archived on March 3, 2026.")

        tested.tap("archive.restore.Read")
        XCTAssertTrue(tested["archive.empty"].waitForExistence(timeout: 10))
        tested.tap("archive.close")
        tested.expect("today.open.Read", value: "Due today, current streak 1")
        tested.tap("today.open.Read")
        tested.expect("habit.day.2026-03-02", value: "Done")
        tested.expect("habit.day.2026-03-04", value: "Paused")
        XCTAssertTrue(tested["habit.correct"].exists)
    }

    @MainActor func testADeletionNamesHabitAndRecordsAndCanBeTakenBack() async throws {
        let tested = try archived()
        tested.tap("today.archived")
        tested.tap("archive.delete.Read")
        let alert = tested.app.alerts.firstMatch
        XCTAssertTrue(alert.waitForExistence(timeout: 10))
        let words = alert.staticTexts.allElementsBoundByIndex.map(\.label).joined(separator: " ")
        XCTAssertTrue(words.contains("Read"), words)
        XCTAssertTrue(words.contains("1 record"), words)
        alert.buttons["Cancel"].tap()
        XCTAssertTrue(tested["archive.open.Read"].waitForExistence(timeout: 10))

        tested.tap("archive.delete.Read")
        XCTAssertTrue(alert.waitForExistence(timeout: 10))
        alert.buttons["Delete"].tap()
        XCTAssertTrue(tested["archive.empty"].waitForExistence(timeout: 10))
        tested.tap("archive.close")
        tested.relaunch()
        XCTAssertTrue(tested["today.first"].waitForExistence(timeout: 10))
    }

    /// A daily habit from Monday 2026-03-02, done on that day, archived from Tuesday on; seen on Friday.
    @MainActor private func archived() throws -> TestedApp {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")
        try tested.setClock("2026-03-03T09:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.date", label: "Tuesday, March 3")
        tested.tap("today.open.Read")
        tested.tap("habit.archive")
        XCTAssertTrue(tested["habit.restore"].waitForExistence(timeout: 10))
        XCTAssertFalse(tested["habit.correct"].exists)
        XCTAssertFalse(tested["habit.state"].exists)
        tested.expect(
            "habit.archived",
            label: "Archived on March 3, 2026. Its records are kept, and nothing more counts as missed.")
        tested.goBack()
        XCTAssertTrue(tested["today.open.Read"].waitForNonExistence(withTimeout: 5))
        try tested.setClock("2026-03-06T09:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.date", label: "Friday, March 6")
        return tested
    }
}
