import SwiftUI

extension View {
    /// The app's own colour for whatever the system tints in here, sheets over it included.
    func inStandardTint() -> some View { modifier(StandardTint()) }
}

private struct StandardTint: ViewModifier {
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content.tint(Accent.standard.color(palette))
    }
}
