import Foundation
import XCTest
import XCUIAutomation

/// The journey as somebody takes it who hears the app: each element is found by its label alone, known by its value and
/// its traits, and met in the order in which it is read. Named actions are VoiceOver's, which no UI test can perform.
final class Acceptance12SpokenUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    /// The name as it stands in sentences, kept apart from the direction of the words around it.
    private let read = "\u{2068}Read\u{2069}"

    @MainActor func testTheJourneyByLabelsValuesAndOrderAlone() async throws {
        let tested = try TestedApp(self, clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
        tested.launch()
        expectInOrder(
            ["Monday, March 2", "Keep a few routines, one day at a time", "Create your first habit"], in: tested)
        create(in: tested)
        markAndUndo(in: tested)
        try tested.setClock("2026-03-05T09:00:00+01:00 Europe/Berlin frozen")
        expect("Thursday, March 5", in: tested)
        lookBack(in: tested)
        correct(in: tested)
    }

    /// Mondays and Wednesdays. The name's field has the keyboard already.
    @MainActor private func create(in tested: TestedApp) {
        tested.app.buttons["Create your first habit"].tap()
        expect("New habit", in: tested)
        tested.app.typeText("Read")
        expectInOrder(["Cancel", "Save", "Days of the week", "Sunday", "Monday", "Saturday", "Every day"], in: tested)
        for weekday in ["Tuesday", "Thursday", "Friday", "Saturday", "Sunday"] {
            element(weekday, in: tested).tap()
        }
        expect("Every Monday and Wednesday from March 2.", in: tested)
        tested.app.buttons["Save"].tap()
        expect("Read", value: "Due today, current streak 0", in: tested)
    }

    @MainActor private func markAndUndo(in tested: TestedApp) {
        expectInOrder(["0 of 1 done", "Read", "Mark \(read) done", "More actions for \(read)"], in: tested)
        expect("Mark \(read) done", value: "Due", in: tested)
        tested.app.buttons["Mark \(read) done"].tap()
        expect("Bead of \(read)", value: "Done", in: tested)
        expect("All done for today", in: tested)
        tested.app.buttons["Undo \(read)"].tap()
        expect("Mark \(read) done", value: "Due", in: tested)
        tested.app.buttons["Mark \(read) done"].tap()
        expect("Read", value: "Done, current streak 1", in: tested)
    }

    /// On Thursday, after a Wednesday that was missed.
    @MainActor private func lookBack(in tested: TestedApp) {
        tested.app.buttons["Read"].tap()
        expect("Current streak", value: "None right now", in: tested)
        let days = ["Sunday, March 1", "Monday, March 2", "Tuesday, March 3", "Wednesday, March 4"]
        expectInOrder(["Calendar", "March 2026"] + days + ["Today, Thursday, March 5"], in: tested)
        for (day, word) in zip(days, ["Not started", "Done", "Not scheduled", "Missed"]) {
            expect(day, value: word, in: tested)
        }
    }

    @MainActor private func correct(in tested: TestedApp) {
        tested.app.buttons["Correct past days"].tap()
        expect("Correcting past days", in: tested)
        tested.app.buttons["Wednesday, March 4"].tap()
        expect("Now: Missed. Then: Done.", in: tested)
        tested.app.buttons["Mark this day done"].tap()
        expect("Wednesday, March 4", value: "Done", in: tested)
        tested.app.buttons["Undo last correction"].tap()
        expect("Wednesday, March 4", value: "Missed", in: tested)
        tested.app.buttons["Finish correcting"].tap()
        expect("Correct past days", in: tested)
    }

    // MARK: What is heard

    @MainActor private func element(_ label: String, value: String? = nil, in tested: TestedApp) -> XCUIElement {
        let predicate =
            value.map { NSPredicate(format: "label == %@ AND value == %@", label, $0) }
            ?? NSPredicate(format: "label == %@", label)
        return tested.app.descendants(matching: .any).matching(predicate).firstMatch
    }

    @MainActor private func expect(
        _ label: String, value: String? = nil, in tested: TestedApp, file: StaticString = #filePath, line: UInt = #line
    ) {
        let found = element(label, value: value, in: tested).waitForExistence(timeout: 10)
        XCTAssertTrue(found, "“\(label)”, \(value ?? "whatever its value"), is not heard", file: file, line: line)
    }

    /// Expects the labels among what is read, one after the other.
    @MainActor private func expectInOrder(
        _ labels: [String], in tested: TestedApp, file: StaticString = #filePath, line: UInt = #line
    ) {
        for label in labels { expect(label, in: tested, file: file, line: line) }
        var rest = tested.app.descendants(matching: .any).allElementsBoundByIndex.map(\.label)[...]
        for label in labels {
            guard let place = rest.firstIndex(of: label) else {
                return XCTFail("“\(label)” is read before what it should follow", file: file, line: line)
            }
            rest = rest[(place + 1)...]
        }
    }
}
