import CGtk
import Foundation
import Stage
import XCTest

@testable import Hosts

/// The trial app in a window, its first picture drawn.
@MainActor final class WindowTrialRun {
    let app = WindowTrialApp()
    let host: WindowHost
    var trial: WindowTrial { app.trials[0] }

    private static let display = WindowDisplay()
    private static let isReady = display != nil && gtk_init_check() != 0

    init() throws {
        try XCTSkipUnless(Self.isReady, "needs Xvfb")
        host = WindowHost(app: app, title: "Trial")
        host.showNewWindows()
        wait("the first picture") { self.trial.drawings > 0 }
    }

    func end() {
        for pane in host.panes { gtk_window_destroy(pane.gtkWindow) }
    }

    /// Runs the loop until `condition` holds; a minute is for machines that do much else.
    func wait(_ what: String, line: UInt = #line, until condition: @MainActor () -> Bool) {
        let end = g_get_monotonic_time() + 60_000_000
        let alarm = g_timeout_add(1000, { _ in 1 }, nil)  // Or the loop might wait for ever.
        defer { g_source_remove(alarm) }
        while !condition() {
            guard g_get_monotonic_time() < end else {
                return XCTFail("waited in vain for \(what); gestures: \(trial.gestures)", line: line)
            }
            g_main_context_iteration(nil, 1)
        }
    }

    /// Puts the mouse over the display's point and returns where in the window that is.
    func moveTo(x: Int, y: Int) throws -> (x: CGFloat, y: CGFloat) {
        trial.pointer = nil
        try desktop(["mousemove", "0", "0", "mousemove", "\(x)", "\(y)"])
        wait("the mouse") { trial.pointer.map { $0.x > 30 && $0.y > 60 } ?? false }
        let point = try XCTUnwrap(trial.pointer)
        return (point.x, point.y)
    }

    func desktop(_ arguments: [String]) throws {
        guard let path = WindowDisplay.tool("xdotool") else { throw XCTSkip("needs xdotool") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        // Text to type is UTF-8, whatever the locale of the test run.
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { _, utf8 in utf8 }
        try process.run()
        wait("xdotool") { !process.isRunning }
    }
}
