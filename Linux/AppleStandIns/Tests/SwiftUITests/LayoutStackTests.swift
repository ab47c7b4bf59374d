import Foundation
import Testing

@testable import SwiftUI

@Suite("Stacks") @MainActor struct LayoutStackTests {
    @Test("A row sets its views side by side, eight points apart and centred")
    func row() {
        let bench = LayoutBench {
            HStack {
                Box("a", 50, 20)
                Box("b", 30, 40)
            }.mark("row")
        }
        // 50 + 8 + 30 wide, 40 high, in the middle of 400 × 300.
        #expect(bench.frame("row") == rect(156, 130, 88, 40))
        #expect(bench.frame("a") == rect(156, 140, 50, 20))
        #expect(bench.frame("b") == rect(214, 130, 30, 40))
    }

    @Test("A column aligns at the leading edge with the spacing asked for")
    func column() {
        let bench = LayoutBench {
            VStack(alignment: .leading, spacing: 4) {
                Box("a", 50, 20)
                Box("b", 30, 40)
            }
        }
        #expect(bench.frame("a") == rect(175, 118, 50, 20))
        #expect(bench.frame("b") == rect(175, 142, 30, 40))
    }

    @Test("The least flexible view chooses first, the others share what it left")
    func leastFlexibleFirst() {
        let bench = LayoutBench {
            HStack(spacing: 0) {
                Rubber(name: "wide")
                Rubber(name: "bounded", most: 60)
                Box("fixed", 100, 10)
            }
        }
        // 400: the box takes 100, then the bounded one at most 60 of its share of 150, the rest is 240.
        #expect(bench.frame("fixed")?.width == 100)
        #expect(bench.frame("bounded")?.width == 60)
        #expect(bench.frame("wide") == rect(0, 145, 240, 10))
    }

    @Test("Equally flexible views share alike")
    func equalShares() {
        let bench = LayoutBench {
            HStack(spacing: 10) {
                Rubber(name: "a")
                Rubber(name: "b")
                Rubber(name: "c")
            }
        }
        // (400 − 2 × 10) / 3
        #expect(abs((bench.frame("b")?.width ?? 0) - 380.0 / 3) < 0.001)
        #expect(abs((bench.frame("c")?.minX ?? 0) - (2 * 380.0 / 3 + 20)) < 0.001)
    }

    @Test("A higher priority is served first, but for what the others need at least")
    func priority() {
        let bench = LayoutBench {
            HStack(spacing: 0) {
                Rubber(name: "low", least: 70)
                Rubber(name: "high").layoutPriority(1)
            }
        }
        #expect(bench.frame("low")?.width == 70)
        #expect(bench.frame("high")?.width == 330)
    }

    @Test("A spacer takes what is left, at least eight points, and no spacing around it")
    func spacer() {
        let bench = LayoutBench {
            HStack {
                Box("a", 50, 20)
                Spacer()
                Box("b", 50, 20)
            }.mark("row")
                .frame(width: 300)
        }
        #expect(bench.frame("row")?.width == 300)
        #expect(bench.frame("a")?.minX == 50)
        #expect(bench.frame("b")?.maxX == 350)
        let ideal = LayoutBench {
            HStack {
                Box("a", 50, 20)
                Spacer()
                Box("b", 50, 20)
            }.mark("row").fixedSize()
        }
        #expect(ideal.frame("row")?.width == 108)
    }

    @Test("A spacer leaves a flexible view all but its least length")
    func spacerComesLast() {
        let bench = LayoutBench {
            HStack(spacing: 0) {
                Rubber(name: "text", least: 40, most: 390)
                Spacer()
                Box("mark", 20, 20)
            }
        }
        // 400 − 20 − 8, not half of it.
        #expect(bench.frame("text")?.width == 372)
    }

    @Test("Views that need more than there is overflow on both sides")
    func overflow() {
        let bench = LayoutBench {
            HStack(spacing: 0) {
                Box("a", 300, 10)
                Box("b", 200, 10)
            }
        }
        #expect(bench.frame("a")?.minX == -50)
        #expect(bench.frame("b")?.maxX == 450)
    }

    @Test("Baselines meet on one line, and the row is as high as they make it")
    func baselines() {
        let bench = LayoutBench {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Box("large", 10, 40).alignmentGuide(.firstTextBaseline) { _ in 30 }
                Box("small", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
            }.mark("row")
        }
        // 30 above the line, 15 below.
        #expect(bench.frame("row") == rect(190, 127.5, 20, 45))
        #expect(bench.frame("large")?.minY == 127.5)
        #expect(bench.frame("small")?.minY == 152.5)
    }

    @Test("A stack passes its first view's baseline on to the stack around it")
    func nestedBaselines() {
        let bench = LayoutBench {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Box("top", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 15 }
                    Box("bottom", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 12 }
                }
                Box("beside", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
            }
        }
        // The line lies 15 below the column's top; the column is 40 high, the row too.
        #expect(bench.frame("top")?.minY == 130)
        #expect(bench.frame("beside")?.minY == 140)
    }

    @Test("A guide of one's own moves a view against the others")
    func ownGuide() {
        let bench = LayoutBench {
            VStack(alignment: .leading, spacing: 0) {
                Box("a", 50, 10)
                Box("b", 50, 10).alignmentGuide(.leading) { $0[.leading] - 20 }
            }.mark("column")
        }
        #expect(bench.frame("column")?.width == 70)
        #expect(bench.frame("a")?.minX == 165)
        #expect(bench.frame("b")?.minX == 185)
    }

    @Test("Views over each other meet in the corner asked for; the largest decide the size")
    func overlaid() {
        let bench = LayoutBench {
            ZStack(alignment: .bottomTrailing) {
                Box("a", 100, 50)
                Box("b", 20, 80)
            }.mark("both")
        }
        #expect(bench.frame("both") == rect(150, 110, 100, 80))
        #expect(bench.frame("a") == rect(150, 140, 100, 50))
        #expect(bench.frame("b") == rect(230, 110, 20, 80))
    }

    @Test("Right to left a row begins at the right")
    func rightToLeft() {
        let bench = LayoutBench(rightToLeft: true) {
            HStack(spacing: 10) {
                Box("a", 50, 20)
                Box("b", 30, 20)
            }
        }
        #expect(bench.frame("b")?.minX == 155)
        #expect(bench.frame("a")?.minX == 195)
    }

    @Test("AnyLayout turns a row into a column")
    func anyLayout() {
        for isColumn in [false, true] {
            let bench = LayoutBench {
                let layout = isColumn ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 2))
                layout {
                    Box("a", 50, 20)
                    Box("b", 50, 20)
                }.mark("all")
            }
            #expect(
                bench.frame("all")?.size == (isColumn ? CGSize(width: 50, height: 42) : CGSize(width: 102, height: 20)))
        }
    }

    @Test("A divider is a hairline across its stack")
    func divider() {
        let bench = LayoutBench {
            VStack(spacing: 0) {
                Box("a", 100, 10)
                Divider().mark("line")
            }.fixedSize(horizontal: false, vertical: true)
        }
        #expect(bench.frame("line")?.size == CGSize(width: 400, height: 0.5))
    }

    @Test("A layout of one's own is asked for sizes and places its subviews")
    func ownLayout() {
        let bench = LayoutBench {
            Staircase {
                Box("a", 10, 10)
                Box("b", 20, 20)
                Box("c", 30, 30)
            }.mark("stairs")
        }
        #expect(bench.frame("stairs") == rect(170, 120, 60, 60))
        #expect(bench.frame("c") == rect(200, 150, 30, 30))
    }
}

/// Sets each view below and beside the one before.
private struct Staircase: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
            CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            point = CGPoint(x: point.x + size.width, y: point.y + size.height)
        }
    }
}
