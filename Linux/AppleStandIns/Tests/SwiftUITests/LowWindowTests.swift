import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("A phone held sideways, or with its keyboard up") @MainActor struct LowWindowTests {
    @Test("An alert too tall for the screen scrolls, its last button clear of the end and answering there")
    func alertScrolls() throws {
        let diary = Diary()
        let play = Stageplay(size: CGSize(width: 568, height: 320)) {
            Text(verbatim: "Below").alert("Sure?" as String, isPresented: .constant(true)) {
                ForEach(1..<9) { number in Button("Answer \(number)" as String) { diary.note("\(number)") } }
            }
        }
        #expect(try play.find("Answer 8").visibleFrame.isEmpty)
        try play.scene.perform(.scroll(at: CGPoint(x: 284, y: 160), dx: 0, dy: 5000))
        let last = try play.find("Answer 8")
        #expect(last.visibleFrame == last.frame)
        #expect(last.frame.maxY <= 320)
        #expect(try play.find("Answer 1").visibleFrame.isEmpty)
        try play.tap("Answer 8")
        #expect(diary.entries == ["8"])
    }

    @Test(
        "A phone's width is regular in landscape alone, and on the largest alone",
        arguments: [(844, 390, false), (852, 393, false), (896, 414, true), (932, 430, true), (430, 932, false)])
    func regularWidth(_ width: Double, _ height: Double, _ isRegular: Bool) {
        var traits = DeviceTraits()
        traits.size = CGSize(width: width, height: height)
        #expect(traits.isRegularWidth == isRegular)
    }

    @Test("Columns go on beneath the corners on their outer sides, and keep their content clear of them")
    func columnsReachTheEdges() {
        let diary = Diary()
        let play = Stageplay(size: CGSize(width: 932, height: 430)) {
            NavigationSplitView {
                GeometryReader { proxy in
                    let _ = diary.note("leading \(Int(proxy.safeAreaInsets.leading))")
                    Text(verbatim: "Sidebar")
                }
            } detail: {
                GeometryReader { proxy in
                    let _ = diary.note("trailing \(Int(proxy.safeAreaInsets.trailing))")
                    Text(verbatim: "Detail")
                }
            }
        }
        _ = play.screen()
        #expect(Set(diary.entries) == ["leading 59", "trailing 59"])
    }

    @Test("A field far down a list keeps its caret, in sight, when the keyboard takes half of the window")
    func keepsTheCaret() throws {
        let play = Stageplay {
            List {
                ForEach(0..<30) { number in TextField("Field \(number)" as String, text: .constant("")) }
            }
        }
        try play.tap("Field 14")
        play.app.traits.size.height = 300
        let field = try play.find("Field 14")
        #expect(field.isFocused)
        #expect(field.visibleFrame == field.frame)
    }

    @Test("What is typed into a field of many lines stays in sight")
    func followsTyping() throws {
        let play = Stageplay(size: CGSize(width: 320, height: 300)) { Typing() }
        try play.tap("Note")
        try play.type(String(repeating: "One more line.\n", count: 20))
        try play.type("The end")
        let field = try play.find("Note")
        #expect(field.frame.height > 300)
        #expect(field.visibleFrame.maxY == field.frame.maxY)
    }
}

private struct Typing: View {
    @State private var text = ""
    var body: some View { ScrollView { TextField("Note" as String, text: $text, axis: .vertical) } }
}
