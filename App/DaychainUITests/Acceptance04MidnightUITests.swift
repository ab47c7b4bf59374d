import XCTest
import XCUIAutomation

/// Acceptance 4: the new day comes by itself, with the app in front and while it is away.
final class Acceptance04MidnightUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testMidnightInTheForegroundBringsTheNewDay() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T23:59:58+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")
        tested.expect("today.date", label: "Monday, March 2")

        try tested.setClock("2026-03-03T00:00:01+01:00 Europe/Berlin frozen")
        tested.expect("today.date", label: "Tuesday, March 3")
        tested.expect("today.complete.Read", value: "Due")
        tested.expect("today.open.Read", value: "Due today, current streak 1")
    }

    @MainActor func testMidnightWhileAwayBringsTheNewDayAndKeepsTheOpenHabit() async throws {
        let tested = try TestedApp(self, clock: "2026-04-20T22:00:00+02:00 Europe/Paris frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        tested.tap("today.complete.Read")
        tested.tap("today.open.Read")
        tested.expect("habit.state", label: "Done today")

        XCUIDevice.shared.press(.home)
        try tested.setClock("2026-04-21T07:00:00+02:00 Europe/Paris frozen")
        tested.app.activate()
        tested.expect("habit.state", label: "Due today")
        tested.goBack()
        tested.expect("today.date", label: "Tuesday, April 21")
        tested.tap("today.complete.Read")
        tested.expect("today.open.Read", value: "Done, current streak 2")
    }
}
