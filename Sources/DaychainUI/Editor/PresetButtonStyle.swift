import Foundation
import SwiftUI

/// A preset beside others: an outline, or filled and checked where it is what is chosen.
struct PresetButtonStyle: ButtonStyle {
    let isChosen: Bool
    let accent: Accent

    func makeBody(configuration: Configuration) -> some View {
        PresetFace(isChosen: isChosen, accent: accent) { configuration.label }
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// What the style draws. The check has its place beside every preset's words, so that choosing one moves none of the
/// others; at the largest text sizes the words need that room, and it comes beneath them.
private struct PresetFace<Label: View>: View {
    let isChosen: Bool
    let accent: Accent
    @ViewBuilder let label: Label

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric(relativeTo: .subheadline) private var scaledMark: CGFloat = 12

    var body: some View {
        VStack(spacing: 0) {
            label.fontWeight(.medium)
            if isChosen, isLarge { check }
        }
        .padding(.horizontal, isLarge ? Spacing.small : mark + Spacing.tight)
        .padding(.vertical, Spacing.small)
        .frame(minHeight: Spacing.target)
        .foregroundStyle(isChosen ? accent.onColor(palette) : Accent.standard.color(palette))
        .background(isChosen ? accent.color(palette) : Color.clear, in: shape)
        .overlay(alignment: .leading) { if isChosen, !isLarge { check.padding(.leading, Spacing.hair) } }
        .overlay { shape.strokeBorder(isChosen ? Color.clear : Accent.standard.color(palette), lineWidth: 1.5) }
        .contentShape(shape)
    }

    private var check: some View {
        CheckMark()
            .stroke(accent.onColor(palette), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .frame(width: mark, height: mark)
            .accessibilityHidden(true)
    }

    private var isLarge: Bool { textSize.isAccessibilitySize }

    private var mark: CGFloat { min(scaledMark, 24) }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Spacing.medium, style: .continuous) }
}

struct PresetButtonStyle_Previews: PreviewProvider {
    static var previews: some View {
        preview.previewDisplayName("Presets")
        preview.dynamicTypeSize(.accessibility5).previewDisplayName("Presets, largest text")
    }

    private static var preview: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            ForEach([true, false], id: \.self) { isChosen in
                Button("Every day") {}.buttonStyle(PresetButtonStyle(isChosen: isChosen, accent: .standard))
            }
        }
        .padding(Spacing.large)
        .onPaper()
    }
}
