import XCTest
import XCUIAutomation

/// A habit's calendar: the words of its days, how far its months go, and the largest text.
final class CalendarUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    /// Paused is named where a habit is archived and restored; a record that waits needs a clock that was set back.
    @MainActor func testTheCalendarNamesEachStatus() async throws {
        let tested = try launched(at: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen", without: [3, 5])
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")
        try tested.setClock("2026-03-04T09:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.date", label: "Wednesday, March 4")
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Extra")
        try tested.setClock("2026-03-07T09:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.date", label: "Saturday, March 7")
        tested.tap("today.open.Read")
        let words = [
            ("2026-03-01", "Not started"), ("2026-03-02", "Done"), ("2026-03-03", "Missed"), ("2026-03-04", "Extra"),
            ("2026-03-05", "Missed"), ("2026-03-06", "Not scheduled"), ("2026-03-07", "Due"),
            ("2026-03-08", "Upcoming"), ("2026-03-11", "Upcoming, not scheduled"),
        ]
        for (date, word) in words { tested.expect("habit.day.\(date)", value: word) }
    }

    @MainActor func testMonthsGoFromTheStartToThisMonth() async throws {
        let tested = try launched(at: "2026-01-15T09:00:00+01:00 Europe/Berlin frozen", without: [])
        try tested.setClock("2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.date", label: "Wednesday, March 4")
        tested.tap("today.open.Read")
        tested.expect("habit.month", label: "March 2026")
        XCTAssertFalse(tested["habit.month.next"].isEnabled)
        tested.tap("habit.month.previous")
        tested.tap("habit.month.previous")
        tested.expect("habit.month", label: "January 2026")
        XCTAssertFalse(tested["habit.month.previous"].isEnabled)

        tested.tap("habit.month.choose")
        XCTAssertTrue(tested["habit.months.2026-02-01"].waitForExistence(timeout: 5))
        XCTAssertFalse(tested["habit.months.2025-12-01"].exists)
        XCTAssertFalse(tested["habit.months.2026-04-01"].exists)
        tested.tap("habit.months.2026-02-01")
        tested.expect("habit.month", label: "February 2026")
    }

    @MainActor func testTheLargestTextListsTheDaysByWeek() async throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.chooseLargestText()
        tested.launch()
        tested.createHabit("Read", without: [])
        tested.tap("today.open.Read")
        tested.expect("habit.day.2026-03-04", value: "Due")
        let (first, second) = (tested["habit.day.2026-03-04"].frame, tested["habit.day.2026-03-05"].frame)
        XCTAssertEqual(first.minX, second.minX)
        XCTAssertGreaterThanOrEqual(second.minY, first.maxY)
    }

    @MainActor private func launched(at clock: String, without weekdays: [Int]) throws -> TestedApp {
        let tested = try TestedApp(self, clock: clock)
        tested.launch()
        tested.createHabit("Read", without: weekdays)
        return tested
    }
}
