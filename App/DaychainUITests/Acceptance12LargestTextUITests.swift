import XCTest
import XCUIAutomation

/// The journey at the largest text. It is meant for the smallest phone: the destination is chosen where tests are run.
final class Acceptance12LargestTextUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testTheJourneyAtTheLargestText() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        tested.chooseLargestText()
        tested.launch()
        tested.scroll(to: "today.first")
        tested.tap("today.first")
        tested.tap("editor.name")
        tested["editor.name"].typeText("Read\n")
        for weekday in [7, 2, 4, 5, 6] {
            reach("editor.weekday.\(weekday)", in: tested)
            tested.tap("editor.weekday.\(weekday)")
        }
        tested.tap("editor.save")

        reach("today.complete.Read", in: tested)
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")
        reach("today.undo.Read", in: tested)
        tested.tap("today.undo.Read")
        tested.expect("today.complete.Read", value: "Due")
        reach("today.complete.Read", in: tested)
        tested.tap("today.complete.Read")
        tested.expect("today.open.Read", value: "Done, current streak 1")

        try tested.setClock("2026-03-05T09:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.date", label: "Thursday, March 5")
        reach("today.open.Read", in: tested)
        tested.tap("today.open.Read")
        tested.expect("habit.day.2026-03-02", value: "Done")
        tested.expect("habit.day.2026-03-04", value: "Missed")

        tested.tap("habit.correct")
        tested.tap("habit.day.2026-03-04")
        tested.expect("habit.correction.sentence", label: "Now: Missed. Then: Done.")
        tested.tap("habit.correction.confirm")
        tested.expect("habit.day.2026-03-04", value: "Done")
        tested.tap("habit.correction.undo")
        tested.expect("habit.day.2026-03-04", value: "Missed")
        tested.tap("habit.correct.finish")
        XCTAssertTrue(tested["habit.correct"].waitForExistence(timeout: 5))
    }

    /// Scrolls up or down until an element can be tapped: at this size little is on the screen at once.
    @MainActor private func reach(_ identifier: String, in tested: TestedApp) {
        for _ in 0..<6 where !(tested[identifier].exists && tested[identifier].isHittable) { tested.app.swipeDown() }
        tested.scroll(to: identifier)
    }
}
