import Foundation
import Testing

/// The full journey without a touch, as with Full Keyboard Access: Tab goes from control to control, Space presses. What the
/// keys of the menu bar do has a UI test of its own.
@Suite("By keyboard alone")
struct KeyboardJourneyTests {
    @Test("a habit is created, marked, undone, looked back on, corrected, edited and archived")
    func fullJourney() async throws {
        let (values, isArchived) = try await onThread {
            let folder = try Workplace.make(clock: "2026-03-02T09:00:00+01:00 Europe/Berlin frozen")
            defer { Workplace.remove(folder) }
            var journey = try Journey(folder: folder)
            var values: [String] = []
            try journey.press("today.first")
            try journey.type("Read")
            for weekday in [2, 4, 5, 6, 7] { try journey.press("editor.weekday.\(weekday)") }
            try journey.press("editor.save")
            try journey.press("today.complete.Read")
            values.append(try journey.value(of: "today.open.Read", containing: "Done"))
            try journey.press("today.undo.Read")
            values.append(try journey.value(of: "today.open.Read", containing: "Due"))
            try journey.press("today.complete.Read")
            try journey.setClock("2026-03-05T09:00:00+01:00 Europe/Berlin frozen")
            try journey.press("today.open.Read")
            values.append(try journey.value(of: "habit.day.2026-03-04", containing: "Missed"))
            try journey.press("habit.correct")
            try journey.press("habit.day.2026-03-04")
            try journey.press("habit.correction.confirm")
            values.append(try journey.value(of: "habit.day.2026-03-04", containing: "Done"))
            try journey.press("habit.correct.finish")
            try journey.press("habit.edit")
            try journey.reach("editor.name")
            try journey.type(" aloud")
            try journey.press("editor.save")
            values.append(try journey.label(of: "habit.name", containing: "aloud"))
            try journey.press("habit.archive")
            return (values, try journey.comes("habit.restore", or: "today.empty.archived"))
        }
        #expect(
            values == [
                "Done, current streak 1", "Due today, current streak 0", "Missed", "Done", "Read aloud",
            ])
        #expect(isArchived)
    }

    /// The app at a keyboard.
    private struct Journey {
        private var app: DrivenApp

        init(folder: URL) throws {
            app = try DrivenApp(try AppProcess(folder: folder))
            try app.set(Device())
        }

        /// Goes to a control by Tab alone, once it is there.
        mutating func reach(_ identifier: String) throws {
            try app.wait(for: identifier)
            for _ in 0..<200 {
                if app.screen[identifier]?.isFocused == true { return }
                try app.perform(.key("tab", modifiers: 0))
            }
            throw DrivenApp.Astray(description: "Tab does not come to \(identifier)")
        }

        mutating func press(_ identifier: String) throws {
            try reach(identifier)
            try app.perform(.key("space", modifiers: 0))
        }

        mutating func type(_ text: String) throws { try app.perform(.type(text)) }

        func setClock(_ line: String) throws { try app.setClock(line) }

        mutating func comes(_ identifier: String, or other: String) throws -> Bool {
            try app.looks { $0[identifier] != nil || $0[other] != nil }
        }

        /// Waits for the words, and gives all that is said.
        mutating func value(of identifier: String, containing words: String) throws -> String {
            _ = try app.looks { $0[identifier]?.value.contains(words) == true }
            return app.screen[identifier]?.value ?? ""
        }

        mutating func label(of identifier: String, containing words: String) throws -> String {
            _ = try app.looks { $0[identifier]?.label.contains(words) == true }
            return app.screen[identifier]?.label ?? ""
        }
    }
}
