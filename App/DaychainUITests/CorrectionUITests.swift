import XCTest
import XCUIAutomation

/// The calendar's corrections: a past day in words before it is saved, and never a day to come.
final class CorrectionUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testADayToComeIsRefusedInWords() async throws {
        let tested = try launched()
        tested.tap("today.open.Read")
        tested.tap("habit.correct")

        tested.tap("habit.day.2026-03-05")
        tested.expect("habit.day.2026-03-05", value: "Upcoming")
        tested.expect(
            "habit.correction.refusal",
            label: "Thursday, March 5 is still to come. It can be marked when the day has begun.")
        XCTAssertFalse(tested["habit.correction.confirm"].exists)
    }

    @MainActor func testAPastDayIsCorrectedInWordsBeforeItIsSavedAndTheCorrectionIsTakenBack() async throws {
        let tested = try launched(at: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        try tested.setClock("2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.date", label: "Wednesday, March 4")
        tested.tap("today.open.Read")
        tested.expect("habit.day.2026-03-03", value: "Missed")

        tested.tap("habit.correct")
        tested.tap("habit.day.2026-03-03")
        tested.expect("habit.correction.sentence", label: "Now: Missed. Then: Done.")
        tested.expect(
            "habit.correction.streaks",
            label: "Current streak: 0 now, then 1. Best streak: 0 now, then 1.")
        tested.tap("habit.correction.confirm")
        tested.expect("habit.day.2026-03-03", value: "Done")
        tested.expect("habit.correction.last", label: "Tuesday, March 3 was marked done.")

        tested.tap("habit.correction.undo")
        tested.expect("habit.day.2026-03-03", value: "Missed")
        XCTAssertTrue(tested["habit.correction.undo"].waitForNonExistence(withTimeout: 5))
        tested.tap("habit.correct.finish")
        XCTAssertTrue(tested["habit.correct"].waitForExistence(timeout: 5))
        XCTAssertTrue(tested["habit.correct"].isHittable, "The button for correcting is out of sight")
    }

    /// A daily habit, on Wednesday 2026-03-04.
    @MainActor private func launched(
        at clock: String = "2026-03-04T20:00:00+01:00 Europe/Berlin frozen"
    ) throws -> TestedApp {
        let tested = try TestedApp(self, clock: clock)
        tested.launch()
        tested.createHabit("Read", without: [])
        XCTAssertTrue(tested["today.complete.Read"].waitForExistence(timeout: 10))
        return tested
    }
}
