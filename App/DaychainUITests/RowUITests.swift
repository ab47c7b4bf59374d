import Foundation
import XCTest
import XCUIAutomation

/// The rows of Today: a habit that starts later, the size of the control, and the way back from archiving.
final class RowUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testAHabitThatStartsLaterIsListedApartWithoutAControlUntilItsDay() async throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.tap("today.first")
        tested.tap("editor.name")
        tested["editor.name"].typeText("Swim")
        tested.tap("editor.more")
        tested.scroll(to: "editor.startDate")
        chooseTheThirteenth(tested)
        tested.tap("editor.save")

        tested.expect("today.open.Swim", value: "Starts Friday, March 13")
        XCTAssertTrue(tested.app.staticTexts["Starts later"].exists)
        tested.expect("today.progress", label: "Nothing is scheduled today")
        XCTAssertFalse(tested["today.complete.Swim"].exists)

        try tested.setClock("2026-03-13T09:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.complete.Swim", value: "Due")
        XCTAssertFalse(tested.app.staticTexts["Starts later"].exists)
    }

    @MainActor func testTheControlMeasuresAtLeast56Points() async throws {
        try measure(atLargestText: false)
    }

    @MainActor func testTheControlMeasuresAtLeast56PointsAtTheLargestText() async throws {
        try measure(atLargestText: true)
    }

    @MainActor func testAnArchivedRowComesBackByUndo() async throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")
        archive(tested)
        tested.expect("today.archivedNow", label: "\u{2068}Read\u{2069} is archived.")
        XCTAssertTrue(tested["today.open.Read"].waitForNonExistence(withTimeout: 5))

        tested.tap("today.archivedNow.undo")
        tested.expect("today.open.Read", value: "Done, current streak 1")
        XCTAssertTrue(tested["today.archivedNow"].waitForNonExistence(withTimeout: 5))

        archive(tested)
        tested.tap("today.archivedNow.dismiss")
        XCTAssertTrue(tested["today.archivedNow"].waitForNonExistence(withTimeout: 5))
        XCTAssertFalse(tested["today.open.Read"].exists)
    }

    @MainActor private func archive(_ tested: TestedApp) {
        tested.tap("today.more.Read")
        let archive = tested.app.buttons["Archive"]
        XCTAssertTrue(archive.waitForExistence(timeout: 5))
        archive.tap()
    }

    /// A habit that is due, the same one done, and one that is not scheduled.
    @MainActor private func measure(atLargestText: Bool) throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        if atLargestText { tested.chooseLargestText() }
        tested.launch()
        tested.createHabit("Read", without: [4])
        tested.expect("today.complete.Read", value: "Due")
        expectGenerousControl(tested)
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")
        expectGenerousControl(tested)
        try tested.setClock("2026-03-05T09:00:00+01:00 Europe/Berlin frozen")
        tested.expect("today.complete.Read", value: "Not scheduled")
        expectGenerousControl(tested)
    }

    @MainActor private func expectGenerousControl(_ tested: TestedApp) {
        let frame = tested["today.complete.Read"].frame
        XCTAssertGreaterThanOrEqual(frame.width, 56)
        XCTAssertGreaterThanOrEqual(frame.height, 56)
    }

    /// Chooses the 13th in the calendar that the date opens, and closes that.
    @MainActor private func chooseTheThirteenth(_ tested: TestedApp) {
        let picker = tested["editor.startDate"]
        let field = picker.buttons.firstMatch
        if field.exists { field.tap() } else { picker.tap() }
        let day = tested.app.buttons.matching(NSPredicate(format: "label CONTAINS %@", "13")).firstMatch
        XCTAssertTrue(day.waitForExistence(timeout: 5))
        day.tap()
        let done = tested.app.buttons["Done"]
        if done.exists {
            done.tap()
        } else {
            // The system's calendar has no button: it closes when its surroundings are touched.
            tested.app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.02)).tap()
        }
    }
}
