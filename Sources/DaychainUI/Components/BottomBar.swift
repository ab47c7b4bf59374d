import DaychainCore
import SwiftUI

/// A bar at the bottom of a screen, in reach wherever that is scrolled to: what is going on, and the buttons for it.
///
/// It behaves as the system's bars do: it stops growing where it would take the screen from what it is about, and shows
/// itself large to whoever holds a finger on it.
struct BottomBar<Message: View, Buttons: View>: View {
    private let message: Message
    private let buttons: Buttons

    /// The least width of a message beside the buttons.
    private static var messageWidth: CGFloat { 150 }

    @Environment(\.palette) private var palette

    init(@ViewBuilder message: () -> Message, @ViewBuilder buttons: () -> Buttons) {
        self.message = message()
        self.buttons = buttons()
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: Spacing.small) {
                shownMessage
                shownButtons
            }
            VStack(alignment: .leading, spacing: Spacing.small) {
                shownMessage
                HStack(spacing: Spacing.small) { shownButtons }
            }
            VStack(alignment: .leading, spacing: Spacing.small) {
                shownMessage
                shownButtons
            }
        }
        .font(.subheadline)
        .buttonStyle(QuietButtonStyle())
        .frame(maxWidth: Spacing.readableWidth, alignment: .leading)
        .padding(.horizontal, Spacing.large)
        .padding(.vertical, Spacing.small)
        .frame(maxWidth: .infinity)
        .foregroundStyle(palette.ink)
        .background(palette.card)
        .overlay(alignment: .top) {
            Rectangle().fill(palette.faint).frame(height: 1).ignoresSafeArea(edges: .horizontal)
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .accessibilityElement(children: .contain)
    }

    /// The message wraps; the buttons beside it decide whether it has room enough.
    private var shownMessage: some View {
        message
            .accessibilityShowsLargeContentViewer()
            .fixedSize(horizontal: false, vertical: true)
            .frame(idealWidth: Self.messageWidth, maxWidth: .infinity, alignment: .leading)
    }

    private var shownButtons: some View { buttons.accessibilityShowsLargeContentViewer() }
}

struct BottomBar_Previews: PreviewProvider {
    static var previews: some View {
        bar.previewDisplayName("Bar")
        bar.dynamicTypeSize(.accessibility5).previewDisplayName("Bar, largest text")
    }

    private static var bar: some View {
        BottomBar {
            Text(verbatim: PreviewHabits.longestName.details.name)
        } buttons: {
            Button("Undo") {}
            Button("OK") {}
        }
    }
}
