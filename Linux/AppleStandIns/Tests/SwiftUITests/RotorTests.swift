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
