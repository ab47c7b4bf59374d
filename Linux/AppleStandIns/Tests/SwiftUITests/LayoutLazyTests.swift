import Foundation
import Observation
import Stage
import Testing

@testable import SwiftUI

@Suite("Lazy stacks") @MainActor struct LayoutLazyTests {
    @MainActor private final class Log {
        var made: Set<Int> = []
    }

    private func bench(_ count: Int, log: Log, height: @escaping (Int) -> CGFloat = { _ in 50 }) -> LayoutBench {
        LayoutBench {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count) { number in
                        let _ = log.made.insert(number)
                        Rubber(name: "\(number)").frame(height: height(number))
                    }
                }
            }
        }
    }

    private func scroll(_ bench: LayoutBench, by distance: CGFloat) throws {
        try bench.scene.perform(.scroll(at: CGPoint(x: 200, y: 150), dx: 0, dy: distance))
    }

    @Test("Only rows in sight and half a screen beyond are made")
    func onlyInSight() throws {
        let log = Log()
        let bench = bench(1000, log: log)
        // 300 and 150 more are nine rows of 50; one more touches the end of the margin.
        #expect(log.made == Set(0...9))
        log.made = []
        try scroll(bench, by: 10_000)
        // From 9850 to 10450.
        #expect(log.made == Set(196...209))
        #expect(bench.frame("200")?.minY == 20)
        #expect(bench.frame("0") == nil)
    }

    @Test("Unseen rows count with the mean of those seen")
    func estimates() {
        let log = Log()
        // The first ten are 40 and 60 in turn, 50 in the mean.
        let bench = bench(100, log: log) { $0.isMultiple(of: 2) ? 40 : 60 }
        #expect(bench.items(LazyStackItem.self).first?.frame.height == 5000)
    }

    @Test("Rows seen again lie where they lay")
    func stable() throws {
        let log = Log()
        let bench = bench(200, log: log) { CGFloat(30 + $0 % 7 * 10) }
        for _ in 0..<5 { try scroll(bench, by: 180) }
        let before = bench.frame("20")
        for _ in 0..<10 { try scroll(bench, by: 200) }
        for _ in 0..<10 { try scroll(bench, by: -200) }
        #expect(bench.frame("20") == before)
    }

    @Test("Rows above that turn out longer do not move what is seen")
    func growingAbove() throws {
        let bench = LayoutBench {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<200) { number in Rubber(name: "\(number)").frame(height: number < 90 ? 80 : 50) }
                    }
                }
                .onAppear { proxy.scrollTo(100, anchor: .top) }
            }
        }
        #expect(bench.frame("100")?.minY == 20)
        let before = try #require(bench.frame("98")?.minY)
        try scroll(bench, by: -100)
        #expect(bench.frame("98")?.minY == before + 100)
        try scroll(bench, by: -300)
        #expect(bench.frame("98")?.minY == before + 400)
    }

    @Test("The end is reached whatever the estimates were")
    func reachesTheEnd() throws {
        let log = Log()
        let bench = bench(300, log: log) { $0 < 20 ? 20 : 90 }
        for _ in 0..<60 { try scroll(bench, by: 2000) }
        #expect(bench.frame("299")?.midY == 255)
    }

    @Test("Spacing and alignment are the stack's")
    func spacing() {
        let bench = LayoutBench {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 12) {
                    Box("head", 50, 20)
                    ForEach(0..<3) { number in Box("\(number)", 60, 30) }
                }
            }
        }
        #expect(bench.frame("head") == rect(0, 0, 50, 20))
        #expect(bench.frame("0") == rect(0, 32, 60, 30))
        #expect(bench.frame("2") == rect(0, 116, 60, 30))
    }

    @Test("A horizontal one makes what is in sight")
    func horizontal() {
        let bench = LayoutBench {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<100) { number in Box("\(number)", 100, 30) }
                }
            }
        }
        #expect(bench.frame("3") == rect(300, 135, 100, 30))
        #expect(bench.frame("20") == nil)
        #expect(bench.items(LazyStackItem.self).first?.frame.width == 10_000)
    }

    @Test("VoiceOver finds the next rows below what is seen")
    func nextRows() {
        let bench = LayoutBench {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { number in Text(verbatim: "row \(number)").frame(height: 50) }
                }
            }
        }
        let screen = bench.scene.screen().flattened
        let below = screen.first { $0.label == "row 7" }
        #expect(below?.visibleFrame == .zero)
        bench.scene.reveal(below?.frame ?? .zero)
        let after = bench.scene.screen().flattened.first { $0.label == "row 7" }
        #expect(after?.visibleFrame == after?.frame)
    }

    @Test("A row that is let go takes its open menu along")
    func menuOfARow() throws {
        let above = Above()
        let bench = LayoutBench {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<2) { number in
                        if number == 0 {
                            GrowingRow(above: above)
                        } else {
                            Menu("Open" as String) { Button("Edit" as String) {} }.frame(height: 50)
                        }
                    }
                }
            }
        }
        let menu = try #require(bench.scene.screen().flattened.first { $0.label == "Open" })
        try bench.scene.perform(.tap(menu.activationPoint))
        #expect(bench.scene.screen().flattened.contains { $0.label == "Edit" })
        above.height = 2000
        let left = bench.scene.screen().flattened.map(\.label)
        #expect(!left.contains("Open"))
        #expect(!left.contains("Edit"))
        #expect(left.contains("Above"))
    }
}

@Observable @MainActor private final class Above {
    var height: CGFloat = 50
}

private struct GrowingRow: View {
    let above: Above

    var body: some View { Text(verbatim: "Above").frame(height: above.height) }
}
