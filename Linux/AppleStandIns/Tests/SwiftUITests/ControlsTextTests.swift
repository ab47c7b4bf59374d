import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Text fields and focus") @MainActor struct ControlsTextTests {
    @Test("An empty field's value is its placeholder, a filled one's its text")
    func values() async throws {
        let play = Stageplay { NameForm(diary: Diary()) }
        #expect(try play.find("Name").value == "e.g. Read")
        #expect(try play.find("Name").role == .textField)
        try play.tap("Name")
        try play.type("Swim")
        #expect(try play.find("Name").value == "Swim")
        #expect(try play.find("Name").placeholder == "e.g. Read")
    }

    @Test("Text without a field in focus is refused")
    func noFocus() async throws {
        let play = Stageplay { NameForm(diary: Diary()) }
        #expect(throws: GestureRefusal.self) { try play.type("Swim") }
    }

    @Test("The caret moves, deletes, and is kept between characters")
    func editing() async throws {
        let play = Stageplay { NameForm(diary: Diary()) }
        try play.activate("Name")
        try play.type("Rd👩‍👧 x")
        try play.press(.delete)
        try play.press(.delete)
        try play.press(.delete)
        #expect(try play.find("Name").value == "Rd")
        try play.press(.leftArrow)
        try play.type("ea")
        #expect(try play.find("Name").value == "Read")
        try play.press(.home)
        try play.type(">")
        try play.press(.end)
        try play.type("<")
        #expect(try play.find("Name").value == ">Read<")
        try play.press(Key("a"), .command)
        try play.type("Walk")
        #expect(try play.find("Name").value == "Walk")
    }

    @Test("Return submits a field of one line, and the app may send the focus on")
    func submit() async throws {
        let diary = Diary()
        let play = Stageplay { NameForm(diary: diary) }
        try play.tap("Name")
        #expect(try play.find("Name").isFocused)
        try play.type("Walk\n")
        #expect(diary.entries == ["submitted Walk"])
        #expect(try play.find("Note").isFocused)
        try play.type("in the park\ndaily")
        #expect(try play.find("Note").value == "in the park\ndaily")
    }

    @Test("Focus set by the app moves the keyboard, and where the person goes comes back")
    func focusState() async throws {
        let play = Stageplay { NameForm(diary: Diary()) }
        try play.tap("Go to note")
        #expect(try play.find("Note").isFocused)
        #expect(play.has("Focus: note"))
        try play.tap("Name")
        #expect(play.has("Focus: name"))
        try play.tap("Stop")
        #expect(play.has("Focus: none"))
        #expect(try play.find("Name").isFocused == false)
    }

    @Test("A field in focus has a caret where its text ends")
    func caret() async throws {
        let play = Stageplay { NameForm(diary: Diary()) }
        #expect(play.scene.caret == nil)
        try play.tap("Name")
        let empty = try #require(play.scene.caret)
        try play.type("Walk")
        let full = try #require(play.scene.caret)
        #expect(full.minX > empty.minX + 20)
        #expect(full.minY == empty.minY)
    }
}

private struct NameForm: View {
    enum Field: String { case name, note }
    let diary: Diary
    @State private var name = ""
    @State private var note = ""
    @FocusState private var field: Field?

    var body: some View {
        VStack {
            Text(verbatim: "Focus: \(field?.rawValue ?? "none")")
            TextField("Name" as String, text: $name, prompt: Text(verbatim: "e.g. Read"))
                .focused($field, equals: .name)
                .onSubmit {
                    diary.note("submitted \(name)")
                    field = .note
                }
            TextField("Note" as String, text: $note, axis: .vertical).focused($field, equals: .note)
            Button("Go to note" as String) { field = .note }
            Button("Stop" as String) { field = nil }
        }
    }
}
