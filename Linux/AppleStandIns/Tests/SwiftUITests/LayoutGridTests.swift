import Foundation
import Testing

@testable import SwiftUI

@Suite("Grids") @MainActor struct LayoutGridTests {
    @Test("Columns are as wide as their widest cell, rows as high as their highest")
    func sizes() {
        let bench = LayoutBench {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow {
                    Box("a", 50, 20)
                    Box("b", 30, 40)
                }
                GridRow {
                    Box("c", 20, 10)
                    Box("d", 70, 10)
                }
            }.mark("grid")
        }
        // 50 + 10 + 70 wide, 40 + 4 + 10 high.
        #expect(bench.frame("grid") == rect(135, 123, 130, 54))
        #expect(bench.frame("b") == rect(195, 123, 30, 40))
        #expect(bench.frame("c") == rect(135, 167, 20, 10))
        #expect(bench.frame("d") == rect(195, 167, 70, 10))
    }

    @Test("Alignments of a column, of a row, and of one cell")
    func alignments() {
        let bench = LayoutBench {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Box("a", 100, 100).gridColumnAlignment(.trailing)
                    Box("b", 50, 20)
                }
                GridRow {
                    Box("c", 20, 40)
                    Box("d", 10, 10).gridCellAnchor(.topLeading)
                }
            }
        }
        // The grid is 150 × 140 at 125, 80.
        #expect(bench.frame("a") == rect(125, 80, 100, 100))
        #expect(bench.frame("b") == rect(225, 160, 50, 20))
        #expect(bench.frame("c") == rect(205, 180, 20, 40))
        #expect(bench.frame("d") == rect(225, 180, 10, 10))
    }

    @Test("A cell over two columns, and a view outside any row over all")
    func spans() {
        let bench = LayoutBench {
            Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 0) {
                GridRow {
                    Box("a", 40, 10)
                    Box("b", 40, 10)
                    Box("c", 40, 10)
                }
                GridRow {
                    Box("d", 10, 10)
                    Rubber(name: "e").gridCellColumns(2)
                }
                Divider().mark("line").gridCellUnsizedAxes(.horizontal)
            }.mark("grid").fixedSize()
        }
        #expect(bench.frame("grid")?.width == 130)
        #expect(bench.frame("e")?.width == 85)
        #expect(bench.frame("line")?.width == 130)
    }

    @Test("A flexible column takes what the others leave")
    func flexible() {
        let bench = LayoutBench {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 100, 10)
                    Rubber(name: "b")
                }
            }
        }
        #expect(bench.frame("a") == rect(0, 145, 100, 10))
        #expect(bench.frame("b") == rect(100, 145, 300, 10))
    }

    @Test("Seven flexible columns share the width of a lazy grid")
    func lazyGrid() {
        let bench = LayoutBench {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 5), count: 7), spacing: 3) {
                ForEach(0..<10) { day in Rubber(name: "\(day)") }
            }
        }
        // (400 − 6 × 5) / 7 each; two rows of 10 with 3 between, in the middle of 300.
        let width = 370.0 / 7
        #expect(abs((bench.frame("0")?.width ?? 0) - width) < 0.001)
        #expect(abs((bench.frame("8")?.minX ?? 0) - (width + 5)) < 0.001)
        #expect(bench.frame("8")?.minY == 151.5)
    }

    @Test("An adaptive column becomes as many as fit")
    func adaptive() {
        let bench = LayoutBench {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)], spacing: 0) {
                ForEach(0..<5) { number in Rubber(name: "\(number)") }
            }
        }
        // (400 + 10) / (90 + 10) = 4 columns of (400 − 30) / 4.
        #expect(bench.frame("0")?.width == 92.5)
        #expect(bench.frame("3")?.minX == 307.5)
        #expect(bench.frame("4")?.minY == 150)
    }

    @Test("A fixed column keeps its width")
    func fixed() {
        let bench = LayoutBench {
            LazyVGrid(
                columns: [GridItem(.fixed(100), spacing: 20), GridItem(.flexible(maximum: 150))], alignment: .leading
            ) {
                Rubber(name: "a")
                Rubber(name: "b")
            }
        }
        #expect(bench.frame("a") == rect(0, 145, 100, 10))
        #expect(bench.frame("b") == rect(120, 145, 150, 10))
    }
}
