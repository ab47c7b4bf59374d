import Accessibility
import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("What VoiceOver can do and is told") @MainActor struct AccessibilityActionTests {
    @Test("Named actions are offered in the order of their declaration, and do what they say")
    func actions() throws {
        let diary = Diary()
        let play = Stageplay {
            Button("Read" as String) { diary.note("opened") }
                .accessibilityAction(named: "Mark done" as String) { diary.note("marked") }
                .accessibilityActions {
                    Button("Skip" as String) { diary.note("skipped") }
                    Button("Archive" as String) { diary.note("archived") }
                    Button("Never" as String) {}.disabled(true)
                }
        }
        #expect(try play.find("Read").actions == ["Mark done", "Skip", "Archive"])
        try play.act("Archive", on: "Read")
        try play.activate("Read")
        #expect(diary.entries == ["archived", "opened"])
        #expect(throws: GestureRefusal("“Read” has no action “Fly”. It has: Mark done, Skip, Archive.")) {
            try play.act("Fly", on: "Read")
        }
    }

    @Test("The default action and escape are carried out")
    func kinds() throws {
        let diary = Diary()
        let play = Stageplay {
            Text(verbatim: "Card")
                .accessibilityAction { diary.note("activated") }
                .accessibilityAction(.escape) { diary.note("left") }
        }
        try play.activate("Card")
        try play.scene.perform(.escape)
        #expect(diary.entries == ["activated", "left"])
    }

    @Test("An adjustable element goes up and down")
    func adjustable() throws {
        let play = Stageplay { Dial() }
        let dial = try play.find("Goal")
        #expect(dial.isAdjustable)
        try play.scene.perform(.adjust(dial.id, up: true))
        try play.scene.perform(.adjust(dial.id, up: true))
        try play.scene.perform(.adjust(dial.id, up: false))
        #expect(try play.find("Goal").value == "1")
        let plain = Stageplay { Text(verbatim: "Still") }
        let still = try plain.find("Still").id
        #expect(throws: GestureRefusal.self) { try plain.scene.perform(.adjust(still, up: true)) }
    }

    @Test("Custom content and input labels are carried along")
    func content() throws {
        let play = Stageplay {
            Text(verbatim: "Read")
                .accessibilityCustomContent("Streak" as LocalizedStringKey, "3 days" as String, importance: .high)
                .accessibilityCustomContent("Best" as LocalizedStringKey, "9 days" as String)
                .accessibilityInputLabels(["Read", "Book"] as [String])
        }
        let read = try play.find("Read")
        #expect(
            read.customContent == [
                Element.CustomContent(label: "Streak", value: "3 days", isImportant: true),
                Element.CustomContent(label: "Best", value: "9 days", isImportant: false),
            ])
        #expect(read.inputLabels == ["Read", "Book"])
    }

    @Test("Custom content of one key is replaced by what is said nearer to the outside")
    func contentKeys() throws {
        let play = Stageplay {
            Text(verbatim: "Read")
                .accessibilityCustomContent(.streak, Text(verbatim: "3 days"))
                .accessibilityCustomContent(.streak, Text(verbatim: "4 days"))
        }
        #expect(try play.find("Read").customContent.map(\.value) == ["4 days"])
    }

    @Test("The app moves VoiceOver's focus, and hears where it goes")
    func focus() throws {
        let diary = Diary()
        let play = Stageplay { FocusedRows(diary: diary) }
        try play.tap("Jump")
        #expect(try play.find("Second").isAccessibilityFocused)
        try play.scene.perform(.focus(play.find("First").id))
        try play.scene.perform(.focus(play.find("Jump").id))
        #expect(diary.entries == ["second", "first", "none"])
        #expect(try play.find("First").isAccessibilityFocused == false)
    }

    @Test("Announcements and changes of the screen are heard in order, once, with their urgency")
    func announcements() {
        let play = Stageplay { Text(verbatim: "Here") }
        _ = play.screen()
        AccessibilityNotification.Announcement("Saved").post()
        AccessibilityNotification.ScreenChanged().post()
        AccessibilityNotification.LayoutChanged().post()
        var urgent = AttributedString("Undone")
        urgent.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(urgent).post()
        #expect(
            play.screen().announcements == [
                Announcement(kind: .announcement, text: "Saved", priority: .normal),
                Announcement(kind: .screenChanged, text: "", priority: .normal),
                Announcement(kind: .layoutChanged, text: "", priority: .normal),
                Announcement(kind: .announcement, text: "Undone", priority: .high),
            ])
        #expect(play.screen().announcements == [])
    }

    @Test("While a sheet is up, only what lies on it can be reached")
    func modal() {
        let play = Stageplay {
            Text(verbatim: "Below").sheet(isPresented: .constant(true)) { Text(verbatim: "Above") }
        }
        #expect(play.has("Above"))
        #expect(!play.has("Below"))
    }

    @Test("Of the views among which a layout chooses, focus goes to the one that is shown, each time")
    func focusInAChoice() throws {
        for _ in 1...20 {
            let play = Stageplay { ChosenRow() }
            try play.activate("Jump")
            #expect(play.screen().flattened.first { $0.isAccessibilityFocused }?.label == "Narrow")
        }
    }

    @Test("A sheet takes focus from what a sheet covers, also where the row's own action opened it, without a fault")
    func focusLeavesTheCoveredRow() throws {
        let diary = Diary()
        let play = Stageplay { OpeningRow(diary: diary) }
        play.scene.moveAccessibilityFocus(to: try play.find("Row").id)
        try play.act("Open", on: "Row")
        #expect(play.has("Sheet"))
        #expect(diary.entries == ["at the row", "away"])
    }
}

extension AccessibilityCustomContentKey {
    fileprivate static var streak: AccessibilityCustomContentKey {
        AccessibilityCustomContentKey("Streak", id: "streak")
    }
}

private struct Dial: View {
    @State private var goal = 0
    var body: some View {
        Text(verbatim: "Goal").accessibilityValue("\(goal)" as String).accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: goal += 1
            case .decrement: goal -= 1
            @unknown default: break
            }
        }
    }
}

/// A row whose own action opens a sheet while VoiceOver is at the row.
private struct OpeningRow: View {
    let diary: Diary
    @State private var isOpen = false
    @AccessibilityFocusState private var isAtRow: Bool
    var body: some View {
        Button("Row" as String) {}
            .accessibilityFocused($isAtRow)
            .accessibilityAction(named: Text(verbatim: "Open")) { isOpen = true }
            .sheet(isPresented: $isOpen) { Text(verbatim: "Sheet") }
            .onChange(of: isAtRow) { _, new in diary.note(new ? "at the row" : "away") }
    }
}

private struct FocusedRows: View {
    let diary: Diary
    @AccessibilityFocusState private var row: String?
    var body: some View {
        VStack {
            Text(verbatim: "First").accessibilityFocused($row, equals: "first")
            Text(verbatim: "Second").accessibilityFocused($row, equals: "second")
            Button("Jump" as String) { row = "second" }
        }
        .onChange(of: row) { _, new in diary.note(new ?? "none") }
    }
}

/// Two forms of one row, linked to one value; only the second fits.
private struct ChosenRow: View {
    @AccessibilityFocusState private var isAtRow: Bool
    var body: some View {
        VStack {
            ViewThatFits(in: .horizontal) {
                Text(verbatim: "Wide").frame(width: 5000).accessibilityFocused($isAtRow)
                Text(verbatim: "Narrow").accessibilityFocused($isAtRow)
            }
            Button("Jump" as String) { isAtRow = true }
        }
    }
}
