import Foundation
import Testing

@testable import SwiftUI

/// 390 × 844 is a phone with insets of 59 above and 34 below.
@Suite("The safe area") @MainActor struct LayoutSafeAreaTests {
    @Test("Content stays within it unless it says that it ignores it")
    func ignores() {
        let within = LayoutBench(width: 390, height: 844) { Color.clear.mark("a") }
        let whole = rect(0, 59, 390, 751)
        #expect(within.frame("a") == whole)
        let beyond = LayoutBench(width: 390, height: 844) { Color.clear.mark("a").ignoresSafeArea() }
        #expect(beyond.frame("a") == rect(0, 0, 390, 844))
        let below = LayoutBench(width: 390, height: 844) { Color.clear.mark("a").ignoresSafeArea(edges: .bottom) }
        #expect(below.frame("a") == rect(0, 59, 390, 785))
    }

    @Test("A view that does not touch its end does not reach beyond it")
    func untouched() {
        let bench = LayoutBench(width: 390, height: 844) {
            VStack(spacing: 0) {
                Color.clear.mark("a").ignoresSafeArea()
                Box("b", 20, 100)
            }
        }
        #expect(bench.frame("a") == rect(0, 0, 390, 710))
        #expect(bench.frame("b") == rect(185, 710, 20, 100))
    }

    @Test("A bar takes its room off the content's safe area, and a scroll view goes on under it")
    func inset() {
        let bench = LayoutBench(width: 390, height: 844) {
            ScrollView {
                Rubber(name: "first")
                Color.clear.frame(height: 2000)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", 100, 50) }
        }
        #expect(bench.frame("bar") == rect(145, 760, 100, 50))
        let scroll = bench.items(ScrollItem.self).first
        #expect(scroll?.frame == rect(0, 59, 390, 701))
        #expect(scroll?.viewport == rect(0, 0, 390, 844))
        #expect(bench.frame("first")?.minY == 59)
    }

    @Test("Content that does not scroll ends above the bar")
    func insetAboveContent() {
        let bench = LayoutBench(width: 390, height: 844) {
            Color.clear.mark("content").safeAreaInset(edge: .top, spacing: 6) { Box("bar", 100, 50) }
        }
        #expect(bench.frame("bar")?.minY == 59)
        #expect(bench.frame("content") == rect(0, 115, 390, 695))
    }

    @Test("Safe area padding narrows content, and a scroll view's margins")
    func padding() {
        let bench = LayoutBench(width: 390, height: 844) {
            ScrollView { Rubber(name: "row") }.safeAreaPadding(.horizontal, 20)
        }
        #expect(bench.frame("row") == rect(20, 59, 350, 10))
        #expect(bench.items(ScrollItem.self).first?.viewport.width == 390)
    }

    @Test("A geometry reader tells its size, its place, and how far it reaches beyond")
    func geometry() {
        let read = Reading()
        let bench = LayoutBench(width: 390, height: 844) {
            VStack(spacing: 0) {
                Box("above", 10, 41)
                GeometryReader { proxy in
                    let _ = read.take(proxy)
                    Box("inner", 30, 30)
                }
            }
            .coordinateSpace(.named("column"))
        }
        #expect(read.size == CGSize(width: 390, height: 710))
        #expect(read.global == rect(0, 100, 390, 710))
        #expect(read.named == rect(0, 41, 390, 710))
        // It touches the lower end alone.
        #expect(read.insets == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
        #expect(bench.frame("inner") == rect(0, 100, 30, 30))
    }

    @Test("A geometry reader in all of the safe area tells the insets around it")
    func geometryInsets() {
        let read = Reading()
        let bench = LayoutBench(width: 390, height: 844) {
            GeometryReader { proxy in
                let _ = read.take(proxy)
                Box("inner", 30, 30)
            }
        }
        #expect(read.global == rect(0, 59, 390, 751))
        #expect(read.insets == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(bench.frame("inner")?.minY == 59)
    }
}

@MainActor private final class Reading {
    var size = CGSize.zero
    var global = CGRect.zero
    var named = CGRect.zero
    var insets = EdgeInsets()

    func take(_ proxy: GeometryProxy) {
        size = proxy.size
        global = proxy.frame(in: .global)
        named = proxy.frame(in: .named("column"))
        insets = proxy.safeAreaInsets
    }
}
