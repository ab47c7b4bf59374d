import Foundation
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

/// The face of a tile: its words above its mark, or beside it where tiles are a list at the largest text sizes.
struct TileLabel<Content: View>: View {
    let isOn: Bool
    let accent: Accent
    @ViewBuilder let content: Content

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric(relativeTo: .subheadline) private var scaledMark: CGFloat = 16

    var body: some View {
        layout {
            content
                // Whole names of weekdays find room on the smallest phone at the largest size.
                .font(isList ? .footnote : .subheadline)
                // The same on and off: a tile that grew with a touch would move the others.
                .fontWeight(.medium)
            if isList { Spacer(minLength: 0) }
            mark
                .frame(width: markSide, height: markSide)
                .accessibilityHidden(true)
        }
        .padding(.horizontal, isList ? Spacing.medium : Spacing.tight)
        .padding(.vertical, isList ? Spacing.tight : 0)
        .foregroundStyle(isOn ? accent.onColor(palette) : palette.ink)
        .frame(maxWidth: .infinity, minHeight: 52)
        .background(isOn ? accent.color(palette) : Color.clear, in: shape)
        .overlay { shape.strokeBorder(isOn ? Color.clear : palette.faint, lineWidth: 1) }
        // Tiles of a row touch, with a margin inside each: what can be hit is as wide as the row allows.
        .padding(.horizontal, isList ? 0 : Spacing.hair)
        .frame(minWidth: Spacing.target)
        .contentShape(Rectangle())
    }

    private var isList: Bool { textSize.isAccessibilitySize }

    private var layout: AnyLayout {
        isList ? AnyLayout(HStackLayout(spacing: Spacing.small)) : AnyLayout(VStackLayout(spacing: Spacing.hair))
    }

    private var markSide: CGFloat { min(scaledMark, 28) }

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
