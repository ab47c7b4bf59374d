import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Rotors and swipes") @MainActor
struct RotorTests {
    @Test("a rotor names its entries, prepares for the one that is chosen, and moves focus to its element")
    func goesToAnEntry() throws {
        let diary = Diary()
        let play = Stageplay { Days(diary: diary) }
        let offering = try #require(play.screen().flattened.first { !$0.rotors.isEmpty })
        #expect(offering.rotors.map(\.name) == ["Missed"])
        #expect(offering.rotors.map(\.entries) == [["Day 2", "Day 4"]])
        try play.scene.perform(.rotor(offering.id, name: "Missed", entry: 1))
        #expect(play.screen().flattened.first { $0.isAccessibilityFocused }?.label == "4")
        #expect(diary.entries == ["prepared 4"])
    }

    @Test("a rotor refuses an entry that it does not have")
    func refuses() throws {
        let play = Stageplay { Days(diary: Diary()) }
        let offering = try #require(play.screen().flattened.first { !$0.rotors.isEmpty })
        #expect(throws: (any Error).self) { try play.scene.perform(.rotor(offering.id, name: "Missed", entry: 2)) }
    }

    @Test("an entry whose element comes only by its preparation is found, and one that never comes is refused in words")
    func prepares() throws {
        let play = Stageplay { Pages() }
        let offering = try #require(play.screen().flattened.first { !$0.rotors.isEmpty })
        try play.scene.perform(.rotor(offering.id, name: "Far", entry: 0))
        #expect(play.screen().flattened.first { $0.isAccessibilityFocused }?.label == "Page 2")
        let second = try #require(play.screen().flattened.first { !$0.rotors.isEmpty })
        let refusal = #expect(throws: GestureRefusal.self) {
            try play.scene.perform(.rotor(second.id, name: "Far", entry: 1))
        }
        #expect(refusal?.description == "The rotor “Far” leads to “Nowhere”, which is not on the screen.")
    }

    @Test("going to an entry that is scrolled away brings it into sight")
    func scrolls() throws {
        let play = Stageplay { LongList() }
        let offering = try #require(play.screen().flattened.first { !$0.rotors.isEmpty })
        let before = try play.find("Line 19")
        #expect(before.visibleFrame.isEmpty)
        try play.scene.perform(.rotor(offering.id, name: "Last", entry: 0))
        let after = try play.find("Line 19")
        #expect(after.visibleFrame == after.frame)
        #expect(after.isAccessibilityFocused)
    }

    @Test("the same id in another scope is another place")
    func scopes() throws {
        let play = Stageplay { TwoScopes() }
        let offering = try #require(play.screen().flattened.first { !$0.rotors.isEmpty })
        try play.scene.perform(.rotor(offering.id, name: "Second", entry: 0))
        #expect(play.screen().flattened.first { $0.isAccessibilityFocused }?.label == "Second one")
    }

    @Test("several rotors of one element are offered in order, each with its own name")
    func several() {
        let play = Stageplay {
            Text(verbatim: "Here")
                .accessibilityRotor(Text(verbatim: "By text")) { ForEach([Int](), id: \.self) { _ in noEntry } }
                .accessibilityRotor(.headings) { ForEach([Int](), id: \.self) { _ in noEntry } }
        }
        #expect(play.screen().flattened.flatMap(\.rotors).map(\.name) == ["By text", "Headings"])
    }

    private var noEntry: AccessibilityRotorEntry<Int> {
        AccessibilityRotorEntry(Text(verbatim: "None"), id: 0, in: Namespace().wrappedValue)
    }

    @Test("a drag that is long enough ends its gesture, in points of the window where that was asked for")
    func drags() throws {
        let diary = Diary()
        let play = Stageplay {
            Color.red.frame(width: 200, height: 200)
                .simultaneousGesture(
                    DragGesture(minimumDistance: 24, coordinateSpace: .global).onEnded { value in
                        diary.note("\(value.translation.width) \(value.startLocation.x)")
                    })
        }
        let start = CGPoint(x: 200, y: 420)
        try play.scene.perform(.drag(from: start, to: CGPoint(x: 210, y: 420), holding: 0))
        #expect(diary.entries == [])
        try play.scene.perform(.drag(from: start, to: CGPoint(x: 120, y: 420), holding: 0))
        #expect(diary.entries == ["-80.0 200.0"])
    }
}

private struct Days: View {
    let diary: Diary
    @Namespace private var days

    var body: some View {
        VStack {
            ForEach(1..<5) { day in
                Text(verbatim: "\(day)").accessibilityRotorEntry(id: day, in: days)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Missed") {
            ForEach([2, 4], id: \.self) { day in
                AccessibilityRotorEntry(Text(verbatim: "Day \(day)"), id: day, in: days) {
                    diary.note("prepared \(day)")
                }
            }
        }
    }
}

/// The second page comes when the rotor asks for it.
private struct Pages: View {
    @State private var page = 1
    @Namespace private var pages

    var body: some View {
        Text(verbatim: "Page \(page)")
            .id(page)
            .accessibilityRotorEntry(id: page, in: pages)
            .accessibilityRotor("Far") {
                ForEach([2, 9], id: \.self) { number in
                    AccessibilityRotorEntry(Text(verbatim: number == 2 ? "Two" : "Nowhere"), id: number, in: pages) {
                        if number == 2 { page = 2 }
                    }
                }
            }
    }
}

private struct LongList: View {
    @Namespace private var lines

    var body: some View {
        ScrollView {
            VStack {
                ForEach(0..<20) { line in
                    Text(verbatim: "Line \(line)").frame(height: 80).accessibilityRotorEntry(id: line, in: lines)
                }
            }
        }
        .accessibilityRotor("Last") { AccessibilityRotorEntry(Text(verbatim: "Last"), id: 19, in: lines) }
    }
}

private struct TwoScopes: View {
    @Namespace private var first
    @Namespace private var second

    var body: some View {
        VStack {
            Text(verbatim: "First one").accessibilityRotorEntry(id: 1, in: first)
            Text(verbatim: "Second one").accessibilityRotorEntry(id: 1, in: second)
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Second") { AccessibilityRotorEntry(Text(verbatim: "It"), id: 1, in: second) }
    }
}
