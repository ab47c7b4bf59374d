import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Events and tasks") @MainActor struct ControlsEventTests {
    @Test("Appearing and disappearing are told once each")
    func appearance() async throws {
        let diary = Diary()
        let play = Stageplay { Lamp(diary: diary) }
        try play.tap("Switch")
        try play.tap("Count")
        try play.tap("Switch")
        #expect(diary.entries.filter { !$0.contains("→") } == ["on", "off"])
    }

    @Test("A change is told with both values, after it was made")
    func change() async throws {
        let diary = Diary()
        let play = Stageplay { Lamp(diary: diary) }
        try play.tap("Count")
        try play.tap("Count")
        #expect(diary.entries == ["start 0", "0→1", "1→2"].filter { $0.contains("→") })
    }

    @Test("A task runs when its view appears, again with another id, and is cancelled when the view goes")
    func task() async throws {
        let diary = Diary()
        let play = Stageplay { Worker(diary: diary) }
        await play.until { diary.entries.count == 1 }
        #expect(diary.entries == ["begin 0"])
        try play.tap("Next")
        // The old task ends in its own time, before or after the new one has begun.
        await play.until { diary.entries.count == 3 }
        #expect(diary.entries.sorted() == ["begin 0", "begin 1", "end 0"])
        try play.tap("Remove")
        await play.until { diary.entries.count == 4 }
        #expect(diary.entries.sorted() == ["begin 0", "begin 1", "end 0", "end 1"])
    }

    @Test("A tap is taken by what is on top, and passes what does not allow it")
    func taps() async throws {
        let diary = Diary()
        let play = Stageplay(size: CGSize(width: 200, height: 100)) {
            ZStack {
                Color.red.onTapGesture { diary.note("below") }
                Color.blue.frame(width: 50, height: 50).onTapGesture { diary.note("above") }
                Color.green.allowsHitTesting(false)
            }
        }
        try play.scene.perform(.tap(CGPoint(x: 100, y: 50)))
        try play.scene.perform(.tap(CGPoint(x: 10, y: 50)))
        #expect(diary.entries == ["above", "below"])
    }
}

private struct Lamp: View {
    let diary: Diary
    @State private var isOn = false
    @State private var count = 0

    var body: some View {
        VStack {
            if isOn {
                Text(verbatim: "Light")
                    .onAppear { diary.note("on") }
                    .onDisappear { diary.note("off") }
            }
            Button("Switch" as String) { isOn.toggle() }
            Button("Count" as String) { count += 1 }
        }
        .onChange(of: count) { old, new in diary.note("\(old)→\(new)") }
    }
}

private struct Worker: View {
    let diary: Diary
    @State private var id = 0
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown {
                Text(verbatim: "Working").task(id: id) {
                    let number = id
                    diary.note("begin \(number)")
                    try? await Task.sleep(for: .seconds(1000))
                    diary.note("end \(number)")
                }
            }
            Button("Next" as String) { id += 1 }
            Button("Remove" as String) { isShown = false }
        }
    }
}
