import CGtk
import Drawing
import Glibc
import Stage

/// Shows the app in windows of the desktop, and gives it what mouse, touch, wheel, keyboard and input methods say.
///
/// Control-Shift-N opens another window; closing the last one ends the app.
@MainActor package final class WindowHost {
    let app: any RunningApp
    let title: String
    private(set) var panes: [WindowPane] = []
    /// Called when the last window has been closed.
    var onLastClosed: (@MainActor () -> Void)?

    /// Shows the app's windows and runs until the last of them is closed.
    package static func run(app: any RunningApp, title: String = programName) -> Never {
        // The area's content is a picture to GTK: it would offer assistive technologies an empty window.
        setenv("GTK_A11Y", "none", 0)
        guard gtk_init_check() != 0 else {
            complain("There is no display to show a window on.")
            exit(69)
        }
        let loop = g_main_loop_new(nil, 0)
        let host = WindowHost(app: app, title: title)
        host.onLastClosed = {
            // What the person did last may still be on its way into the store; it gets a while, not for ever.
            Task {
                await app.settle()
                g_main_loop_quit(loop)
            }
            let quit: GSourceFunc = { loop in
                g_main_loop_quit(loop.map { OpaquePointer($0) })
                return 0
            }
            g_timeout_add_seconds(10, quit, loop.map { UnsafeMutableRawPointer($0) })
        }
        host.showNewWindows()
        g_main_loop_run(loop)
        exit(0)
    }

    /// Needs GTK to be initialised.
    init(app: any RunningApp, title: String) {
        self.app = app
        self.title = title
        WindowMainQueue.bridge()
        prefer_dark_frames(app.traits.isDark ? 1 : 0)
    }

    package static var programName: String {
        CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? "App"
    }

    /// Puts a frame around each of the app's windows that has none yet.
    func showNewWindows() {
        for window in app.windows where !shown.contains(ObjectIdentifier(window)) {
            shown.insert(ObjectIdentifier(window))
            let pane = WindowPane(window, host: self)
            panes.append(pane)
            pane.present()
        }
    }

    func openWindow() {
        _ = app.openWindow()
        showNewWindows()
    }

    /// The app keeps the window, which may not be the last; the person sees it no more.
    func close(_ pane: WindowPane) {
        panes.removeAll { $0 === pane }
        closedPanes.append(pane)
        updatePhase()
        if panes.isEmpty { onLastClosed?() }
    }

    /// One window is as large as the device: its size classes and safe areas follow. Several share a device that stays.
    func onlyWindowResized(_ pane: WindowPane) {
        guard panes.count == 1, panes[0] === pane, app.windows.count == 1 else { return }
        app.traits.size = pane.window.size
    }

    /// The most that any of the windows allows.
    func updatePhase() {
        let phase: AppPhase =
            panes.contains(where: \.isActive) ? .active : panes.contains { !$0.isMinimised } ? .inactive : .background
        if app.phase != phase { app.phase = phase }
    }

    /// GTK may still have something to say to a frame that it is taking down: who hears it must be there.
    private var closedPanes: [WindowPane] = []
    /// Windows that have, or had, a pane.
    private var shown: Set<ObjectIdentifier> = []
}
