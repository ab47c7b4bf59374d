import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Toggles, pickers and menus") @MainActor struct ControlsChoiceTests {
    @Test("A switch says 1 or 0, and a touch on it changes it")
    func toggle() async throws {
        let play = Stageplay { Choices() }
        let off = try play.find("Remind me")
        #expect(off.role == .switch)
        #expect(off.value == "0")
        #expect(off.traits == .toggle)
        try play.tap("Remind me")
        #expect(try play.find("Remind me").value == "1")
        try play.activate("Remind me")
        #expect(try play.find("Remind me").value == "0")
    }

    @Test("A toggle of the app's own style still is a switch")
    func ownToggle() async throws {
        let play = Stageplay { Choices() }
        try play.tap("Monday")
        let monday = try play.find("Monday")
        #expect(monday.role == .switch)
        #expect(monday.value == "1")
        #expect(monday.label == "Monday")
    }

    @Test("A picker shows its value, opens a menu of all, and takes one by name")
    func picker() async throws {
        let play = Stageplay { Choices() }
        #expect(try play.find("Repeat").value == "Daily")
        try play.tap("Repeat")
        #expect(try play.find("Daily").isSelected)
        try play.tap("Weekly")
        #expect(try play.find("Repeat").value == "Weekly")
        try play.scene.perform(.choose(play.find("Repeat").id, value: "Daily"))
        #expect(try play.find("Repeat").value == "Daily")
        #expect(throws: GestureRefusal.self) {
            try play.scene.perform(.choose(play.find("Repeat").id, value: "Yearly"))
        }
    }

    @Test("A picker whose tags are of another type than its selection is a fault")
    func wrongTag() async throws {
        let play = Stageplay {
            Picker("Repeat" as String, selection: .constant(1 as Int?)) { Text(verbatim: "One").tag(1) }
        }
        let faults = play.screen(allowsFaults: true).faults
        #expect(faults.count == 1)
        #expect(faults.first?.contains("can never be chosen") == true)
    }

    @Test("A menu's button does its action and closes the menu; outside, a touch closes it")
    func menu() async throws {
        let play = Stageplay { Choices() }
        try play.tap("More")
        #expect(!play.has("Remind me"))
        try play.scene.perform(.tap(CGPoint(x: 5, y: 840)))
        #expect(play.has("Remind me"))
        try play.tap("More")
        try play.tap("Archive")
        #expect(play.has("Archived 1"))
        #expect(!play.has("Archive"))
    }

    @Test("A drawn shape in a menu is a fault")
    func shapeInMenu() async throws {
        let play = Stageplay { Menu("More" as String) { Circle() } }
        try play.tap("More")
        #expect(play.screen(allowsFaults: true).faults.count == 1)
    }

    @Test("A date picker takes dates by name, within its bounds, and steps by days")
    func datePicker() async throws {
        let play = Stageplay { Choices().environment(\.timeZone, .gmt) }
        #expect(try play.find("Starts").value == "Mar 2, 2026")
        try play.scene.perform(.choose(play.find("Starts").id, value: "2026-03-09"))
        #expect(try play.find("Starts").value == "Mar 9, 2026")
        try play.scene.perform(.adjust(play.find("Starts").id, up: false))
        #expect(try play.find("Starts").value == "Mar 8, 2026")
        for bad in ["2026-02-30", "2026-13-01", "2025-01-01", "tomorrow", "07:30"] {
            #expect(throws: GestureRefusal.self) { try play.scene.perform(.choose(play.find("Starts").id, value: bad)) }
        }
    }

    @Test("A time picker takes a time of day and keeps the day")
    func timePicker() async throws {
        let play = Stageplay { Choices().environment(\.timeZone, .gmt) }
        try play.scene.perform(.choose(play.find("At").id, value: "07:30"))
        #expect(try play.find("At").value == "7:30\u{202F}AM")
        let refusal = #expect(throws: GestureRefusal.self) {
            try play.scene.perform(.choose(play.find("At").id, value: "7:30 AM"))
        }
        #expect(refusal?.description == "“At” has no value “7:30 AM”. A time is written 19:30, a date 2026-03-02.")
    }

    @Test("A stepper is adjusted, and stops at its bounds")
    func stepper() async throws {
        let play = Stageplay { Choices() }
        let stepper = try play.find("Times 1")
        #expect(stepper.role == .stepper)
        try play.scene.perform(.adjust(stepper.id, up: true))
        try play.scene.perform(.adjust(play.find("Times 2").id, up: true))
        #expect(play.has("Times 2"))
    }

    @Test("A disclosure group shows its content when it is expanded")
    func disclosure() async throws {
        let play = Stageplay { Choices() }
        #expect(!play.has("Inside"))
        try play.tap("Details")
        #expect(play.has("Inside"))
        #expect(try play.find("Details").value == "Expanded")
    }
}

private struct Choices: View {
    @State private var isOn = false
    @State private var isMonday = false
    @State private var repeats = "d"
    @State private var archived = 0
    @State private var times = 1
    @State private var start = Date(timeIntervalSince1970: 1_772_409_600)

    var body: some View {
        VStack {
            Toggle("Remind me" as String, isOn: $isOn)
            Toggle("Monday" as String, isOn: $isMonday).toggleStyle(Chip())
            Picker("Repeat" as String, selection: $repeats) {
                Text(verbatim: "Daily").tag("d")
                Text(verbatim: "Weekly").tag("w")
            }
            Menu("More" as String) { Button("Archive" as String) { archived += 1 } }
            if archived > 0 { Text(verbatim: "Archived \(archived)") }
            DatePicker(
                "Starts" as String, selection: $start, in: Date(timeIntervalSince1970: 1_767_225_600)...,
                displayedComponents: .date)
            DatePicker("At" as String, selection: $start, displayedComponents: .hourAndMinute)
            Stepper("Times \(times)" as String, value: $times, in: 1...2)
            DisclosureGroup("Details" as String) { Text(verbatim: "Inside") }
        }
    }
}

private struct Chip: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .accessibilityAddTraits(.isToggle)
        .accessibilityValue(Text(verbatim: configuration.isOn ? "On" : "Off"))
    }
}
