import XCTest
import XCUIAutomation

/// The main journey without a touch: keys that the menu bar names, on a phone or an iPad with a keyboard.
final class KeyboardUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testTheMainJourneyByKeysAlone() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        create("Read", in: tested)
        create("Walk", in: tested)
        tested.expect("today.progress", label: "0 of 2 done")

        // The second habit is open, done, undone and done again.
        tested.app.typeKey(.downArrow, modifierFlags: [.command, .option])
        tested.expect("habit.name", label: "Read")
        tested.app.typeKey(.downArrow, modifierFlags: [.command, .option])
        tested.expect("habit.name", label: "Walk")
        tested.app.typeKey("d", modifierFlags: .command)
        tested.expect("habit.state", label: "Done today")
        tested.app.typeKey("d", modifierFlags: [.command, .shift])
        tested.expect("habit.state", label: "Due today")
        tested.app.typeKey("d", modifierFlags: .command)
        tested.expect("habit.state", label: "Done today")

        tested.app.typeKey("e", modifierFlags: .command)
        XCTAssertTrue(tested["editor.name"].waitForExistence(timeout: 10))
        tested.app.typeKey(.escape, modifierFlags: [])
        tested.expect("habit.name", label: "Walk")

        tested.app.typeKey(.upArrow, modifierFlags: [.command, .option])
        tested.expect("habit.name", label: "Read")
        tested.app.typeKey("1", modifierFlags: .command)
        tested.expect("today.progress", label: "1 of 2 done")

        tested.app.typeKey("o", modifierFlags: [.command, .shift])
        XCTAssertTrue(tested["reorder.name.Walk"].waitForExistence(timeout: 10))
        tested.app.typeKey(.escape, modifierFlags: [])
        tested.app.typeKey(",", modifierFlags: .command)
        XCTAssertTrue(tested["settings.close"].waitForExistence(timeout: 10))
        tested.app.typeKey(.escape, modifierFlags: [])
        tested.expect("today.progress", label: "1 of 2 done")

        tested.relaunch()
        tested.expect("today.open.Walk", value: "Done, current streak 1")
    }

    /// Opens the form by a key; its name field has the keyboard already.
    @MainActor private func create(_ name: String, in tested: TestedApp) {
        XCTAssertTrue(tested["today.date"].waitForExistence(timeout: 10))
        tested.app.typeKey("n", modifierFlags: .command)
        XCTAssertTrue(tested["editor.name"].waitForExistence(timeout: 10))
        tested.app.typeText(name)
        tested.app.typeKey(.return, modifierFlags: .command)
        XCTAssertTrue(tested["today.open.\(name)"].waitForExistence(timeout: 10))
    }
}
