import Drawing
import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("How controls look in their states") @MainActor
struct ControlLookTests {
    @Test("focus that the app gives to a field puts the caret at the end of its text")
    func caretAtTheEnd() throws {
        let diary = Diary()
        let play = Stageplay { FocusedField(diary: diary) }
        try play.type("ing")
        #expect(diary.entries.last == "Reading")
    }

    @Test("a placeholder that is too long is shortened, not cut")
    func placeholder() throws {
        let long = "A placeholder that is far too long for a field of this width"
        let play = Stageplay {
            TextField(long, text: .constant("")).frame(width: 200)
        }
        let text = try #require(play.scene.texts.first { $0.words == long })
        #expect(text.frame.width <= 200)
    }

    @Test("the label of what goes on stands under its spokes")
    func progress() throws {
        let play = Stageplay { ProgressView("Reading…") }
        let whole = try play.find("Reading…").frame
        let text = try #require(play.scene.texts.first { $0.words == "Reading…" })
        #expect(text.frame.midY > whole.midY)
    }

    @Test("the days of a date picker stay on one line each at the largest text")
    func days() throws {
        let date = Date(timeIntervalSince1970: 1_772_650_800)
        let play = Stageplay(traits: { $0.textSize = "accessibility5" }) {
            DatePicker("Day", selection: .constant(date), displayedComponents: .date)
        }
        try play.activate("Day")
        #expect(play.has("Done"))
        let days = play.scene.texts.filter { Int($0.words) != nil }
        #expect(days.count == 31)
        #expect(days.allSatisfy { $0.frame.height < 40 })
    }

    @Test("a way onward that is disabled is dimmed")
    func disabledLink() throws {
        #expect(try darkest(isDisabled: false) < 0.2)
        #expect(try darkest(isDisabled: true) > 0.4)
    }

    /// The darkest grey in a link's row.
    private func darkest(isDisabled: Bool) throws -> Double {
        let play = Stageplay {
            NavigationStack {
                List { NavigationLink("Onward") { Text(verbatim: "There") }.disabled(isDisabled) }
            }
        }
        let picture = Picture(size: play.scene.size, scale: 1, background: .white)
        play.scene.draw(on: picture.canvas)
        return try #require(picture.colorCounts(in: play.find("Onward").frame).keys.map(\.red).min())
    }
}

private struct FocusedField: View {
    let diary: Diary
    @State private var text = "Read"
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true }
            .onChange(of: text) { diary.note(text) }
    }
}
