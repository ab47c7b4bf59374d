import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Scroll views") @MainActor struct LayoutScrollTests {
    private func tall() -> LayoutBench {
        LayoutBench {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { number in Rubber(name: "\(number)").frame(height: 50) }
                }
            }
        }
    }

    @Test("It fills what it is offered and begins its content at the top")
    func start() {
        let bench = tall()
        #expect(bench.items(ScrollItem.self).first?.frame == rect(0, 0, 400, 300))
        #expect(bench.frame("0")?.minY == 20)
        #expect(bench.frame("19")?.minY == 970)
    }

    @Test("It is as wide as its content where that is narrow")
    func narrow() {
        let bench = LayoutBench { ScrollView { Box("a", 100, 10) } }
        #expect(bench.items(ScrollItem.self).first?.frame == rect(150, 0, 100, 300))
        #expect(bench.frame("a") == rect(150, 0, 100, 10))
    }

    @Test("A wheel scrolls it, no further than its content goes")
    func wheel() throws {
        let bench = tall()
        try bench.scene.perform(.scroll(at: CGPoint(x: 200, y: 150), dx: 0, dy: 120))
        #expect(bench.frame("0")?.minY == -100)
        try bench.scene.perform(.scroll(at: CGPoint(x: 200, y: 150), dx: 0, dy: 5000))
        // 20 × 50 − 300 is the most.
        #expect(bench.frame("19")?.minY == 270)
        try bench.scene.perform(.scroll(at: CGPoint(x: 200, y: 150), dx: 0, dy: -9000))
        #expect(bench.frame("0")?.minY == 20)
    }

    @Test("A finger drags its content along")
    func drag() throws {
        let bench = tall()
        try bench.scene.perform(.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 100), holding: 0))
        #expect(bench.frame("0")?.minY == -130)
    }

    @Test("Switched off, it stays where it is")
    func disabled() throws {
        let bench = LayoutBench {
            ScrollView { Box("a", 100, 900) }.scrollDisabled(true)
        }
        try bench.scene.perform(.scroll(at: CGPoint(x: 200, y: 150), dx: 0, dy: 120))
        #expect(bench.frame("a")?.minY == 0)
    }

    @Test("Its offset outlives an update")
    func keepsOffset() throws {
        let bench = tall()
        try bench.scene.perform(.scroll(at: CGPoint(x: 200, y: 150), dx: 0, dy: 120))
        bench.scene.rebuild()
        #expect(bench.frame("0")?.minY == -100)
    }

    @Test("What is scrolled away is not hit and not seen, but keeps its frame")
    func clips() {
        let bench = LayoutBench {
            VStack(spacing: 0) {
                ScrollView { Text(verbatim: "far").frame(width: 100, height: 20).padding(.top, 380) }
                Box("below", 400, 100)
            }
        }
        let element = bench.scene.screen().flattened.first { $0.label == "far" }
        #expect(element?.frame.midY == 390)
        #expect(element?.visibleFrame == .zero)
        #expect(bench.items(ScrollItem.self).first?.hits(CGPoint(x: 200, y: 250)).isEmpty == true)
    }

    @Test("It scrolls as little as brings something into sight")
    func reveal() {
        let bench = tall()
        let scroll = bench.items(ScrollItem.self)[0]
        // The row from 500 to 550 comes to the lower end.
        scroll.reveal(rect(0, 500, 400, 50))
        #expect(bench.frame("10")?.maxY == 280)
        bench.items(ScrollItem.self)[0].reveal(rect(0, -200, 400, 50))
        #expect(bench.frame("1")?.minY == 20)
    }

    @Test("A reader's proxy scrolls to an element by its identity")
    func scrollTo() {
        let jump = Jump()
        let bench = LayoutBench {
            ScrollViewReader { proxy in
                let _ = jump.keep(proxy)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { number in Rubber(name: "\(number)").frame(height: 50) }
                    }
                }
            }
        }
        jump.proxy?.scrollTo(8, anchor: .top)
        #expect(bench.frame("8")?.minY == 20)
        jump.proxy?.scrollTo(12, anchor: .center)
        #expect(bench.frame("12")?.midY == 150)
        jump.proxy?.scrollTo(19)
        #expect(bench.frame("19")?.maxY == 280)
    }

    @Test("A default anchor at the bottom begins at the end")
    func anchor() {
        let bench = LayoutBench {
            ScrollView { Box("a", 100, 900) }.defaultScrollAnchor(.bottom)
        }
        #expect(bench.frame("a")?.maxY == 300)
    }

    @Test("Margins lie around the content and scroll with it")
    func margins() throws {
        let bench = LayoutBench {
            ScrollView { Rubber(name: "a").frame(height: 600) }.contentMargins(.vertical, 25).contentMargins(
                .horizontal, 10)
        }
        #expect(bench.frame("a") == rect(10, 320, 380, 10))
        try bench.scene.perform(.scroll(at: CGPoint(x: 200, y: 150), dx: 0, dy: 900))
        // 600 + 50 − 300 = 350 up.
        #expect(bench.frame("a")?.minY == -30)
    }

    @Test("A horizontal one begins at the leading end in either direction")
    func horizontal() throws {
        for rightToLeft in [false, true] {
            let bench = LayoutBench(rightToLeft: rightToLeft) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        Box("a", 300, 20)
                        Box("b", 300, 20)
                    }
                }
            }
            #expect(bench.frame("a")?.minX == (rightToLeft ? 100 : 0))
            try bench.scene.perform(.scroll(at: CGPoint(x: 200, y: 150), dx: rightToLeft ? -50 : 50, dy: 0))
            #expect(bench.frame("a")?.minX == (rightToLeft ? 150 : -50))
        }
    }

    @Test("A binding hears which row stands first, and moves the content when it is set")
    func position() throws {
        let bench = LayoutBench { Positioned() }
        try bench.scene.perform(.scroll(at: CGPoint(x: 200, y: 150), dx: 0, dy: 120))
        #expect(bench.scene.screen().flattened.contains { $0.label == "at 2" })
        try bench.scene.perform(.tap(CGPoint(x: 200, y: 290)))
        #expect(bench.frame("9")?.minY == 20)
    }
}

@MainActor private final class Jump {
    private(set) var proxy: ScrollViewProxy?
    func keep(_ proxy: ScrollViewProxy) { self.proxy = proxy }
}

private struct Positioned: View {
    @State private var row: Int?
    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<40) { number in Rubber(name: "\(number)").frame(height: 50) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $row)
            Text(verbatim: "at \(row ?? -1)").frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20)
                .contentShape(Rectangle())
                .onTapGesture { row = 9 }
        }
    }
}
