import Foundation
import Observation
import Stage
import Testing

@testable import SwiftUI

@Suite("State and observation") @MainActor struct StateTests {
    @Test("A change of state evaluates only the views that read it")
    func stateReaders() throws {
        let diary = Diary()
        let play = Stageplay { Owner(diary: diary) }
        #expect(diary.entries.suffix(3) == ["owner", "reader 0", "sibling"])
        diary.entries = []
        try play.tap("More")
        #expect(diary.entries == ["reader 1"])
    }

    @Test("A change of a model evaluates one body for each view that reads the property, and none for another property")
    func modelReaders() {
        let counter = Counter()
        let play = Stageplay {
            VStack {
                Reader(counter: counter, path: \.first)
                Reader(counter: counter, path: \.second)
            }
        }
        let before = Node.bodyEvaluations
        counter.first = 7
        play.scene.update()
        #expect(Node.bodyEvaluations == before + 1)
        #expect(play.has("7"))
        counter.unread = 1
        play.scene.update()
        #expect(Node.bodyEvaluations == before + 1)
        counter.second = 3
        counter.first = 8
        counter.first = 9
        play.scene.update()
        #expect(Node.bodyEvaluations == before + 3)
    }

    @Test("Setting a state to the value that it has evaluates nothing")
    func sameValue() throws {
        let diary = Diary()
        let play = Stageplay { Resetter(diary: diary) }
        diary.entries = []
        try play.tap("Zero")
        #expect(diary.entries == [])
    }

    @Test("A binding to a model's property writes what is typed into it")
    func bindable() throws {
        let counter = Counter()
        let play = Stageplay { NameField(counter: counter) }
        try play.tap("Name")
        try play.type("Read")
        #expect(counter.name == "Read")
        #expect(play.has("Read has 4 letters"))
    }

    @Test("Bindings can be made of functions, of constants, of parts and of what may be missing")
    func bindings() {
        var stored = (first: 1, second: 2)
        let whole = Binding<(first: Int, second: Int)>(read: { stored }, write: { stored = $0 })
        whole.second.wrappedValue = 5
        #expect(stored.first == 1)
        #expect(stored.second == 5)
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        #expect(constant.wrappedValue == 3)
        var missing: Int? = nil
        let optional = Binding<Int?>(read: { missing }, write: { missing = $0 })
        #expect(Binding<Int>(optional) == nil)
        missing = 2
        let present = Binding<Int>(optional)
        present?.wrappedValue = 6
        #expect(missing == 6)
        #expect(present?.wrappedValue == 6)
        missing = nil
        // What was read last stands in while nothing is there.
        #expect(present?.wrappedValue == 6)
    }

    @Test("A property made of others keeps their state")
    func nestedProperty() throws {
        let play = Stageplay { Nested() }
        try play.tap("Count 0")
        try play.tap("Count 1")
        #expect(play.has("Count 2"))
    }

    @Test("The nearest environment value holds, and a key's default where none was set")
    func environment() {
        let play = Stageplay {
            VStack {
                Place()
                VStack { Place().environment(\.place, "inner") }.environment(\.place, "outer")
            }
        }
        #expect(play.screen().flattened.map(\.label) == ["nowhere", "inner"])
    }

    @Test("An object is found by its type, the nearest first, and an optional one may be missing")
    func objects() {
        let outer = Counter()
        let inner = Counter()
        inner.first = 2
        let play = Stageplay {
            VStack {
                Finder()
                Finder().environment(inner)
                OptionalFinder()
            }
            .environment(outer)
        }
        #expect(play.screen().flattened.map(\.label) == ["0", "2", "found"])
        #expect(Stageplay { OptionalFinder() }.has("missing"))
    }

    @Test("An object that nobody supplied ends the process, as on a phone")
    func missingObject() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Stageplay { Finder() } }
        }
    }
}

@MainActor @Observable private final class Counter {
    var first = 0
    var second = 0
    var unread = 0
    var name = ""
}

private struct Owner: View {
    let diary: Diary
    @State private var count = 0
    var body: some View {
        let _ = diary.note("owner")
        VStack {
            ReaderOfBinding(diary: diary, count: $count)
            Sibling(diary: diary)
            Button("More" as String) { count += 1 }
        }
    }
}

private struct ReaderOfBinding: View {
    let diary: Diary
    @Binding var count: Int
    var body: some View {
        let _ = diary.note("reader \(count)")
        Text(verbatim: "\(count)")
    }
}

private struct Sibling: View {
    let diary: Diary
    var body: some View {
        let _ = diary.note("sibling")
        Text(verbatim: "Sibling")
    }
}

private struct Reader: View {
    let counter: Counter
    let path: KeyPath<Counter, Int>
    var body: some View { Text(verbatim: "\(counter[keyPath: path])") }
}

private struct Resetter: View {
    let diary: Diary
    @State private var count = 0
    var body: some View {
        let _ = diary.note("evaluated \(count)")
        Button("Zero" as String) { count = 0 }
    }
}

private struct NameField: View {
    @Bindable var counter: Counter
    var body: some View {
        VStack {
            TextField("Name" as String, text: $counter.name)
            Text(verbatim: "\(counter.name) has \(counter.name.count) letters")
        }
    }
}

private struct Tallying: DynamicProperty {
    @State private var count = 0
    var current: Int { count }
    func more() { count += 1 }
}

private struct Nested: View {
    private var tally = Tallying()
    var body: some View { Button("Count \(tally.current)" as String) { tally.more() } }
}

private struct PlaceKey: EnvironmentKey { static let defaultValue = "nowhere" }

extension EnvironmentValues {
    fileprivate var place: String {
        get { self[PlaceKey.self] }
        set { self[PlaceKey.self] = newValue }
    }
}

private struct Place: View {
    @Environment(\.place) private var place
    var body: some View { Text(verbatim: place) }
}

private struct Finder: View {
    @Environment(Counter.self) private var counter
    var body: some View { Text(verbatim: "\(counter.first)") }
}

private struct OptionalFinder: View {
    @Environment(Counter.self) private var counter: Counter?
    var body: some View { Text(verbatim: counter == nil ? "missing" : "found") }
}
