import CGtk
import Foundation
import Stage
import XCTest

@testable import Hosts

/// A real window on a display of its own.
///
/// In XCTest, whose synchronous tests stay on the main thread: GTK wants it, and the main actor is there.
final class WindowHostTests: XCTestCase {
    func testDrawsAtTheSizeThatItIsGiven() throws {
        try MainActor.assumeIsolated {
            let run = try WindowTrialRun()
            XCTAssertEqual(run.trial.size, CGSize(width: 393, height: 600))
            gtk_window_set_default_size(run.host.panes[0].gtkWindow, 500, 400)
            run.wait("the new size") { run.trial.size == CGSize(width: 500, height: 400) }
            XCTAssertEqual(run.app.traits.size, CGSize(width: 500, height: 400))
            run.end()
        }
    }

    func testTicksWhileAnAnimationRunsAndNoLonger() throws {
        try MainActor.assumeIsolated {
            let run = try WindowTrialRun()
            run.trial.framesLeft = 3
            run.trial.onNeedsDisplay?()
            run.wait("three frames") { run.trial.frameTimes.count == 3 }
            XCTAssertEqual(run.trial.frameTimes, run.trial.frameTimes.sorted())
            XCTAssertFalse(run.host.panes[0].tick(time: 0))
            run.end()
        }
    }

    func testRunsTheMainActorsTasks() throws {
        try MainActor.assumeIsolated {
            let run = try WindowTrialRun()
            Task { @MainActor in
                await Task.yield()
                run.trial.caret = .zero
            }
            run.wait("a task") { run.trial.caret != nil }
            run.end()
        }
    }

    func testPassesClicksAndTheWheelOn() throws {
        try MainActor.assumeIsolated {
            let run = try WindowTrialRun()
            let (x, y) = try run.moveTo(x: 50, y: 200)
            try run.desktop(["click", "1"])
            run.wait("a tap") { run.trial.gestures.contains(.tap(CGPoint(x: x, y: y))) }
            try run.desktop(["click", "5"])
            run.wait("a scroll") {
                run.trial.gestures.contains(.scroll(at: CGPoint(x: x, y: y), dx: 0, dy: 60))
            }
            try run.desktop(["mousedown", "1", "mousemove_relative", "--sync", "60", "0", "mouseup", "1"])
            run.wait("a drag") {
                guard case .drag(let start, let end, _) = run.trial.gestures.last else { return false }
                return start == CGPoint(x: x, y: y) && end == CGPoint(x: x + 60, y: y)
            }
            run.end()
        }
    }

    func testPassesKeysAndTextOn() throws {
        try MainActor.assumeIsolated {
            let run = try WindowTrialRun()
            try run.desktop(["key", "ctrl+k", "Tab", "space"])
            run.wait("keys") {
                run.trial.gestures.suffix(3)
                    == [.key(Key("k"), modifiers: .command), .key(.tab, modifiers: []), .key(.space, modifiers: [])]
            }
            run.trial.caret = CGRect(x: 10, y: 10, width: 2, height: 20)
            try run.desktop(["type", "Wü "])
            run.wait("text") { run.trial.gestures.suffix(3) == [.type("W"), .type("ü"), .type(" ")] }
            try run.desktop(["key", "BackSpace"])
            run.wait("a key that edits") { run.trial.gestures.last == .key(.delete, modifiers: []) }
            run.end()
        }
    }

    func testOpensAnotherWindowAndEndsWithTheLast() throws {
        try MainActor.assumeIsolated {
            let run = try WindowTrialRun()
            try run.desktop(["key", "ctrl+shift+n"])
            run.wait("a second window") { run.app.trials.count == 2 && run.app.trials[1].drawings > 0 }
            var isOver = false
            run.host.onLastClosed = { isOver = true }
            gtk_window_close(run.host.panes[0].gtkWindow)
            run.wait("one window") { run.host.panes.count == 1 }
            XCTAssertFalse(isOver)
            gtk_window_close(run.host.panes[0].gtkWindow)
            run.wait("the end") { isOver }
            XCTAssertEqual(run.app.phase, .background)
            run.end()
        }
    }
}
