import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("A form with something wrong") @MainActor
struct EditorFaultTests {
    @Test("shows nothing before anything was typed, and only what is wrong with a field that was")
    func isQuietAtFirst() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        #expect(form.fault(of: .name) == nil)
        form.draft.weekdays[.monday] = false
        #expect(form.fault(of: .name) == nil)
        form.draft.name = "R"
        form.draft.name = ""
        #expect(form.fault(of: .name) == .noName)
    }

    @Test("tried to be saved shows every fault, says the first, and calls the focus to its field each time")
    func saysTheFirst() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        for weekday in Weekday.allCases { form.draft.weekdays[weekday] = false }
        form.draft.startDate = "2200-01-01"
        #expect(await form.save() == false)
        #expect(form.faults == [.noName, .noWeekday, .startOutsideSupportedDates])
        #expect(form.fault(of: .startDate) == .startOutsideSupportedDates)
        #expect(window.spoken == .formFault(.noName))
        #expect(form.focusCall?.field == .name)
        let call = form.focusCall

        form.draft.name = "Read"
        #expect(await form.save() == false)
        #expect(window.spoken == .formFault(.noWeekday))
        #expect(form.focusCall?.field == .weekdays)
        #expect(await form.save() == false)
        #expect(form.focusCall != call)
        #expect(await window.store.commands.isEmpty)
        #expect(form.isFinished == false)
    }

    @Test(
        "about a name says which",
        arguments: [
            ("", .noName), (" \n\t", .noName), ("\u{200B}\u{2060}", .noName), ("\u{2800}", .noName),
            (String(repeating: "a", count: 81), .nameTooLong(by: 1)),
            (String(repeating: "🏃🏽‍♀️", count: 80), .nameTooDense),
            (String(repeating: "é", count: 93), .nameTooLong(by: 13)),
            ("e" + String(repeating: "\u{301}", count: 500), .nameTooDense),
            (String(repeating: "a", count: 80), nil), ("  R ", nil), ("\u{202E}abc", nil), ("قراءة 30", nil),
        ] as [(String, FormFault?)])
    func names(name: String, fault: FormFault?) async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        form.draft.name = name
        #expect(form.faults.first == fault)
        #expect(form.draft.name == name)
    }

    @Test("about a note that is too long counts what is over the limit")
    func notes() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        form.draft.name = "Read"
        form.draft.note = String(repeating: "n", count: 1002)
        #expect(form.faults == [.noteTooLong(by: 2)])
    }

    @Test("refuses a start after the first record, and a zone that this device does not know")
    func startsAndZones() async throws {
        let window = await Window(HabitFixture().done("2026-03-03"))
        window.app.edit(HabitFixture.id)
        let form = try window.form
        form.draft.startDate = "2026-03-04"
        form.draft.zone = "Mars/Olympus"
        #expect(form.faults == [.startTooLate(latest: "2026-03-03"), .unknownZone])
        form.draft.startDate = "2026-03-03"
        form.draft.zone = "Europe/Paris"
        #expect(form.faults.isEmpty)
    }

    @Test("words each fault with its remedy, and counts one character as one")
    func words() {
        let words = FormFaultWords(words: .american)
        #expect(words.remedy(.noName) == "The habit has no name yet. One letter is enough.")
        #expect(words.remedy(.nameTooLong(by: 13)) == "The name is 13 characters too long. Shorten it.")
        #expect(
            words.remedy(.startTooLate(latest: "2026-03-03"))
                == "The habit cannot begin later than March 3, 2026. Choose that day or an earlier one.")
    }

    @Test("takes a typed Return for the end of the name, and pasted line breaks for spaces")
    func lineBreaks() async throws {
        let window = await Window()
        window.app.createHabit()
        var draft = try window.form.draft
        draft.name = "Re\nad"
        let isTyped = draft.endName(before: "Read")
        #expect(isTyped)
        #expect(draft.name == "Read")
        draft.name = "Read\r\na page\n"
        let isPasteTyped = draft.endName(before: "")
        #expect(!isPasteTyped)
        #expect(draft.name == "Read a page ")
    }
}
