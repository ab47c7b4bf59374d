import Foundation
import XCTest
import XCUIAutomation

/// Daychain on a data folder of its own, with a clock that the test sets.
@MainActor struct TestedApp {
    let app = XCUIApplication()
    /// Data and clock of this test alone; an app on a simulator reads the Mac's files.
    private let folder: URL

    /// Prepares everything but the launch. The clock is a line of instant, zone, and `frozen` or `running`.
    init(_ test: XCTestCase, clock: String) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("daychain-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        test.addTeardownBlock { @Sendable [folder] in try? FileManager.default.removeItem(at: folder) }
        app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
        app.launchEnvironment["DAYCHAIN_DATA"] = dataFolder.path
        app.launchEnvironment["DAYCHAIN_CLOCK"] = clockFile.path
        try setClock(clock)
    }

    /// Where the app keeps its store and its drafts; the app makes the folder.
    var dataFolder: URL { folder.appendingPathComponent("data") }
    private var clockFile: URL { folder.appendingPathComponent("clock") }

    /// Lets the next launch come up at the largest text. UIKit reads the person's size of text from the user defaults,
    /// which launch arguments overlay, as the raw value of `UIContentSizeCategory.accessibilityExtraExtraExtraLarge`.
    /// XCUITest has no call for it; only the tests rely on it, never the app.
    func chooseLargestText() {
        app.launchArguments += ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL"]
    }

    func launch() {
        app.launch()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 20))
    }

    /// Ends the app without a word, as the system does, and starts it again.
    func relaunch() {
        app.terminate()
        launch()
    }

    /// Moves the clock; the app looks at it each second.
    func setClock(_ line: String) throws {
        try line.write(to: clockFile, atomically: true, encoding: .utf8)
    }

    /// An element by its identifier, whatever kind of element it is.
    subscript(identifier: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: identifier).firstMatch
    }

    /// Expects an element to come, and to have the value.
    func expect(_ identifier: String, value: String, file: StaticString = #filePath, line: UInt = #line) {
        let element = self[identifier]
        XCTAssertTrue(element.waitForExistence(timeout: 10), "\(identifier) is missing", file: file, line: line)
        // What was just saved is shown a moment later.
        _ = app.descendants(matching: .any)
            .matching(NSPredicate(format: "identifier == %@ AND value == %@", identifier, value)).firstMatch
            .waitForExistence(timeout: 5)
        XCTAssertEqual(element.value as? String, value, identifier, file: file, line: line)
    }

    /// Expects an element to come, and to have the label.
    func expect(_ identifier: String, label: String, file: StaticString = #filePath, line: UInt = #line) {
        let element = self[identifier]
        XCTAssertTrue(element.waitForExistence(timeout: 10), "\(identifier) is missing", file: file, line: line)
        _ = element.wait(for: \.label, toEqual: label, timeout: 5)
        XCTAssertEqual(element.label, label, file: file, line: line)
    }

    func tap(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) {
        let element = self[identifier]
        XCTAssertTrue(element.waitForExistence(timeout: 10), "\(identifier) is missing", file: file, line: line)
        element.tap()
    }

    /// Scrolls down a long list, whose rows exist only near what is shown, until an element can be tapped.
    func scroll(to identifier: String, file: StaticString = #filePath, line: UInt = #line) {
        for _ in 0..<6 where !(self[identifier].exists && self[identifier].isHittable) { app.swipeUp() }
        XCTAssertTrue(self[identifier].exists, "\(identifier) is nowhere in the list", file: file, line: line)
    }
}

// MARK: Steps of the journeys

extension TestedApp {
    /// Creates a habit in the empty app, on all weekdays but those named: 1 is Monday.
    func createHabit(_ name: String, without weekdays: [Int]) {
        tap("today.first")
        tap("editor.name")
        self["editor.name"].typeText(name)
        for weekday in weekdays { tap("editor.weekday.\(weekday)") }
        tap("editor.save")
        XCTAssertTrue(self["today.open.\(name)"].waitForExistence(timeout: 10))
    }

    /// Switches the reminder on in the open form. The system asks an installed app once, and is answered where it does.
    func switchOnReminder(answering answer: String) {
        if !self["editor.reminder"].waitForExistence(timeout: 2) { app.swipeUp() }
        self["editor.reminder"].switches.firstMatch.tap()
        let button = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.buttons[answer]
        if button.waitForExistence(timeout: 5) { button.tap() }
    }

    /// Goes from an open habit back to Today, on a phone; on an iPad Today stands beside it.
    func goBack() {
        if self["today.date"].exists && self["today.date"].isHittable { return }
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(self["today.date"].waitForExistence(timeout: 10))
    }
}
