import SwiftUI

/// A toggle as a tile: filled and checked when on, an outline when off.
struct TileToggleStyle: ToggleStyle {
    let accent: Accent

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            TileLabel(isOn: configuration.isOn, accent: accent) { configuration.label }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(.isToggle)
        .accessibilityValue(configuration.isOn ? Text("On") : Text("Off"))
    }
}

/// The face of a tile.
struct TileLabel<Content: View>: View {
    let isOn: Bool
    let accent: Accent
    @ViewBuilder let content: Content

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric(relativeTo: .subheadline) private var markSide: CGFloat = 16

    var body: some View {
        VStack(spacing: Spacing.hair) {
            content
                // Whole names of weekdays find room on the smallest phone at the largest size.
                .font(textSize.isAccessibilitySize ? .footnote : .subheadline)
                .fontWeight(isOn ? .semibold : .regular)
            mark
                .frame(width: markSide, height: markSide)
                .accessibilityHidden(true)
        }
        .foregroundStyle(isOn ? accent.onColor(palette) : palette.ink)
        .frame(maxWidth: .infinity, minHeight: 52)
        .background(isOn ? accent.color(palette) : Color.clear, in: shape)
        .overlay { shape.strokeBorder(isOn ? Color.clear : palette.faint, lineWidth: 1) }
        .contentShape(Rectangle())
    }

    /// A check when on, an open bead when off: not by colour alone.
    @ViewBuilder private var mark: some View {
        if isOn {
            CheckMark().stroke(
                accent.onColor(palette), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        } else {
            Circle().strokeBorder(palette.faint, lineWidth: 1.5).padding(Spacing.hair)
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Spacing.medium, style: .continuous) }
}
