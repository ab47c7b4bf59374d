import Drawing
import Foundation
import Hosts
import Stage

/// An app of one colour that remembers what was done to it.
@MainActor final class WindowTrialApp: RunningApp {
    var traits = DeviceTraits()
    var phase = AppPhase.active
    var trials: [WindowTrial] = [WindowTrial()]
    var windows: [any AppWindow] { trials }

    func openWindow() -> any AppWindow {
        trials.append(WindowTrial())
        return trials[trials.count - 1]
    }

    func settle() async {}
}

@MainActor final class WindowTrial: DrawableWindow {
    let texts: [PlacedText] = []
    var size = CGSize(width: 393, height: 600)
    var gestures: [Gesture] = []
    var pointer: CGPoint?
    var drawings = 0
    /// How many frames an animation has still to run, and the times of those that it ran.
    var framesLeft = 0
    var frameTimes: [Double] = []
    var onNeedsDisplay: (@MainActor () -> Void)?
    var caret: CGRect?

    func screen() -> Screen { Screen(elements: [], size: size, announcements: [], faults: []) }
    /// The pointer may move whenever a window comes to lie under it: that is noted apart.
    func perform(_ gesture: Gesture) throws {
        if case .pointerMoved(let point) = gesture { pointer = point } else { gestures.append(gesture) }
    }

    func advanceAnimations(to time: Double) -> Bool {
        guard framesLeft > 0 else { return false }
        framesLeft -= 1
        frameTimes.append(time)
        return framesLeft > 0
    }

    func draw(on canvas: Canvas) {
        drawings += 1
        canvas.fill(.rectangle(CGRect(origin: .zero, size: size)), with: .color(RGBA(0.2, 0.5, 0.9)))
    }
}
