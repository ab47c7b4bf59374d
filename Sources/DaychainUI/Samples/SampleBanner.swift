import SwiftUI

/// Says on every screen that the habits are samples, with the one control that leaves them.
///
/// It behaves as the system's bars do: it stops growing where it would take the screen from the habits, and shows itself
/// large to whoever holds a finger on it.
struct SampleBanner: View {
    let leave: @MainActor () -> Void

    @Environment(\.palette) private var palette

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: Spacing.medium) {
                words
                Spacer(minLength: 0)
                button
            }
            VStack(alignment: .leading, spacing: 0) {
                words
                button
            }
        }
        .margins(.horizontal)
        .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
        .foregroundStyle(palette.ink)
        // A tone on which the system's own status bar stays readable above it.
        .background(Accent.standard.tileColor(palette))
        .overlay(alignment: .bottom) {
            Rectangle().fill(palette.faint).frame(height: 1).ignoresSafeArea(edges: .horizontal)
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("samples.banner")
    }

    private var words: some View {
        Text("Sample habits")
            .font(.subheadline)
            .fontWeight(.semibold)
            .accessibilityShowsLargeContentViewer()
            .accessibilityIdentifier("samples.mark")
    }

    private var button: some View {
        Button {
            leave()
        } label: {
            Text("Leave samples")
                .font(.subheadline)
                .fontWeight(.semibold)
                .underline()
                .frame(minWidth: Spacing.target, minHeight: Spacing.target)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityHint("Goes back to your own habits")
        .accessibilityShowsLargeContentViewer()
        .accessibilityIdentifier("samples.leave")
    }
}

/// Puts the banner above a screen while samples are shown.
private struct SampleMarking: ViewModifier {
    @Environment(SamplesModel.self) private var samples: SamplesModel?

    func body(content: Content) -> some View {
        VStack(spacing: 0) {
            if let samples, samples.isShowingSamples {
                SampleBanner(leave: samples.leave)
            }
            content
        }
    }
}

extension View {
    /// The screen, marked as samples while it shows them.
    func markedWhenSample() -> some View { modifier(SampleMarking()) }
}

struct SampleBanner_Previews: PreviewProvider {
    static var previews: some View {
        SampleBanner(leave: {}).previewDisplayName("Banner")
        SampleBanner(leave: {}).dynamicTypeSize(.accessibility5).previewDisplayName("Banner, largest text")
    }
}
