import Foundation
import SwiftUI

/// The one action that a screen is about: filled with the app's own accent, its text readable on it in every appearance.
struct SolidButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        ButtonFace(isPressed: configuration.isPressed, isDestructive: false, isSolid: true) { configuration.label }
    }
}

/// An action beside others: an outline with text. Destructive ones say so by colour as well as by their words.
struct QuietButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        ButtonFace(
            isPressed: configuration.isPressed, isDestructive: configuration.role == .destructive, isSolid: false
        ) {
            configuration.label
        }
    }
}

/// What both styles draw. The system's bordered styles put tinted text on a tint, which is too faint to read.
private struct ButtonFace<Label: View>: View {
    let isPressed: Bool
    let isDestructive: Bool
    let isSolid: Bool
    @ViewBuilder let label: Label

    @Environment(\.palette) private var palette
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        label
            .fontWeight(.medium)
            .multilineTextAlignment(.center)
            .padding(.horizontal, textSize.isAccessibilitySize ? Spacing.small : Spacing.medium)
            .padding(.vertical, Spacing.small)
            .frame(minHeight: Spacing.target)
            .foregroundStyle(isSolid ? Accent.standard.onColor(palette) : color)
            .background(isSolid ? color : Color.clear, in: shape)
            .overlay { shape.strokeBorder(isSolid ? Color.clear : color, lineWidth: 1.5) }
            .contentShape(shape)
            .opacity(isPressed || !isEnabled ? 0.6 : 1)
    }

    private var color: Color { isDestructive ? palette.warning : Accent.standard.color(palette) }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Spacing.medium, style: .continuous) }
}

struct ButtonStyles_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: Spacing.medium) {
            Button("Save") {}.buttonStyle(SolidButtonStyle())
            Button("Undo") {}.buttonStyle(QuietButtonStyle())
            Button("Delete", role: .destructive) {}.buttonStyle(QuietButtonStyle())
            Button("Undo") {}.buttonStyle(QuietButtonStyle()).disabled(true)
        }
        .padding(Spacing.section)
        .onPaper()
        .previewDisplayName("Buttons")
    }
}
