import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Identity and life cycle") @MainActor struct IdentityTests {
    @Test("A view that keeps its place keeps its state, whatever its other values")
    func samePlace() throws {
        let play = Stageplay { Switching { isOn in Tally(name: isOn ? "on" : "off") } }
        try play.tap("off 0")
        try play.tap("Switch")
        #expect(play.has("on 1"))
    }

    @Test("The branches of a condition are different views, and what went comes back new")
    func branches() throws {
        let play = Stageplay {
            Switching { isOn in
                if isOn { Tally(name: "a") } else { Tally(name: "a") }
            }
        }
        try play.tap("a 0")
        try play.tap("Switch")
        #expect(play.has("a 0"))
        try play.tap("Switch")
        #expect(play.has("a 0"))
    }

    @Test("A view that is left out and put in again begins anew; those after it keep their state")
    func leftOut() throws {
        let play = Stageplay {
            Switching { isOn in
                if !isOn { Tally(name: "a") }
                Tally(name: "b")
            }
        }
        try play.tap("a 0")
        try play.tap("b 0")
        try play.tap("Switch")
        #expect(!play.has("a 1"))
        #expect(play.has("b 1"))
        try play.tap("Switch")
        #expect(play.has("a 0"))
        #expect(play.has("b 1"))
    }

    @Test("Bar items keep theirs, as views do, when one before them is left out")
    func barItems() throws {
        let play = Stageplay { NavigationStack { Barred() } }
        try play.tap("b 0")
        let before = try play.find("b 1").id
        try play.tap("Switch")
        #expect(play.has("a 0"))
        #expect(try play.find("b 1").id == before)
        try play.tap("a 0")
        try play.tap("Switch")
        #expect(!play.has("a 1"))
        #expect(try play.find("b 1").id == before)
        try play.tap("Switch")
        #expect(play.has("a 0"))
    }

    @Test("Another identity is another view")
    func explicitIdentity() throws {
        let play = Stageplay { Switching { isOn in Tally(name: "a").id(isOn ? "new" : "old") } }
        try play.tap("a 0")
        try play.tap("Switch")
        #expect(play.has("a 0"))
    }

    @Test("Rows that change their order take their state along")
    func reorder() throws {
        let play = Stageplay { Rows() }
        try play.tap("a 0")
        try play.tap("Turn")
        #expect(try play.find("b 0").frame.minY < play.find("a 1").frame.minY)
        try play.tap("Shorten")
        #expect(!play.has("b 0"))
        #expect(play.has("a 1"))
    }

    @Test("A type-erased view of another type begins anew")
    func erased() throws {
        let play = Stageplay {
            Switching { isOn in isOn ? AnyView(Tally(name: "a").padding()) : AnyView(Tally(name: "a")) }
        }
        try play.tap("a 0")
        try play.tap("Switch")
        #expect(play.has("a 0"))
    }

    @Test("onChange runs at first only when it is asked to, and with one value twice")
    func initialChange() throws {
        let diary = Diary()
        let play = Stageplay {
            Switching { isOn in
                Text(verbatim: "Light")
                    .onChange(of: isOn, initial: true) { old, new in diary.note("asked \(old) \(new)") }
                    .onChange(of: isOn) { diary.note("unasked") }
            }
        }
        #expect(diary.entries == ["asked false false"])
        diary.entries = []
        try play.tap("Switch")
        #expect(diary.entries.sorted() == ["asked false true", "unasked"])
    }

    @Test("Views appear when they come into the tree and disappear when they go, not when they change")
    func appearance() throws {
        let diary = Diary()
        let play = Stageplay {
            Switching { isOn in
                Text(verbatim: isOn ? "Bright" : "Dark").onAppear { diary.note("light") }
                if isOn { Text(verbatim: "More").onAppear { diary.note("more") }.onDisappear { diary.note("less") } }
            }
        }
        try play.tap("Switch")
        try play.tap("Switch")
        #expect(diary.entries == ["light", "more", "less"])
    }

    @Test("A scene becomes active after it was made, goes to the background and comes back")
    func scenePhase() {
        let diary = Diary()
        let play = Stageplay { PhaseWatcher(diary: diary) }
        play.app.phase = .inactive
        play.app.phase = .background
        play.app.phase = .active
        #expect(
            diary.entries == [
                "inactive → active", "active → inactive", "inactive → background", "background → active",
            ])
    }
}

private struct Tally: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)" as String) { count += 1 } }
}

private struct Switching<Content: View>: View {
    @State private var isOn = false
    @ViewBuilder let content: (Bool) -> Content
    var body: some View {
        VStack {
            content(isOn)
            Button("Switch" as String) { isOn.toggle() }
        }
    }
}

private struct Barred: View {
    @State private var isOn = false
    var body: some View {
        Button("Switch" as String) { isOn.toggle() }
            .toolbar {
                if isOn { ToolbarItem { Tally(name: "a") } }
                ToolbarItem { Tally(name: "b") }
            }
    }
}

private struct Rows: View {
    @State private var names = ["a", "b"]
    var body: some View {
        VStack {
            ForEach(names, id: \.self) { Tally(name: $0) }
            Button("Turn" as String) { names.reverse() }
            Button("Shorten" as String) { names.removeFirst() }
        }
    }
}

private struct PhaseWatcher: View {
    let diary: Diary
    @Environment(\.scenePhase) private var phase
    var body: some View {
        Text(verbatim: "Here").onChange(of: phase) { old, new in diary.note("\(old) → \(new)") }
    }
}
