import CGtk
import Foundation
import Stage

extension WindowPane {
    /// How far a notch of the wheel scrolls, in points.
    private static let wheelStep = 60.0

    // MARK: Pointer

    func wentDown(at point: CGPoint, time: Double, kind: WindowPointer.Kind, button: UInt32) {
        gtk_widget_grab_focus(area)
        guard button != GDK_BUTTON_SECONDARY else {
            // On an iPad the other button opens at once what a long press opens.
            return perform(.press(point, seconds: 0.6))
        }
        guard button == GDK_BUTTON_PRIMARY || kind == .finger else { return }
        pointer.goDown(at: point, time: time, kind: kind)
    }

    func moved(to point: CGPoint, time: Double) {
        pointerPosition = point
        if let gesture = pointer.move(to: point, time: time) { perform(gesture) }
    }

    func cameUp(at point: CGPoint, time: Double) {
        if let gesture = pointer.comeUp(at: point, time: time) { perform(gesture) }
    }

    func hovered(over point: CGPoint) {
        pointerPosition = point
        if !pointer.isDown { perform(.pointerMoved(point)) }
    }

    /// - Parameter isWheel: the distance counts notches, not points.
    func scrolled(dx: Double, dy: Double, isWheel: Bool) {
        let factor = isWheel ? Self.wheelStep : 1
        perform(.scroll(at: pointerPosition, dx: dx * factor, dy: dy * factor))
    }

    // MARK: Keyboard

    /// Returns whether the key was for the app.
    func pressed(key value: UInt32, state: GdkModifierType, event: OpaquePointer?) -> Bool {
        let modifiers = WindowKeys.modifiers(state)
        let isText = window.caret != nil && !modifiers.contains(.command)
        // While text is edited, an input method has the first word: it may need any key to compose.
        if isText, let event, gtk_im_context_filter_keypress(inputMethod, event) != 0 { return true }
        guard let key = WindowKeys.key(value) else { return false }
        switch (key.name, modifiers) {
        case ("n", [.command, .shift]): host?.openWindow()
        case ("v", .command) where window.caret != nil: paste()
        default: perform(.key(key, modifiers: modifiers))
        }
        return true
    }

    func released(event: OpaquePointer?) {
        if window.caret != nil, let event { gtk_im_context_filter_keypress(inputMethod, event) }
    }

    func committed(_ text: String) { perform(.type(text)) }

    private func paste() {
        gdk_clipboard_read_text_async(
            gtk_widget_get_clipboard(area), nil,
            { clipboard, result, data in
                guard let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil) else { return }
                defer { g_free(text) }
                let words = String(cString: text)
                WindowPane.with(data) { $0.committed(words) }
            }, signalData)
    }
}
