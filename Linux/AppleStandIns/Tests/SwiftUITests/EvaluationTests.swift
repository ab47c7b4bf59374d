import Foundation
import Stage
import Testing

@testable import SwiftUI

/// What an update leaves alone: views that hold what they held, and sizes that nothing has changed.
@Suite("An update") @MainActor
struct EvaluationTests {
    @Test("evaluates no view that holds what it held")
    func sameView() throws {
        let diary = Diary()
        let play = Stageplay { Counting(diary: diary) }
        diary.entries = []
        try play.tap("More")
        #expect(diary.entries == ["count 1"])
        #expect(play.has("count 1"))
    }

    @Test("evaluates a view that holds an enum or an optional with another value", arguments: [1, 2])
    func otherView(_ taps: Int) throws {
        let play = Stageplay { Switching() }
        for _ in 0..<taps { try play.tap("Next") }
        #expect(play.has(taps == 1 ? "two, second" : "three, nothing"))
    }

    @Test("evaluates what reads an environment value that changed, below a view that holds what it held")
    func otherEnvironment() throws {
        let play = Stageplay { Passing() }
        try play.tap("Large")
        #expect(play.has("accessibility1"))
    }

    @Test("measures nothing anew that did not change, and everything once the text's size does")
    func keptSizes() throws {
        let diary = Diary()
        let play = Stageplay { Measured(diary: diary) }
        diary.entries = []
        try play.tap("More")
        #expect(play.has("1"))
        #expect(diary.entries == [])
        play.app.traits.textSize = "accessibility3"
        play.scene.update()
        #expect(!diary.entries.isEmpty)
    }

    @Test("evaluates every view once texts are doubled, as each may have localised one")
    func doubledTexts() {
        let diary = Diary()
        let play = Stageplay { Counting(diary: diary) }
        diary.entries = []
        play.app.traits.doublesStrings = true
        defer { play.app.traits.doublesStrings = false }
        play.scene.update()
        #expect(diary.entries.sorted() == ["always", "count 0"])
    }
}

private struct Counting: View {
    let diary: Diary
    @State private var count = 0
    var body: some View {
        VStack {
            Told(diary: diary, words: "count \(count)", level: nil)
            Told(diary: diary, words: "always", level: 3)
            Button("More" as String) { count += 1 }
        }
    }
}

private struct Told: View {
    let diary: Diary
    let words: String
    let level: Int?
    var body: some View {
        let _ = diary.note(words)
        Text(verbatim: words)
    }
}

private enum Place: String {
    case one, two, three
    var next: Place { self == .one ? .two : .three }
}

private struct Switching: View {
    @State private var place = Place.one
    var body: some View {
        VStack {
            Placed(place: place, note: place == .two ? "second" : nil)
            Button("Next" as String) { place = place.next }
        }
    }
}

private struct Placed: View {
    let place: Place
    let note: String?
    var body: some View { Text(verbatim: "\(place.rawValue), \(note ?? "nothing")") }
}

private struct Passing: View {
    @State private var isLarge = false
    var body: some View {
        VStack {
            Between().environment(\.dynamicTypeSize, isLarge ? .accessibility1 : .large)
            Button("Large" as String) { isLarge = true }
        }
    }
}

private struct Between: View {
    var body: some View { TypeSize() }
}

private struct TypeSize: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text(verbatim: "\(size)") }
}

private struct Measured: View {
    let diary: Diary
    @State private var count = 0
    var body: some View {
        VStack {
            Tape(diary: diary) { Text(verbatim: "Measured") }
            Text(verbatim: "\(count)")
            Button("More" as String) { count += 1 }
        }
    }
}

/// Notes each time that it is asked for its size.
private struct Tape: Layout {
    let diary: Diary

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { diary.note("measured") }
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
