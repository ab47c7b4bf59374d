import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Buttons") @MainActor struct ControlsButtonTests {
    @Test("A button is one element, named by all that its label says")
    func oneElement() async throws {
        let play = Stageplay {
            Button {
            } label: {
                VStack {
                    Text(verbatim: "Read")
                    Text(verbatim: "Due today")
                }
            }
        }
        let elements = play.screen().flattened.filter { $0.role == .button }
        #expect(elements.map(\.label) == ["Read, Due today"])
        #expect(elements.first?.traits == .button)
        #expect(elements.first?.isActivatable == true)
    }

    @Test("A touch and an activation both do the button's action")
    func action() async throws {
        let diary = Diary()
        let play = Stageplay { Button("Save" as String) { diary.note("saved") } }
        try play.tap("Save")
        try play.activate("Save")
        #expect(diary.entries == ["saved", "saved"])
    }

    @Test("A dimmed button does nothing and says that it is dimmed")
    func disabled() async throws {
        let diary = Diary()
        let play = Stageplay { Button("Save" as String) { diary.note("saved") }.disabled(true) }
        try play.tap("Save")
        #expect(diary.entries == [])
        #expect(try play.find("Save").isEnabled == false)
        #expect(throws: GestureRefusal.self) { try play.activate("Save") }
    }

    @Test("A style of the app's own gets the label, the role and the environment")
    func ownStyle() async throws {
        let play = Stageplay {
            Button("Delete" as String, role: .destructive) {}.buttonStyle(Shouting()).disabled(true)
        }
        #expect(try play.find("Delete, destructive, off").role == .button)
    }

    @Test("Icons in a label are silent, and the title speaks where only the icon shows")
    func labels() async throws {
        let play = Stageplay {
            VStack {
                Button("Add" as String, systemImage: "plus") {}
                Button("Share" as String, systemImage: "square.and.arrow.up") {}.labelStyle(.iconOnly)
            }
        }
        #expect(play.screen().flattened.filter { $0.role == .button }.map(\.label) == ["Add", "Share"])
    }

    @Test("A shortcut works wherever the focus is, and not while the button is dimmed")
    func shortcut() async throws {
        let diary = Diary()
        let play = Stageplay {
            VStack {
                Button("New" as String) { diary.note("new") }.keyboardShortcut("n")
                Button("Old" as String) { diary.note("old") }.keyboardShortcut("o", modifiers: [.command, .shift])
                    .disabled(true)
            }
        }
        try play.press(Key("n"), .command)
        #expect(throws: GestureRefusal.self) { try play.press(Key("n")) }
        #expect(throws: GestureRefusal.self) { try play.press(Key("o"), [.command, .shift]) }
        #expect(diary.entries == ["new"])
    }

    @Test("Tab goes through the controls, Space activates the one with the focus")
    func keyboard() async throws {
        let diary = Diary()
        let play = Stageplay {
            VStack {
                Button("One" as String) { diary.note("one") }
                Button("Two" as String) { diary.note("two") }
            }
        }
        try play.press(.tab)
        #expect(try play.find("One").isFocused)
        try play.press(.tab)
        try play.press(.space)
        try play.press(.tab, .shift)
        try play.press(.return)
        #expect(diary.entries == ["two", "one"])
    }

    @Test("A long press shows the menu, whose buttons are actions of the element too")
    func contextMenu() async throws {
        let diary = Diary()
        let play = Stageplay {
            Text(verbatim: "Read").contextMenu {
                Button("Archive" as String) { diary.note("archived") }
                Button("Delete" as String, role: .destructive) { diary.note("deleted") }
            }
        }
        let text = try play.find("Read")
        #expect(text.actions == ["Archive", "Delete"])
        try play.act("Delete", on: "Read")
        try play.scene.perform(.press(text.activationPoint, seconds: 1))
        try play.tap("Archive")
        #expect(diary.entries == ["deleted", "archived"])
        #expect(!play.has("Archive"))
    }
}

/// Writes what it was told into the label.
private struct Shouting: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            if configuration.role == .destructive { Text(verbatim: "destructive") }
            if !isEnabled { Text(verbatim: "off") }
        }
    }
}
