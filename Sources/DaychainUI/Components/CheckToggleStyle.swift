import DaychainCore
import Foundation
import SwiftUI

/// A toggle as a check before its words, or above them where text is largest: a switch beside them would take the width
/// that a long name needs.
struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            SideBySide(spacing: Spacing.medium, stackedSpacing: Spacing.tight) {
                CheckFace(isOn: configuration.isOn)
                configuration.label
                    .multilineTextAlignment(.leading)
                    .fixedSize(horizontal: false, vertical: true)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .frame(minHeight: Spacing.target)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(.isToggle)
        .accessibilityValue(configuration.isOn ? Text("On") : Text("Off"))
    }
}

/// Filled and checked when on, an open circle when off: not by colour alone.
private struct CheckFace: View {
    let isOn: Bool

    @Environment(\.palette) private var palette
    @ScaledMetric(relativeTo: .body) private var scaledSide: CGFloat = 26

    var body: some View {
        let side: CGFloat = min(scaledSide, Spacing.target)
        ZStack {
            Circle()
                .fill(isOn ? Accent.standard.color(palette) : Color.clear)
            Circle()
                .strokeBorder(isOn ? Accent.standard.color(palette) : palette.faint, lineWidth: side / 13)
            if isOn {
                CheckMark()
                    .stroke(
                        Accent.standard.onColor(palette),
                        style: StrokeStyle(lineWidth: side / 11, lineCap: .round, lineJoin: .round))
            }
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}

struct CheckToggleStyle_Previews: PreviewProvider {
    static var previews: some View {
        preview.previewDisplayName("Checks")
        preview.dynamicTypeSize(.accessibility5).previewDisplayName("Checks, largest text")
    }

    private static var preview: some View {
        VStack(alignment: .leading) {
            ForEach([true, false], id: \.self) { isOn in
                Toggle(isOn: .constant(isOn)) { Text(verbatim: PreviewHabits.reading.details.name) }
            }
        }
        .toggleStyle(CheckToggleStyle())
        .padding(Spacing.large)
        .onPaper()
    }
}
