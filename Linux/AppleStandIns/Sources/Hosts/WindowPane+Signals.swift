import CGtk
import Foundation
import Stage

extension WindowPane {
    /// What each signal carries so that its handler finds the pane, which lives until its frame is destroyed.
    var signalData: gpointer { Unmanaged.passUnretained(self).toOpaque() }

    /// GTK calls its handlers where it was started: on the main thread.
    nonisolated static func with<Result: Sendable>(
        _ data: gpointer?, _ act: @MainActor (WindowPane) -> Result
    ) -> Result? {
        guard let data else { return nil }
        nonisolated(unsafe) let pointer = data
        return MainActor.assumeIsolated {
            act(Unmanaged<WindowPane>.fromOpaque(pointer).takeUnretainedValue())
        }
    }

    func connect() {
        let drawingArea = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self)
        let draw: GtkDrawingAreaDrawFunc = { _, context, _, _, data in
            guard let context else { return }
            nonisolated(unsafe) let drawing = context
            WindowPane.with(data) { $0.draw(on: drawing) }
        }
        gtk_drawing_area_set_draw_func(drawingArea, draw, signalData, nil)
        let resize: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> Void = { _, width, height, data in
            WindowPane.with(data) { $0.resized(to: CGSize(width: Int(width), height: Int(height))) }
        }
        connect(area, "resize", unsafeBitCast(resize, to: GCallback.self))
        connectFrame()
        connectPointer()
        connectKeyboard()
    }

    /// Has `tick` called at each frame until it says that nothing moves any more.
    func addTick() {
        let tick: GtkTickCallback = { _, clock, data in
            let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
            return WindowPane.with(data) { $0.tick(time: time) } == true ? 1 : 0
        }
        gtk_widget_add_tick_callback(area, tick, signalData, nil)
    }

    private func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: GCallback) {
        g_signal_connect_data(object, signal, handler, signalData, nil, GConnectFlags(rawValue: 0))
    }

    private typealias Event = @convention(c) (gpointer?, gpointer?) -> Void
    private typealias Notification = @convention(c) (gpointer?, gpointer?, gpointer?) -> Void

    private func connectFrame() {
        let active: Notification = { _, _, data in WindowPane.with(data) { $0.activeChanged() } }
        connect(frame, "notify::is-active", unsafeBitCast(active, to: GCallback.self))
        // The surface, which knows whether the window is minimised, exists once the window is realised.
        let realize: Event = { _, data in WindowPane.with(data) { $0.connectSurface() } }
        connect(frame, "realize", unsafeBitCast(realize, to: GCallback.self))
        let destroy: Event = { _, data in WindowPane.with(data) { $0.closed() } }
        connect(frame, "destroy", unsafeBitCast(destroy, to: GCallback.self))
    }

    private func connectSurface() {
        guard let surface = gtk_native_get_surface(OpaquePointer(frame)) else { return }
        let state: Notification = { _, _, data in WindowPane.with(data) { $0.surfaceStateChanged() } }
        connect(UnsafeMutableRawPointer(surface), "notify::state", unsafeBitCast(state, to: GCallback.self))
    }

    private func connectPointer() {
        typealias Position = @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void
        guard let drag = gtk_gesture_drag_new(), let motion = gtk_event_controller_motion_new(),
            let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
        else { return }
        gtk_gesture_single_set_button(drag, 0)  // Any.
        let begin: Position = { gesture, x, y, data in
            let button = gtk_gesture_single_get_current_button(gesture)
            let device = gtk_event_controller_get_current_event_device(gesture)
            let isTouch = device.map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHSCREEN } ?? false
            WindowPane.with(data) {
                $0.wentDown(at: CGPoint(x: x, y: y), time: now(), kind: isTouch ? .finger : .mouse, button: button)
            }
        }
        let update: Position = { gesture, dx, dy, data in
            guard let point = point(of: gesture, dx: dx, dy: dy) else { return }
            WindowPane.with(data) { $0.moved(to: point, time: now()) }
        }
        let end: Position = { gesture, dx, dy, data in
            guard let point = point(of: gesture, dx: dx, dy: dy) else { return }
            WindowPane.with(data) { $0.cameUp(at: point, time: now()) }
        }
        let cancel: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
            WindowPane.with(data) { $0.pointer.cancel() }
        }
        connect(UnsafeMutableRawPointer(drag), "drag-begin", unsafeBitCast(begin, to: GCallback.self))
        connect(UnsafeMutableRawPointer(drag), "drag-update", unsafeBitCast(update, to: GCallback.self))
        connect(UnsafeMutableRawPointer(drag), "drag-end", unsafeBitCast(end, to: GCallback.self))
        connect(UnsafeMutableRawPointer(drag), "cancel", unsafeBitCast(cancel, to: GCallback.self))
        let hover: Position = { _, x, y, data in WindowPane.with(data) { $0.hovered(over: CGPoint(x: x, y: y)) } }
        connect(UnsafeMutableRawPointer(motion), "motion", unsafeBitCast(hover, to: GCallback.self))
        let turn: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean = { controller, dx, dy, data in
            let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
            WindowPane.with(data) { $0.scrolled(dx: dx, dy: dy, isWheel: isWheel) }
            return 1
        }
        connect(UnsafeMutableRawPointer(scroll), "scroll", unsafeBitCast(turn, to: GCallback.self))
        for controller in [drag, motion, scroll] { gtk_widget_add_controller(area, controller) }
    }

    private func connectKeyboard() {
        typealias KeyHandler = @convention(c) (OpaquePointer?, UInt32, UInt32, GdkModifierType, gpointer?) -> gboolean
        guard let keys = gtk_event_controller_key_new() else { return }
        // Before the frame takes Tab and the arrows for itself.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        let press: KeyHandler = { controller, value, _, state, data in
            nonisolated(unsafe) let event = gtk_event_controller_get_current_event(controller)
            return WindowPane.with(data) { $0.pressed(key: value, state: state, event: event) } == true ? 1 : 0
        }
        connect(UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(press, to: GCallback.self))
        let release: @convention(c) (OpaquePointer?, UInt32, UInt32, GdkModifierType, gpointer?) -> Void = {
            controller, _, _, _, data in
            nonisolated(unsafe) let event = gtk_event_controller_get_current_event(controller)
            WindowPane.with(data) { $0.released(event: event) }
        }
        connect(UnsafeMutableRawPointer(keys), "key-released", unsafeBitCast(release, to: GCallback.self))
        gtk_widget_add_controller(area, keys)
        let commit: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
            guard let text else { return }
            let words = String(cString: text)
            WindowPane.with(data) { $0.committed(words) }
        }
        if let inputMethod { connect(inputMethod, "commit", unsafeBitCast(commit, to: GCallback.self)) }
        let realize: Event = { _, data in WindowPane.with(data) { $0.areaRealized() } }
        connect(area, "realize", unsafeBitCast(realize, to: GCallback.self))
        let unrealize: Event = { _, data in WindowPane.with(data) { $0.areaUnrealized() } }
        connect(area, "unrealize", unsafeBitCast(unrealize, to: GCallback.self))
    }
}

/// Seconds of a clock that nobody sets.
private func now() -> Double { Double(g_get_monotonic_time()) / 1_000_000 }

/// Where a drag is, from where it began and how far it has come.
private func point(of gesture: OpaquePointer?, dx: Double, dy: Double) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    guard gtk_gesture_drag_get_start_point(gesture, &x, &y) != 0 else { return nil }
    return CGPoint(x: x + dx, y: y + dy)
}
