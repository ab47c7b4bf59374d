import CGtk
import Drawing
import Foundation
import Stage

/// One window on the desktop: a frame around an area that the app's window draws.
@MainActor final class WindowPane {
    let window: any AppWindow
    private(set) weak var host: WindowHost?
    let frame: UnsafeMutablePointer<GtkWidget>
    let area: UnsafeMutablePointer<GtkWidget>
    let inputMethod: UnsafeMutablePointer<GtkIMContext>?
    var pointer = WindowPointer()
    var pointerPosition = CGPoint.zero
    /// Until the desktop says otherwise: without a window manager it never says anything.
    private(set) var isActive = true
    private(set) var isMinimised = false
    private var isTicking = false

    init(_ window: any AppWindow, host: WindowHost) {
        self.window = window
        self.host = host
        frame = gtk_window_new()
        area = gtk_drawing_area_new()
        inputMethod = gtk_im_multicontext_new()
        build()
        connect()
        window.onNeedsDisplay = { [weak self] in self?.needsDisplay() }
    }

    isolated deinit {
        if let inputMethod { g_object_unref(inputMethod) }
    }

    func present() {
        gtk_window_present(gtkWindow)
        gtk_widget_grab_focus(area)
        needsDisplay()
    }

    var gtkWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(frame).assumingMemoryBound(to: GtkWindow.self)
    }

    private func build() {
        gtk_window_set_title(gtkWindow, host?.title)
        let size = fittingSize
        gtk_window_set_default_size(gtkWindow, Int32(size.width), Int32(size.height))
        gtk_widget_set_size_request(area, 240, 240)
        gtk_widget_set_focusable(area, 1)
        gtk_window_set_child(gtkWindow, area)
        // The input method shows what is being composed in a window of its own.
        gtk_im_context_set_use_preedit(inputMethod, 0)
    }

    /// The size that the device asks for, as far as the monitor has room for it and a title bar.
    private var fittingSize: CGSize {
        let display = gdk_display_get_default()
        guard let monitors = gdk_display_get_monitors(display), let item = g_list_model_get_item(monitors, 0) else {
            return window.size
        }
        defer { g_object_unref(item) }
        var geometry = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(item), &geometry)
        return CGSize(
            width: min(window.size.width, max(CGFloat(geometry.width), 320)),
            height: min(window.size.height, max(CGFloat(geometry.height) - 60, 480)))
    }

    // MARK: What GTK asks and says

    func draw(on context: OpaquePointer) {
        let canvas = Canvas(cairo: context)
        if let drawable = window as? any DrawableWindow { drawable.draw(on: canvas) }
    }

    func resized(to size: CGSize) {
        guard window.size != size else { return }
        window.size = size
        host?.onlyWindowResized(self)
        needsDisplay()
    }

    func activeChanged() {
        isActive = gtk_window_is_active(gtkWindow) != 0
        if isActive { gtk_im_context_focus_in(inputMethod) } else { gtk_im_context_focus_out(inputMethod) }
        host?.updatePhase()
    }

    func surfaceStateChanged() {
        guard let surface = gtk_native_get_surface(OpaquePointer(frame)) else { return }
        isMinimised = gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        host?.updatePhase()
    }

    func areaRealized() { gtk_im_context_set_client_widget(inputMethod, area) }
    func areaUnrealized() { gtk_im_context_set_client_widget(inputMethod, nil) }

    func closed() {
        window.onNeedsDisplay = nil
        host?.close(self)
    }

    /// A frame of an animation is due.
    func tick(time: Double) -> Bool {
        isTicking = window.advanceAnimations(to: time)
        gtk_widget_queue_draw(area)
        return isTicking
    }

    // MARK: What the app asks

    /// Draws at the next frame, and at each after it while an animation runs.
    func needsDisplay() {
        gtk_widget_queue_draw(area)
        placeInputMethod()
        guard !isTicking else { return }
        isTicking = true
        addTick()
    }

    private func placeInputMethod() {
        guard let caret = window.caret else { return }
        var place = GdkRectangle(
            x: Int32(caret.minX), y: Int32(caret.minY), width: Int32(max(caret.width, 1)), height: Int32(caret.height))
        gtk_im_context_set_cursor_location(inputMethod, &place)
    }

    /// Carries out what the person did, then shows windows that it may have opened.
    func perform(_ gesture: Gesture) {
        do {
            try window.perform(gesture)
        } catch {
            // Where nothing answers, a phone does nothing either.
        }
        placeInputMethod()
        host?.showNewWindows()
    }
}
