import Foundation
import Observation
import Stage
import Testing

@testable import SwiftUI

@Suite("What a phone would punish without a word is a fault here:") @MainActor struct StrictnessTests {
    /// The faults of a screen since it was made.
    private func faults(_ play: Stageplay) -> [String] { play.screen(allowsFaults: true).faults }

    @Test("two elements of a ForEach with one id, also in a list")
    func duplicateIdentity() {
        let fault = "ForEach: two elements have the same id"
        #expect(faults(Stageplay { VStack { ForEach([1, 2, 1], id: \.self) { Text(verbatim: "\($0)") } } }) == [fault])
        #expect(faults(Stageplay { List { ForEach([1, 1], id: \.self) { Text(verbatim: "\($0)") } } }) == [fault])
        #expect(faults(Stageplay { VStack { ForEach([1, 2], id: \.self) { Text(verbatim: "\($0)") } } }) == [])
    }

    @Test("a picker's tag of another type than its selection")
    func tagType() {
        let play = Stageplay {
            Picker("Size" as String, selection: .constant(1)) {
                Text(verbatim: "Small").tag(1)
                Text(verbatim: "Large").tag("2")
            }
        }
        #expect(faults(play) == ["Picker: the tag of “Large” is a String, the selection a Int: it can never be chosen"])
        let optional = Stageplay {
            Picker("Size" as String, selection: .constant(Optional(1))) {
                Text(verbatim: "Small").tag(1)
            }
        }
        #expect(
            faults(optional) == [
                "Picker: the tag of “Small” is a Int, the selection a Optional<Int>: it can never be chosen"
            ])
    }

    @Test("two destinations for one type")
    func repeatedDestination() throws {
        let play = Stageplay {
            NavigationStack {
                NavigationLink("Go" as String, value: 1)
                    .navigationDestination(for: Int.self) { Text(verbatim: "Inner \($0)") }
                    .navigationDestination(for: Int.self) { Text(verbatim: "Outer \($0)") }
            }
        }
        try play.tap("Go")
        #expect(faults(play) == ["Two navigationDestinations for one type: only the outermost is used"])
        #expect(play.has("Outer 1"))
    }

    @Test("a destination within a lazy container")
    func lazyDestination() throws {
        let play = Stageplay {
            NavigationStack {
                List {
                    NavigationLink("Go" as String, value: 1)
                        .navigationDestination(for: Int.self) { Text(verbatim: "Page \($0)") }
                }
            }
        }
        try play.tap("Go")
        #expect(faults(play).contains("A navigationDestination inside a lazy container is ignored"))
        let scroll = Stageplay {
            NavigationStack {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<2) { number in
                            NavigationLink("Go \(number)" as String, value: number)
                                .navigationDestination(for: Int.self) { Text(verbatim: "Page \($0)") }
                        }
                    }
                }
            }
        }
        try scroll.tap("Go 1")
        #expect(faults(scroll).contains("A navigationDestination inside a lazy container is ignored"))
    }

    @Test("a value that no destination takes")
    func missingDestination() throws {
        let play = Stageplay {
            NavigationStack {
                NavigationLink("Go" as String, value: 1)
                    .navigationDestination(for: String.self) { Text(verbatim: $0) }
            }
        }
        try play.tap("Go")
        #expect(faults(play) == ["No navigationDestination for Int"])
    }

    @Test("state written while a body is evaluated")
    func writingInBody() {
        #expect(faults(Stageplay { Scribbler() }) == ["State was written while a body was evaluated, in Scribbler"])
        let model = Ledger()
        #expect(
            faults(
                Stageplay {
                    VStack {
                        LedgerReader(model: model)
                        ModelScribbler(model: model)
                    }
                })
                == ["A model was changed while a body was evaluated, in ModelScribbler"])
    }

    @Test("a drawn shape in a menu, a context menu, swipe actions and an alert")
    func drawnShape() throws {
        let fault = "A drawn shape stands where system chrome shows only text and symbols"
        let menu = Stageplay {
            Menu("Open" as String) {
                Button {
                } label: {
                    HStack {
                        Circle().frame(width: 10, height: 10)
                        Text(verbatim: "Round")
                    }
                }
            }
        }
        try menu.tap("Open")
        #expect(faults(menu) == [fault])
        let context = Stageplay {
            Button("Hold" as String) {}.contextMenu {
                Button {
                } label: {
                    Capsule().strokeBorder(Color.red)
                }
            }
        }
        let middle = try #require(context.screen(allowsFaults: true).flattened.first { $0.label == "Hold" })
            .activationPoint
        try context.scene.perform(.press(middle, seconds: 1))
        #expect(faults(context) == [fault])
        let swipe = Stageplay {
            List {
                Text(verbatim: "Row").swipeActions {
                    Button {
                    } label: {
                        Circle()
                    }
                }
            }
        }
        #expect(faults(swipe) == [fault])
        let alert = Stageplay {
            Text(verbatim: "Below").alert("Sure?" as String, isPresented: .constant(true)) {
                Button {
                } label: {
                    Circle()
                }
            }
        }
        #expect(faults(alert) == [fault])
    }

    @Test("a system symbol that no phone knows")
    func unknownSymbol() {
        let play = Stageplay { Image(systemName: "habit.thread") }
        #expect(faults(play) == ["There is no system symbol named habit.thread in the list for iOS 17"])
    }

    @Test("a screen that never comes to rest")
    func restless() {
        #expect(
            faults(Stageplay { Restless() }) == ["The screen does not come to rest: state changes with every update"])
    }
}

private struct Scribbler: View {
    @State private var count = 0
    var body: some View {
        let _ = { count = 1 }()
        Text(verbatim: "\(count)")
    }
}

@MainActor @Observable private final class Ledger {
    var count = 0
}

private struct LedgerReader: View {
    let model: Ledger
    var body: some View { Text(verbatim: "\(model.count)") }
}

private struct ModelScribbler: View {
    let model: Ledger
    var body: some View {
        Text(verbatim: "\(model.count)")
        let _ = { if model.count < 3 { model.count += 1 } }()
    }
}

private struct Restless: View {
    @State private var count = 0
    var body: some View {
        Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
    }
}
