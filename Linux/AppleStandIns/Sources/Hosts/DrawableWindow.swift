import Drawing
import Stage

/// A window whose picture a host can have drawn: on the screen, or into a file.
@MainActor package protocol DrawableWindow: AppWindow {
    /// Draws all of the window, in points, with the origin at its top left corner.
    func draw(on canvas: Canvas)
    /// Every text of the topmost layer.
    var texts: [PlacedText] { get }
}
