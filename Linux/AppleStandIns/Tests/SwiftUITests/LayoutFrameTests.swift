import Foundation
import Testing

@testable import SwiftUI

@Suite("Frames and padding") @MainActor struct LayoutFrameTests {
    @Test("A frame keeps its size and aligns what is in it")
    func fixedFrame() {
        let bench = LayoutBench {
            Box("a", 20, 20).frame(width: 100, height: 60, alignment: .bottomTrailing).mark("frame")
        }
        #expect(bench.frame("frame") == rect(150, 120, 100, 60))
        #expect(bench.frame("a") == rect(230, 160, 20, 20))
    }

    @Test("A frame of one length leaves the other to its content")
    func halfFrame() {
        let bench = LayoutBench { Box("a", 20, 30).frame(width: 100).mark("frame") }
        #expect(bench.frame("frame")?.size == CGSize(width: 100, height: 30))
    }

    @Test("A greatest width of infinity takes all that is offered")
    func infiniteWidth() {
        let bench = LayoutBench { Box("a", 20, 30).frame(maxWidth: .infinity, alignment: .leading).mark("frame") }
        #expect(bench.frame("frame") == rect(0, 135, 400, 30))
        #expect(bench.frame("a")?.minX == 0)
    }

    @Test(
        "A flexible frame stays within its bounds",
        arguments: [
            // least, most, content, offered, result
            (50, 200, 20, 100, 100), (50, 200, 20, 400, 200), (50, 200, 20, 10, 50), (50, nil, 20, 400, 50),
            (50, nil, 80, 400, 80), (50, nil, 80, 60, 60), (nil, 60, 80, 400, 60), (nil, 60, 20, 40, 40),
        ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat, CGFloat)])
    func flexible(least: CGFloat?, most: CGFloat?, content: CGFloat, offered: CGFloat, result: CGFloat) {
        let bench = LayoutBench {
            Box("a", content, 10).frame(minWidth: least, maxWidth: most).mark("frame").frame(width: offered)
        }
        #expect(bench.frame("frame")?.width == result)
    }

    @Test("Asked for its ideal, a frame answers with its ideal width, else its content's within the bounds")
    func ideal() {
        let bench = LayoutBench {
            VStack {
                Box("a", 20, 10).frame(idealWidth: 120).mark("ideal").fixedSize()
                Box("b", 20, 10).frame(minWidth: 50, maxWidth: .infinity).mark("least").fixedSize()
            }
        }
        #expect(bench.frame("ideal")?.width == 120)
        #expect(bench.frame("least")?.width == 50)
    }

    @Test("Padding adds sixteen points where no length is given, on the edges named")
    func padding() {
        let bench = LayoutBench {
            Box("a", 20, 20).padding().padding(.leading, 4).padding(
                EdgeInsets(top: 1, leading: 0, bottom: 2, trailing: 3)
            ).mark("all")
        }
        // 20 + 32 + 4 + 3 wide, 20 + 32 + 3 high.
        #expect(bench.frame("all") == rect(170.5, 122.5, 59, 55))
        #expect(bench.frame("a") == rect(190.5, 139.5, 20, 20))
    }

    @Test("Right to left, leading padding lies at the right")
    func mirroredPadding() {
        let bench = LayoutBench(rightToLeft: true) { Box("a", 20, 20).padding(.leading, 10).mark("all") }
        #expect(bench.frame("all")?.minX == 185)
        #expect(bench.frame("a")?.minX == 185)
    }

    @Test("Padding takes its room off what its content is offered")
    func paddingNarrowsOffer() {
        let bench = LayoutBench { Rubber(name: "a").padding(.horizontal, 30) }
        #expect(bench.frame("a") == rect(30, 145, 340, 10))
    }

    @Test("A fixed size in one direction leaves the other as offered")
    func fixedSize() {
        let bench = LayoutBench { Rubber(name: "a").fixedSize(horizontal: true, vertical: false).mark("all") }
        #expect(bench.frame("all")?.width == 10)
    }

    @Test("An offset moves a view and leaves its room where it was")
    func offset() {
        let bench = LayoutBench {
            VStack(spacing: 0) {
                Box("a", 20, 20).offset(x: 7, y: -3).mark("room")
                Box("b", 20, 20)
            }
        }
        #expect(bench.frame("room") == rect(190, 130, 20, 20))
        #expect(bench.frame("a") == rect(197, 127, 20, 20))
        #expect(bench.frame("b")?.minY == 150)
    }

    @Test("A position takes all the room and centres the view on the point")
    func position() {
        let bench = LayoutBench { Box("a", 20, 20).position(x: 30, y: 40).mark("room") }
        #expect(bench.frame("room") == rect(0, 0, 400, 300))
        #expect(bench.frame("a") == rect(20, 30, 20, 20))
    }

    @Test("A ratio fits the largest size that has it, or fills with the smallest")
    func aspectRatio() {
        let fit = LayoutBench { Color.clear.aspectRatio(2, contentMode: .fit).mark("a") }
        #expect(fit.frame("a") == rect(0, 50, 400, 200))
        let fill = LayoutBench { Color.clear.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill).mark("a") }
        #expect(fill.frame("a") == rect(-100, 0, 600, 300))
    }

    @Test("The first view that fits is shown, the last where none does")
    func viewThatFits() {
        func shown(at width: CGFloat) -> [String] {
            let bench = LayoutBench {
                ViewThatFits(in: .horizontal) {
                    Box("wide", 200, 10)
                    Box("middle", 100, 10)
                    Box("narrow", 50, 10)
                }.frame(width: width)
            }
            return ["wide", "middle", "narrow"].filter { bench.frame($0) != nil }
        }
        #expect(shown(at: 200) == ["wide"])
        #expect(shown(at: 199) == ["middle"])
        #expect(shown(at: 20) == ["narrow"])
    }

    @Test("A view is sized by the window around it, in parts")
    func containerRelative() {
        let bench = LayoutBench {
            VStack(spacing: 0) {
                Color.clear.containerRelativeFrame(.horizontal).frame(height: 10).mark("whole")
                Color.clear.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8).frame(height: 10).mark(
                    "half")
                Color.clear.containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }.frame(height: 10).mark(
                    "part")
            }
        }
        #expect(bench.frame("whole")?.width == 400)
        // A quarter is (400 − 24) / 4 = 94; two and the space between are 196.
        #expect(bench.frame("half")?.width == 196)
        #expect(bench.frame("part")?.width == 320)
    }

    @Test("Views drawn later lie on top unless an index says otherwise")
    func zIndex() {
        let bench = LayoutBench {
            ZStack {
                Box("low", 20, 20).zIndex(1)
                Box("high", 20, 20)
            }.mark("both")
        }
        let stack = bench.items(LayoutItem<ZStackLayout>.self).first
        #expect(stack?.children.map(\.zIndex) == [1, 0])
    }
}
