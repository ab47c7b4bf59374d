import XCTest
import XCUIAutomation

/// Acceptance 1: a habit of Mondays and Wednesdays, started on Monday 2026-03-02. Both are done, and Tuesday does not end
/// the streak.
final class Acceptance01MondayWednesdayUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testAnUnscheduledTuesdayDoesNotEndTheStreakAndARelaunchShowsTheSame() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [2, 4, 5, 6, 7])

        tested.expect("today.complete.Read", value: "Due")
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")
        tested.expect("today.progress", label: "All done for today")

        try tested.setClock("2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.date", label: "Wednesday, March 4")
        tested.expect("today.complete.Read", value: "Due")
        tested.tap("today.complete.Read")
        tested.expect("today.open.Read", value: "Done, current streak 2")
        expectTheStory(tested)

        tested.relaunch()
        expectTheStory(tested)
        tested.goBack()
        tested.expect("today.complete.Read", value: "Done")
    }

    /// What the habit's own screen tells on 2026-03-04.
    @MainActor private func expectTheStory(_ tested: TestedApp) {
        // After a relaunch the habit is open already.
        if !tested["habit.name"].waitForExistence(timeout: 2) { tested.tap("today.open.Read") }
        tested.expect("habit.name", label: "Read")
        tested.expect("habit.state", label: "Done today")
        tested.expect("habit.streak.current", value: "2, March 2 to March 4")
        tested.expect("habit.streak.best", value: "2, March 2 to March 4")
        tested.expect("habit.day.2026-03-01", value: "Not started")
        tested.expect("habit.day.2026-03-02", value: "Done")
        tested.expect("habit.day.2026-03-03", value: "Not scheduled")
        tested.expect("habit.day.2026-03-04", value: "Done")
        tested.expect("habit.day.2026-03-09", value: "Upcoming")
        tested.expect("habit.totals", label: "2 done, 0 missed, 0 extra")
    }
}
