import XCTest
import XCUIAutomation

/// Acceptance 5: killed and opened again, the app shows what it said was saved, and what was being typed.
final class Acceptance05KillAndReopenUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testWhatTheScreenSaidIsSavedIsThereAfterAKill() async throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        tested.relaunch()
        tested.expect("today.open.Read", value: "Due today, current streak 0")

        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")
        tested.relaunch()
        tested.expect("today.complete.Read", value: "Done")
        tested.expect("today.open.Read", value: "Done, current streak 1")

        tested.tap("today.undo.Read")
        tested.expect("today.complete.Read", value: "Due")
        tested.relaunch()
        tested.expect("today.complete.Read", value: "Due")
        XCTAssertFalse(tested["today.undo.Read"].exists)
    }

    @MainActor func testAFormInProgressIsThereAgainAfterAKillAndGoneOnceDiscarded() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.tap("today.first")
        tested.tap("editor.name")
        tested["editor.name"].typeText("Water the pl")
        tested.tap("editor.weekday.1")
        tested.relaunch()
        tested.expect("editor.name", value: "Water the pl")
        tested.expect("editor.outlook", label: "Every day except Monday from March 2.")

        tested.tap("editor.cancel")
        tested.app.buttons["Keep editing"].tap()
        tested.expect("editor.name", value: "Water the pl")
        tested.tap("editor.cancel")
        tested.app.buttons["Discard changes"].tap()
        XCTAssertTrue(tested["editor.name"].waitForNonExistence(withTimeout: 5))
        tested.relaunch()
        XCTAssertTrue(tested["today.first"].waitForExistence(timeout: 10))
        XCTAssertFalse(tested["editor.name"].exists)
    }

    @MainActor func testAChangeOfAHabitSurvivesAKillAndIsSaved() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        tested.tap("today.open.Read")
        tested.tap("habit.edit")
        tested.tap("editor.name")
        tested["editor.name"].typeText(" aloud")
        tested.relaunch()
        tested.expect("editor.name", value: "Read aloud")
        tested.tap("editor.save")
        tested.expect("habit.name", label: "Read aloud")
        tested.relaunch()
        tested.expect("habit.name", label: "Read aloud")
        XCTAssertFalse(tested["editor.name"].exists)
    }
}
