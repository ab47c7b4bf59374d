import XCTest
import XCUIAutomation

/// Acceptance 9: a reminder that the system may not show says so wherever it is set, and keeps its time.
///
/// The question belongs to the system, and its answer stays with the simulator until the app is deleted. What a person
/// does in the system's settings afterwards, no test can reach; Linux/AppTests/NotificationTests.swift plays it.
final class Acceptance09DeniedNotificationsUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testADeniedReminderSaysSoWhereItIsSetAndKeepsItsTime() async throws {
        // Far ahead: the system keeps only what its own clock has not passed.
        let tested = try TestedApp(self, clock: "2040-03-05T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.tap("today.first")
        tested.tap("editor.name")
        tested["editor.name"].typeText("Read\n")
        tested.switchOnReminder(answering: "Don\u{2019}t Allow")

        try XCTSkipIf(
            !tested["reminders.settings"].waitForExistence(timeout: 5),
            "Notifications were allowed here before: delete the app from the simulator first")
        expectTheBlockedState(tested)
        tested.tap("editor.save")
        tested.tap("today.open.Read")
        tested.expect("habit.reminder", label: "Next: none, notifications are off")
        expectTheBlockedState(tested)

        tested.relaunch()
        tested.expect("habit.reminder", label: "Next: none, notifications are off")
    }

    @MainActor private func expectTheBlockedState(_ tested: TestedApp) {
        tested.expect(
            "reminders.access",
            label:
                "Notifications are off for Daychain in the system’s settings, so no reminder comes. The time is kept.")
        XCTAssertTrue(tested["reminders.settings"].exists)
    }
}
