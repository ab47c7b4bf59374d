import Drawing
import Foundation
import Stage

/// Draws a window as it stands.
@MainActor enum WindowPicture {
    static func draw(_ window: any AppWindow, scale: Double, recordingTexts: Bool = false) throws -> Picture {
        guard let drawable = window as? any DrawableWindow else { throw GestureRefusal("This window has no picture.") }
        let picture = Picture(size: window.size, scale: scale, background: .white)
        if recordingTexts { picture.canvas.recordTexts() }
        drawable.draw(on: picture.canvas)
        return picture
    }
}
