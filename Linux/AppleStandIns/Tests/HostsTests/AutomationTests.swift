import Foundation
import Glibc
import XCTest
import XCUIAutomation

/// XCUITest's calls, against the rehearsal app.
final class AutomationTests: XCTestCase {
    override func setUpWithError() throws {
        continueAfterFailure = false
        setenv("TEST_TARGET_NAME", "RehearsalApp", 1)
    }

    @MainActor func testTypesTapsAndFindsWhatCameOfIt() async throws {
        let app = XCUIApplication()
        app.launch()
        XCTAssertTrue(app.navigationBars["Rehearsal"].waitForExistence(timeout: 5))

        let field = app.textFields["Name"]
        field.tap()
        XCTAssertTrue(field.hasFocus)
        XCTAssertEqual(field.value as? String, "What to do")
        field.typeText("Read")
        XCTAssertEqual(field.value as? String, "Read")
        app.buttons["new"].tap()

        let item = app.collectionViews.buttons["Read"]
        XCTAssertTrue(item.waitForExistence(timeout: 5))
        XCTAssertEqual(item.value as? String, "Not done")
        item.tap()
        XCTAssertTrue(item.wait(for: \.label, toEqual: "Read", timeout: 1))
        XCTAssertEqual(item.value as? String, "Done")

        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
        app.launch()
        XCTAssertEqual(app.buttons["Read"].value as? String, "Done")
        XCTAssertFalse(app.buttons["Swim"].exists)
    }

    @MainActor func testNarrowsQueries() async throws {
        let app = XCUIApplication()
        app.launch()

        XCTAssertEqual(app.buttons.matching(identifier: "Twin").count, 2)
        XCTAssertEqual(
            app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", "Cra")).firstMatch.label, "Crash")
        XCTAssertEqual(app.buttons.matching(NSPredicate(format: "isEnabled == NO")).element.label, "Locked")
        XCTAssertTrue(app.navigationBars.containing(.button, identifier: "new").element.exists)
        XCTAssertFalse(app.navigationBars.containing(.button, identifier: "Twin").firstMatch.exists)
        XCTAssertEqual(app.navigationBars.element.children(matching: .any).count, 2)
        XCTAssertEqual(app.descendants(matching: .any)["new"].elementType, .button)
        XCTAssertEqual(app.navigationBars.buttons.allElementsBoundByIndex.map(\.label), ["New item"])
        XCTAssertFalse(app.buttons["Locked"].isEnabled)
        XCTAssertEqual(app.windows.count, 1)
    }

    @MainActor func testScrollsIntoViewBeforeItTaps() async throws {
        let app = XCUIApplication()
        app.launch()

        let far = app.buttons["Far"]
        XCTAssertTrue(far.exists)
        XCTAssertFalse(far.isHittable)
        far.tap()
        XCTAssertTrue(far.isHittable)
    }

    @MainActor func testUnderstandsApplesLaunchArguments() async throws {
        let app = XCUIApplication()
        app.launchArguments = [
            "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL", "-AppleLanguages",
            "(de)",
            "-AppleLocale", "de_DE", "--sample", "YES",
        ]
        app.launchEnvironment["DAYCHAIN_CLOCK"] = "/nowhere"
        app.launch()

        XCTAssertEqual(app.staticTexts["Appearance"].value as? String, "accessibility5 light de_DE active")
        XCTAssertEqual(app.staticTexts["Arguments"].value as? String, "--sample YES")
        XCTAssertEqual(app.staticTexts["Clock"].value as? String, "real")
    }

    @MainActor func testTurnsTheDeviceAndGoesHome() async throws {
        let app = XCUIApplication()
        app.launch()
        XCTAssertEqual(app.windows.firstMatch.frame.size, CGSize(width: 393, height: 852))

        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertEqual(app.windows.firstMatch.frame.size, CGSize(width: 852, height: 393))
        XCUIDevice.shared.orientation = .portrait
        XCUIDevice.shared.appearance = .dark
        XCTAssertEqual(app.staticTexts["Appearance"].value as? String, "large dark en_US active")
        XCUIDevice.shared.appearance = .light

        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5))
        app.activate()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    }

    @MainActor func testPicturesTheScreenAndAnElement() async throws {
        let app = XCUIApplication()
        app.launch()

        let screen = app.screenshot().pngRepresentation
        let button = app.buttons["new"].screenshot().pngRepresentation
        XCTAssertEqual(Array(screen.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
        XCTAssertEqual(pixels(of: screen), [1_179, 2_556])
        XCTAssertEqual(pixels(of: button), [590, 150])
    }

    @MainActor func testTapsAtMachineSpeed() async throws {
        let app = XCUIApplication()
        app.launch()
        let items = app.collectionViews.buttons.count

        app.buttons["new"].doubleTap()
        XCTAssertEqual(app.collectionViews.buttons.count, items + 2)
        app.buttons["new"].tap(withNumberOfTaps: 4, numberOfTouches: 1)
        XCTAssertEqual(app.collectionViews.buttons.count, items + 6)
    }

    @MainActor func testPressesKeys() async throws {
        let app = XCUIApplication()
        app.launch()
        let items = app.collectionViews.buttons.count

        app.typeKey("n", modifierFlags: .command)
        XCTAssertEqual(app.collectionViews.buttons.count, items + 1)
    }

    /// Width and height, as the PNG's header has them.
    private func pixels(of picture: Data) -> [Int] {
        [16, 20].map { start in picture[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}
