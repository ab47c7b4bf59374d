import Foundation
import XCTest
import XCUIAutomation

/// A data folder that cannot be written is a screen with a way out, not a crash.
final class StoreFailureUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testAFolderThatCannotBeWrittenSaysSoAndCanBeTriedAgain() async throws {
        let tested = try TestedApp(clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
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
}
