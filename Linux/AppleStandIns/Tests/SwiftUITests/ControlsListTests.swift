import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Lists and forms") @MainActor struct ControlsListTests {
    @Test("A list is a collection view of cells, its headers are headings")
    func structure() async throws {
        let play = Stageplay {
            List {
                Section("Due" as String) {
                    Text(verbatim: "Read")
                    Text(verbatim: "Walk")
                }
                Section {
                    Text(verbatim: "Swim")
                } footer: {
                    Text(verbatim: "Once a week")
                }
            }
        }
        let screen = play.screen()
        let list = try #require(screen.flattened.first { $0.role == .collectionView })
        #expect(list.children.map(\.role) == [.staticText, .cell, .cell, .cell, .staticText])
        #expect(list.children.filter { $0.role == .cell }.flatMap(\.children).map(\.label) == ["Read", "Walk", "Swim"])
        #expect(try play.find("Due").traits.contains(.header))
        #expect(try play.find("Once a week").traits.contains(.header) == false)
    }

    @Test("Sections of elements are sections, also by a view of one's own and under modifiers")
    func sectionsOfElements() async throws {
        let play = Stageplay {
            List {
                ForEach(["Due", "Later"], id: \.self) { title in DaySection(title: title) }
                ForEach(["Done"], id: \.self) { title in
                    Section(title as String) { Text(verbatim: "\(title) 1") }.listRowBackground(Color.red)
                }
            }
        }
        let list = try #require(play.screen().flattened.first { $0.role == .collectionView })
        #expect(
            list.children.map(\.role) == [.staticText, .cell, .cell, .staticText, .cell, .cell, .staticText, .cell])
        #expect(
            list.children.filter { $0.role == .cell }.flatMap(\.children).map(\.label)
                == ["Due 1", "Due 2", "Later 1", "Later 2", "Done 1"])
        #expect(try play.find("Later").traits.contains(.header))
    }

    @Test("Rows are at least 44 points high, and set in from the screen's edges")
    func rows() async throws {
        let play = Stageplay { List { Text(verbatim: "Read") } }
        let cell = try #require(play.screen().flattened.first { $0.role == .cell })
        #expect(cell.frame.height == 44)
        // 16 from the screen to the card, 16 from the card to its content.
        #expect(try play.find("Read").frame.minX == 32)
    }

    @Test("Right to left, rows begin at the right")
    func mirrored() async throws {
        let play = Stageplay(traits: { $0.isRightToLeft = true }) { List { Text(verbatim: "Read") } }
        #expect(try play.find("Read").frame.maxX == 393 - 32)
    }

    @Test("Of a thousand rows only those about the screen are made")
    func lazy() async throws {
        let play = Stageplay { List(0..<1000) { Text(verbatim: "Row \($0)") } }
        let cells = play.screen().flattened.filter { $0.role == .cell }
        #expect(cells.count > 15)
        #expect(cells.count < 60)
        try play.scene.perform(.scroll(at: CGPoint(x: 200, y: 400), dx: 0, dy: 4400))
        #expect(play.has("Row 100"))
        #expect(!play.has("Row 0"))
    }

    @Test("A touch beside a row's button presses it; a borderless one only by itself")
    func rowButton() async throws {
        let diary = Diary()
        let play = Stageplay {
            List {
                Button("Save" as String) { diary.note("saved") }
                Button("Undo" as String) { diary.note("undone") }.buttonStyle(.borderless)
            }
        }
        let save = try play.find("Save").frame
        let undo = try play.find("Undo").frame
        try play.scene.perform(.tap(CGPoint(x: 340, y: save.midY)))
        try play.scene.perform(.tap(CGPoint(x: 340, y: undo.midY)))
        #expect(diary.entries == ["saved"])
        try play.tap("Undo")
        #expect(diary.entries == ["saved", "undone"])
    }

    @Test("Two automatic buttons in one row are a fault: a touch runs both")
    func twoButtons() async throws {
        let diary = Diary()
        let play = Stageplay {
            List {
                HStack {
                    Button("A" as String) { diary.note("a") }
                    Button("B" as String) { diary.note("b") }
                }
            }
        }
        let row = try #require(play.screen(allowsFaults: true).flattened.first { $0.role == .cell }).frame
        try play.scene.perform(.tap(CGPoint(x: 340, y: row.midY)))
        #expect(diary.entries == ["a", "b"])
        #expect(play.screen(allowsFaults: true).faults.count == 1)
    }

    @Test("Deleting and moving are offered and carried out")
    func editing() async throws {
        let play = Stageplay { EditableList() }
        try play.act("Delete", on: "b")
        #expect(play.screen().flattened.filter { $0.role == .cell }.flatMap(\.children).map(\.label) == ["a", "c"])
        let row = try play.find("a").frame
        let target = CGPoint(x: row.midX, y: row.midY + 44)
        try play.scene.perform(.drag(from: CGPoint(x: row.midX, y: row.midY), to: target, holding: 0.6))
        #expect(play.screen().flattened.filter { $0.role == .cell }.flatMap(\.children).map(\.label) == ["c", "a"])
    }

    @Test("A swipe uncovers a row's buttons, a full swipe does the first")
    func swipes() async throws {
        let diary = Diary()
        let play = Stageplay {
            List {
                Text(verbatim: "Read").swipeActions {
                    Button("Archive" as String) { diary.note("archived") }
                    Button("Delete" as String, role: .destructive) { diary.note("deleted") }
                }
            }
        }
        #expect(try play.find("Read").actions == ["Archive", "Delete"])
        let y = try play.find("Read").frame.midY
        try play.scene.perform(.drag(from: CGPoint(x: 360, y: y), to: CGPoint(x: 40, y: y), holding: 0))
        #expect(diary.entries == ["archived"])
        try play.scene.perform(.drag(from: CGPoint(x: 360, y: y), to: CGPoint(x: 260, y: y), holding: 0))
        // Two buttons of 74 points from the card's trailing edge at 377: the second is the further one.
        try play.scene.perform(.tap(CGPoint(x: 377 - 110, y: y)))
        #expect(diary.entries == ["archived", "deleted"])
    }

    @Test("A touch selects a row by its tag")
    func selection() async throws {
        let play = Stageplay { SelectableList() }
        try play.tap("Two")
        #expect(play.has("Chosen 2"))
        #expect(try play.find("Two").isSelected)
    }
}

private struct EditableList: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { Text(verbatim: $0) }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { from, to in
                    let moved = from.map { names[$0] }
                    let before = names[..<to].filter { !moved.contains($0) }
                    let after = names[to...].filter { !moved.contains($0) }
                    names = before + moved + after
                }
        }
    }
}

private struct SelectableList: View {
    @State private var chosen: Int?

    var body: some View {
        VStack {
            Text(verbatim: "Chosen \(chosen ?? 0)")
            List(selection: $chosen) {
                Text(verbatim: "One").tag(1)
                Text(verbatim: "Two").tag(2)
            }
        }
    }
}

extension Array {
    /// What Apple's SwiftUI adds to collections, for this test.
    fileprivate mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: offset) }
    }
}

private struct DaySection: View {
    let title: String
    var body: some View {
        Section(title) {
            ForEach(1..<3) { Text(verbatim: "\(title) \($0)") }
        }
    }
}
