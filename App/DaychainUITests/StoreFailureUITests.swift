import Foundation
import XCTest
import XCUIAutomation

/// A store that cannot be opened is a screen with words and a way out; nothing is moved or replaced unasked.
final class StoreFailureUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testAFolderThatCannotBeWrittenSaysSoAndCanBeTriedAgain() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        // A file where the folder belongs: no permission of anybody's gets past that.
        try Data("in the way".utf8).write(to: tested.dataFolder)
        tested.launch()

        XCTAssertTrue(tested.app.staticTexts["Your habits cannot be opened"].waitForExistence(timeout: 10))
        tested.tap("failure.retry")
        XCTAssertTrue(tested.app.staticTexts["Your habits cannot be opened"].waitForExistence(timeout: 10))

        try FileManager.default.removeItem(at: tested.dataFolder)
        tested.tap("failure.retry")
        XCTAssertTrue(tested["today.first"].waitForExistence(timeout: 10))
        XCTAssertEqual(tested.app.state, .runningForeground)
    }

    @MainActor func testADamagedStoreIsMovedAsideOnlyWhenThePersonSaysSo() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        let files = ["Daychain.sqlite", "Daychain.sqlite-shm", "Daychain.sqlite-wal"]
        try FileManager.default.createDirectory(at: tested.dataFolder, withIntermediateDirectories: true)
        for file in files {
            try Data("not a database: \(file)".utf8).write(to: tested.dataFolder.appendingPathComponent(file))
        }
        tested.launch()

        XCTAssertTrue(tested.app.staticTexts["Your habits cannot be opened"].waitForExistence(timeout: 10))
        tested.tap("failure.retry")
        tested.tap("failure.moveAside")
        tested.app.alerts.buttons["Cancel"].tap()
        XCTAssertEqual(try contents(of: tested.dataFolder), files)

        tested.tap("failure.moveAside")
        tested.app.alerts.buttons["Move aside"].tap()
        XCTAssertTrue(tested["today.first"].waitForExistence(timeout: 10))
        XCTAssertTrue(tested["today.movedAside"].exists)
        let kept = tested.dataFolder.appendingPathComponent("Damaged 1")
        XCTAssertEqual(try contents(of: kept), files)
        for file in files {
            let text = try String(contentsOf: kept.appendingPathComponent(file), encoding: .utf8)
            XCTAssertEqual(text, "not a database: \(file)")
        }
        tested.createHabit("Read", without: [])
        tested.relaunch()
        XCTAssertTrue(tested["today.open.Read"].waitForExistence(timeout: 10))
        XCTAssertFalse(tested["today.movedAside"].exists)
        XCTAssertEqual(try contents(of: kept), files)
    }

    @MainActor func testAStoreThatCouldNotBeReadIsOpenedWhenTheAppComesBack() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        try Data("in the way".utf8).write(to: tested.dataFolder)
        tested.launch()
        XCTAssertTrue(tested.app.staticTexts["Your habits cannot be opened"].waitForExistence(timeout: 10))

        XCUIDevice.shared.press(.home)
        try FileManager.default.removeItem(at: tested.dataFolder)
        tested.app.activate()
        XCTAssertTrue(tested["today.first"].waitForExistence(timeout: 10))
    }

    /// The names of the files in a folder, sorted.
    private func contents(of folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("Daychain.sqlite") }
            .sorted()
    }
}
