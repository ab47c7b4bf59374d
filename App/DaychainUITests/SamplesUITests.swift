import Foundation
import XCTest
import XCUIAutomation

/// Samples are explored beside a person's own habits, marked wherever they are, and leave nothing behind.
final class SamplesUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testTheFirstScreenLeadsToSamplesThatAreMarkedOnEveryScreenAndLeaveNothing() async throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        XCTAssertTrue(tested["today.first"].waitForExistence(timeout: 10))
        XCTAssertFalse(tested["samples.mark"].exists)
        let before = try contents(of: tested.dataFolder)

        tested.tap("samples.explore")
        XCTAssertTrue(tested["samples.mark"].waitForExistence(timeout: 10))
        tested.expect("today.complete.Read ten pages", value: "Due")
        tested.tap("today.complete.Read ten pages")
        tested.expect("today.complete.Read ten pages", value: "Done")
        tested.tap("today.open.Read ten pages")
        expectMark(tested, beside: "habit.name")
        tested.goBack()
        tested.tap("today.new")
        expectMark(tested, beside: "editor.name")
        tested.app.buttons["Cancel"].firstMatch.tap()
        tested.tap("today.settings")
        expectMark(tested, beside: "settings.close")
        XCTAssertFalse(tested["samples.explore"].exists)

        // From the sheet that lies over them.
        tested.tap("samples.leave")
        XCTAssertTrue(tested["today.first"].waitForExistence(timeout: 10))
        XCTAssertTrue(tested["samples.mark"].waitForNonExistence(withTimeout: 5))
        XCTAssertEqual(try contents(of: tested.dataFolder), before)
    }

    @MainActor func testAPersonsOwnHabitsComeBackAsTheyWereAndTheirFilesAreTheSameToTheByte() async throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")
        let before = try contents(of: tested.dataFolder)
        XCTAssertNotNil(before["Daychain.sqlite"])

        tested.tap("today.settings")
        tested.scroll(to: "samples.explore")
        tested.tap("samples.explore")
        tested.expect("today.complete.Stretch after work", value: "Done")
        tested.tap("today.undo.Stretch after work")
        tested.expect("today.complete.Stretch after work", value: "Due")
        XCTAssertFalse(tested["today.open.Read"].exists)
        XCTAssertEqual(try contents(of: tested.dataFolder), before)

        tested.tap("samples.leave")
        tested.expect("today.complete.Read", value: "Done")
        XCTAssertFalse(tested["today.open.Stretch after work"].exists)
        XCTAssertEqual(try contents(of: tested.dataFolder), before)
    }

    @MainActor func testKilledAmongSamplesTheAppStartsInThePersonsOwnHabits() async throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        let before = try contents(of: tested.dataFolder)
        tested.tap("today.settings")
        tested.scroll(to: "samples.explore")
        tested.tap("samples.explore")
        tested.tap("today.open.Read ten pages")
        expectMark(tested, beside: "habit.name")
        XCTAssertEqual(try contents(of: tested.dataFolder), before)

        tested.relaunch()
        tested.expect("today.complete.Read", value: "Due")
        XCTAssertFalse(tested["samples.mark"].exists)
        XCTAssertEqual(Set(try contents(of: tested.dataFolder).keys), Set(before.keys))
    }

    @MainActor private func expectMark(_ tested: TestedApp, beside identifier: String) {
        XCTAssertTrue(tested[identifier].waitForExistence(timeout: 10), "\(identifier) is missing")
        XCTAssertTrue(tested["samples.mark"].exists, "no mark beside \(identifier)")
    }

    /// Every file of the folder by its path in it, but for the shared memory, in which readers leave their marks.
    private func contents(of folder: URL) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where !path.hasSuffix("-shm") {
            contents[path] = try? Data(contentsOf: folder.appendingPathComponent(path))
        }
        return contents
    }
}
