import XCTest
import XCUIAutomation

/// A backup up to the system's own screens, which belong to other processes.
final class BackupUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    @MainActor func testABackupIsWrittenAndCanBeSharedAndSaved() async throws {
        let tested = try TestedApp(self, clock: "2026-03-04T20:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        tested.createHabit("Read", without: [])
        tested.tap("today.complete.Read")
        tested.expect("today.complete.Read", value: "Done")

        tested.tap("today.settings")
        tested.scroll(to: "backup.create")
        tested.tap("backup.create")
        XCTAssertTrue(tested["backup.written"].waitForExistence(timeout: 10))
        XCTAssertTrue(tested["backup.written"].label.contains("Daychain-2026-03-04.json"))
        XCTAssertTrue(tested["backup.written"].label.contains("1 record"))
        tested.scroll(to: "backup.share")
        tested.scroll(to: "backup.save")
    }
}
