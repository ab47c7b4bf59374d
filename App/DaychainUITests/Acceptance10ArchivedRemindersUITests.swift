import XCTest
import XCUIAutomation

/// Acceptance 10: an archived habit has no reminder to come, and has it again once it is restored.
///
/// What the system holds and has shown, no test can reach: Linux/AppTests/NotificationTests.swift looks at it. Where
/// notifications were refused before, by hand or by another test, the same words come and go without a date in them.
final class Acceptance10ArchivedRemindersUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testAnArchivedHabitHasNoReminderUntilItIsRestored() async throws {
        // Far ahead: the system keeps only what its own clock has not passed.
        let tested = try TestedApp(self, clock: "2040-03-05T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.tap("today.first")
        tested.tap("editor.name")
        tested["editor.name"].typeText("Read\n")
        tested.switchOnReminder(answering: "Allow")
        tested.tap("editor.save")
        tested.tap("today.open.Read")
        XCTAssertTrue(tested["habit.reminder"].waitForExistence(timeout: 10))
        let next = tested["habit.reminder"].label
        XCTAssertTrue(next.hasPrefix("Next: today") || next == "Next: none, notifications are off", next)

        tested.tap("habit.archive")
        XCTAssertTrue(tested["habit.restore"].waitForExistence(timeout: 10))
        XCTAssertTrue(tested["habit.reminder"].waitForNonExistence(withTimeout: 5))
        tested.relaunch()
        XCTAssertTrue(tested["habit.restore"].waitForExistence(timeout: 10))
        XCTAssertFalse(tested["habit.reminder"].exists)

        tested.tap("habit.restore")
        tested.expect("habit.reminder", label: next)
    }
}
