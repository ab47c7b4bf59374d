import Drawing
import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Animations") @MainActor struct AnimationTests {
    /// The ground is white and the box black: the red of the pixel says how much of the box is there.
    private func red(_ play: Stageplay, x: Int, y: Int = 50) -> Double {
        let picture = Picture(size: CGSize(width: 300, height: 300), scale: 1, background: .white)
        play.scene.draw(on: picture.canvas)
        return (picture.pixel(x: x, y: y).red * 10).rounded() / 10
    }

    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stageplay {
        Stageplay(size: CGSize(width: 300, height: 300), content)
    }

    @Test("Without a clock every change is at its end at once")
    func settled() throws {
        let play = stage { Fader() }
        #expect(red(play, x: 150) == 0)
        try play.tap("Fade")
        #expect(red(play, x: 150) == 1)
        #expect(!play.has("Box"))
    }

    @Test("In a window an opacity moves with the clock, while the meaning changes at once")
    func opacity() throws {
        let play = stage { Fader() }
        #expect(play.scene.advanceAnimations(to: 100) == false)
        try play.tap("Fade")
        #expect(!play.has("Box"))
        #expect(red(play, x: 150) == 0)
        #expect(play.scene.advanceAnimations(to: 200))
        #expect(red(play, x: 150) == 0)
        #expect(play.scene.advanceAnimations(to: 200.5))
        #expect(red(play, x: 150) == 0.5)
        #expect(play.scene.advanceAnimations(to: 201) == false)
        #expect(red(play, x: 150) == 1)
    }

    @Test("A movement that is turned round begins where it is")
    func turnedRound() throws {
        let play = stage { Fader() }
        _ = play.scene.advanceAnimations(to: 100)
        try play.tap("Fade")
        _ = play.scene.advanceAnimations(to: 200)
        _ = play.scene.advanceAnimations(to: 200.6)
        try play.tap("Fade")
        #expect(red(play, x: 150) == 0.6)
        _ = play.scene.advanceAnimations(to: 200.7)
        _ = play.scene.advanceAnimations(to: 201.2)
        #expect(red(play, x: 150) == 0.3)
    }

    @Test("An animation of a value moves an offset, and only when that value changes")
    func offset() throws {
        let play = stage { Slider() }
        _ = play.scene.advanceAnimations(to: 100)
        try play.tap("Jump")
        // Nothing watches the jump.
        #expect(play.scene.advanceAnimations(to: 101) == false)
        #expect(red(play, x: 210) == 0)
        try play.tap("Slide")
        #expect(play.scene.advanceAnimations(to: 102))
        #expect(play.scene.advanceAnimations(to: 103))
        // Half of the way from 200 to 0: the box covers 100 to 120.
        #expect(red(play, x: 110) == 0)
        #expect(red(play, x: 130) == 1)
        #expect(play.scene.advanceAnimations(to: 104) == false)
        #expect(red(play, x: 10) == 0)
    }

    @Test("A shape moves by its animatable data, unless the transaction forbids it")
    func shape() throws {
        let play = stage { Growing() }
        _ = play.scene.advanceAnimations(to: 100)
        try play.tap("Grow")
        _ = play.scene.advanceAnimations(to: 200)
        _ = play.scene.advanceAnimations(to: 201)
        #expect(red(play, x: 140) == 0)
        #expect(red(play, x: 160) == 1)
        // The second bar stands under a transaction without animation.
        #expect(red(play, x: 290, y: 150) == 0)
    }

    @Test("Curves begin at nothing, end at everything, and wait for their delay")
    func curves() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .spring, .default] {
            #expect(animation.progress(at: 0) == 0)
            #expect(animation.progress(at: 10) == 1)
            #expect(animation.delay(1).progress(at: 1) == 0)
        }
        #expect(Animation.linear(duration: 2).progress(at: 0.5) == 0.25)
        #expect(Animation.easeIn(duration: 2).progress(at: 1) == 0.25)
        #expect(Animation.easeOut(duration: 2).progress(at: 1) == 0.75)
    }

    @Test("withAnimation and a binding's animation hand on their transaction and what their work returns")
    func transactions() {
        #expect(withAnimation(.linear(duration: 2)) { Transaction.current.animation } == .linear(duration: 2))
        #expect(Transaction.current.animation == nil)
        var seen: Animation?
        let binding = Binding<Int>(read: { 0 }, write: { _ in seen = Transaction.current.animation })
        binding.animation(.easeIn(duration: 3)).wrappedValue = 1
        #expect(seen == .easeIn(duration: 3))
        binding.wrappedValue = 1
        #expect(seen == nil)
    }
}

private struct Fader: View {
    @State private var isFaded = false
    var body: some View {
        ZStack(alignment: .bottom) {
            Color.black.opacity(1).accessibilityLabel("Box" as String).opacity(isFaded ? 0 : 1)
            Button("Fade" as String) { withAnimation(.linear(duration: 1)) { isFaded.toggle() } }
        }
        .ignoresSafeArea()
    }
}

private struct Slider: View {
    @State private var isAtEnd = false
    @State private var slides = 0
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.black.frame(width: 20, height: 100)
                .offset(x: isAtEnd ? 200 : 0)
                .animation(.linear(duration: 2), value: slides)
            VStack {
                Button("Jump" as String) { isAtEnd.toggle() }
                Button("Slide" as String) {
                    isAtEnd.toggle()
                    slides += 1
                }
            }
            .padding(.top, 150)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .ignoresSafeArea()
    }
}

/// A bar that covers a part of its rectangle.
private struct Bar: Shape {
    var part: Double
    nonisolated var animatableData: Double {
        get { part }
        set { part = newValue }
    }
    nonisolated func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height))
    }
}

private struct Growing: View {
    @State private var part = 0.0
    var body: some View {
        VStack(spacing: 0) {
            Bar(part: part).fill(Color.black).frame(height: 100)
            Bar(part: part).fill(Color.black).frame(height: 100).transaction { $0.animation = nil }
            Button("Grow" as String) { withAnimation(.linear(duration: 2)) { part = 1 } }.frame(height: 100)
        }
        .ignoresSafeArea()
    }
}
