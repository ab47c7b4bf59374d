import Foundation
import Stage
import Testing

@testable import Hosts

@Suite("A pointer") struct WindowPointerTests {
    private func pointer(_ kind: WindowPointer.Kind) -> WindowPointer {
        var pointer = WindowPointer()
        pointer.goDown(at: CGPoint(x: 100, y: 200), time: 10, kind: kind)
        return pointer
    }

    @Test("taps where it went down, though the hand trembles") func tap() {
        var pointer = pointer(.finger)
        #expect(pointer.move(to: CGPoint(x: 104, y: 207), time: 10.1) == nil)
        #expect(pointer.comeUp(at: CGPoint(x: 104, y: 207), time: 10.2) == .tap(CGPoint(x: 100, y: 200)))
    }

    @Test("presses when it stays") func press() {
        var pointer = pointer(.mouse)
        #expect(
            pointer.comeUp(at: CGPoint(x: 100, y: 200), time: 10.75)
                == .press(CGPoint(x: 100, y: 200), seconds: 0.75))
    }

    @Test("scrolls at once as a finger that moves up") func scroll() {
        var pointer = pointer(.finger)
        #expect(
            pointer.move(to: CGPoint(x: 100, y: 180), time: 10.1)
                == .scroll(at: CGPoint(x: 100, y: 200), dx: 0, dy: 20))
        #expect(
            pointer.move(to: CGPoint(x: 103, y: 150), time: 10.2)
                == .scroll(at: CGPoint(x: 100, y: 200), dx: -3, dy: 30))
        #expect(
            pointer.comeUp(at: CGPoint(x: 103, y: 150), time: 10.3)
                == .scroll(at: CGPoint(x: 100, y: 200), dx: 0, dy: 0))
    }

    @Test(
        "drags as a finger that moves sideways, or has rested, and as a mouse",
        arguments: [
            (WindowPointer.Kind.finger, CGPoint(x: 20, y: 205), 10.25, 0.25),
            (.finger, CGPoint(x: 100, y: 300), 10.75, 0.75),
            (.mouse, CGPoint(x: 100, y: 300), 10.25, 0.25),
        ])
    func drag(kind: WindowPointer.Kind, end: CGPoint, time: Double, holding: Double) {
        var pointer = pointer(kind)
        #expect(pointer.move(to: end, time: time) == nil)
        #expect(
            pointer.comeUp(at: end, time: time + 1)
                == .drag(from: CGPoint(x: 100, y: 200), to: end, holding: holding))
    }

    @Test("does nothing when it was taken away, or never went down") func cancelled() {
        var pointer = pointer(.finger)
        pointer.cancel()
        #expect(!pointer.isDown)
        #expect(pointer.move(to: .zero, time: 11) == nil)
        #expect(pointer.comeUp(at: .zero, time: 11) == nil)
    }
}

@Suite("A key of the keyboard") struct WindowKeysTests {
    // Values from X11's keysymdef.h.
    @Test(
        "has the name that the app knows",
        arguments: [
            (UInt32(0xFF0D), "return"), (0xFF8D, "return"), (0xFF1B, "escape"), (0xFF09, "tab"), (0xFE20, "tab"),
            (0x20, "space"), (0xFF08, "delete"), (0xFF52, "up"), (0xFF54, "down"), (0xFF51, "left"), (0xFF53, "right"),
            (0x6E, "n"), (0x4E, "n"), (0x2C, ","), (0xE4, "ä"), (0x10005D0, "א"),
        ])
    func name(value: UInt32, name: String) {
        #expect(WindowKeys.key(value) == Key(name))
    }

    @Test("means nothing alone if it only modifies others", arguments: [UInt32(0xFFE1), 0xFFE3, 0xFFEB])
    func modifier(value: UInt32) {
        #expect(WindowKeys.key(value) == nil)
    }
}
