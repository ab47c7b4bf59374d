import XCTest
import XCUIAutomation

/// Acceptance 7: a device that travels. The habit stays on its own day, in words, until the person says otherwise.
final class Acceptance07AnotherZoneUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testTheRowNamesTheHabitsDateAndKeepingIsAskedOnce() async throws {
        let tested = try travelled()

        tested.expect("today.open.Read", value: "Due on Thursday, March 5 in Berlin, current streak 0")
        tested.tap("today.complete.Read")
        tested.expect("today.open.Read", value: "Done on Thursday, March 5 in Berlin, current streak 1")

        tested.tap("today.zone.keep")
        XCTAssertTrue(tested["today.zone.keep"].waitForNonExistence(withTimeout: 5))
        tested.relaunch()
        tested.expect("today.open.Read", value: "Done on Thursday, March 5 in Berlin, current streak 1")
        XCTAssertFalse(tested["today.zone.keep"].exists)

        try tested.setClock("2026-03-04T18:00:01-05:00 America/New_York frozen")
        XCTAssertTrue(tested["today.zone.keep"].waitForExistence(timeout: 10))
    }

    @MainActor func testAChangeOfZoneIsToldBeforeItIsSaved() async throws {
        let tested = try travelled()

        tested.tap("today.zone.change")
        tested.expect(
            "zone.outlook.Read",
            label: """
                Days follow Los Angeles time from March 5. Earlier days and all records stay as they are.
                Today becomes Wednesday, March 4 again at once, until that day is over in Los Angeles.
                Wednesday, March 4 may be due a second time.
                Thursday, March 5 may be due a second time.
                """)
        tested.tap("zone.cancel")
        tested.expect("today.open.Read", value: "Due on Thursday, March 5 in Berlin, current streak 0")

        tested.tap("today.zone.change")
        tested.tap("zone.save")
        tested.expect("today.open.Read", value: "Due today, current streak 0")
        XCTAssertFalse(tested["today.zone.change"].exists)
    }

    @MainActor func testAZoneWithTheSameOffsetsIsNotMentioned() async throws {
        let tested = try created()
        try tested.setClock("2026-03-05T09:00:00+01:00 Europe/Paris frozen")
        tested.expect("today.date", label: "Thursday, March 5")
        XCTAssertFalse(tested["today.zone.keep"].exists)
        tested.expect("today.open.Read", value: "Due today, current streak 0")
    }

    @MainActor func testTravelLeavesTheHabitOnItsOwnDay() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T20:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")

        // The same instant in Auckland, where it is Tuesday already.
        try tested.setClock("2026-03-03T08:00:00+13:00 Pacific/Auckland frozen")
        tested.expect("today.date", label: "Tuesday, March 3")
        tested.expect("today.complete.Read", value: "Done")
        tested.expect("today.open.Read", value: "Done on Monday, March 2 in Berlin, current streak 1")
    }

    /// A daily habit in Berlin, created on Wednesday 2026-03-04.
    @MainActor private func created() throws -> TestedApp {
        let tested = try TestedApp(self, clock: "2026-03-04T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        return tested
    }

    /// A second after midnight in Berlin the device is in Los Angeles, where it is still the fourth.
    @MainActor private func travelled() throws -> TestedApp {
        let tested = try created()
        try tested.setClock("2026-03-04T15:00:01-08:00 America/Los_Angeles frozen")
        XCTAssertTrue(tested["today.zone.keep"].waitForExistence(timeout: 10))
        tested.expect("today.date", label: "Wednesday, March 4")
        return tested
    }
}
