import XCTest
import XCUIAutomation

/// The form: what is typed survives, what is wrong is told, and an edit leaves the past alone.
final class EditorUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    /// Acceptance 3. 2026-03-02 is a Monday.
    @MainActor func testNewWeekdaysLeaveEarlierDaysAsTheyWere() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [2, 4, 5, 6, 7])
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")

        // Wednesday is missed, and Thursday is not scheduled.
        try tested.setClock("2026-03-05T09:00:00+01:00 Europe/Berlin frozen")
        tested.tap("today.open.Read")
        tested.tap("habit.edit")
        tested.expect("editor.outlook", label: "The schedule stays as it is.")
        tested.tap("editor.preset.daily")
        tested.expect("editor.outlook", label: "Every day from today. The past stays as it is.")
        tested.tap("editor.save")

        tested.expect("habit.day.2026-03-02", value: "Done")
        tested.expect("habit.day.2026-03-03", value: "Not scheduled")
        tested.expect("habit.day.2026-03-04", value: "Missed")
        tested.expect("habit.day.2026-03-05", value: "Due")
        tested.relaunch()
        tested.expect("habit.day.2026-03-03", value: "Not scheduled")
        tested.expect("habit.day.2026-03-05", value: "Due")
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
        tested.expect(
            "editor.outlook",
            label: "Every Sunday, Tuesday, Wednesday, Thursday, Friday, and Saturday from March 2.")

        tested.tap("editor.cancel")
        tested.app.buttons["Keep Editing"].tap()
        tested.expect("editor.name", value: "Water the pl")
        tested.tap("editor.cancel")
        tested.app.buttons["Discard Changes"].tap()
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
