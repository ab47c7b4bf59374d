import XCTest
import XCUIAutomation

/// Acceptance 3: new weekdays hold from today on, and the past stays as it was.
final class Acceptance03FutureWeekdaysUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    /// 2026-03-02 is a Monday.
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
}
