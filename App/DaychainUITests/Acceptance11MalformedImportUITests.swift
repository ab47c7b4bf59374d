import Foundation
import XCTest
import XCUIAutomation

/// Acceptance 11, as far as the system's file picker, which belongs to another process: asking changes nothing.
///
/// Every kind of bad file, chosen in the app and refused in words with nothing written, is in
/// Linux/AppTests/ImportedFileTests.swift, through the picker's stand-in.
final class Acceptance11MalformedImportUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testImportAsksForAFileAndCanceledChangesNothing() async throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.launch()

        tested.tap("today.restore")
        tested.tap("import.choose")
        // The system's picker has a Cancel of its own, over that of the sheet.
        let cancel = tested.app.buttons.matching(
            NSPredicate(format: "label == %@ AND identifier != %@", "Cancel", "import.cancel")
        ).firstMatch
        XCTAssertTrue(cancel.waitForExistence(timeout: 20), "The system's file picker did not come")
        cancel.tap()
        tested.tap("import.cancel")
        XCTAssertTrue(tested["today.first"].waitForExistence(timeout: 10))
    }
}
