import SwiftUI

/// Puts content on a card, raised from the paper by its tone.
struct CardBackground: ViewModifier {
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .margins()
            .background(palette.card, in: shape)
            .overlay { shape.strokeBorder(palette.cardEdge, lineWidth: 1) }
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: Spacing.cardRadius, style: .continuous)
    }
}

/// Marks the card of what is shown beside it.
struct OpenOutline: ViewModifier {
    let isOpen: Bool

    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content.overlay {
            RoundedRectangle(cornerRadius: Spacing.cardRadius, style: .continuous)
                .strokeBorder(isOpen ? palette.ink : Color.clear, lineWidth: 2)
                .allowsHitTesting(false)
        }
    }
}

/// Puts a notice on a card with an outline of ink, so that it stands out from the cards around it.
struct NoticeBackground: ViewModifier {
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(Spacing.medium)
            .background(palette.card, in: shape)
            .overlay { shape.strokeBorder(palette.ink, lineWidth: 1.5) }
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: Spacing.medium, style: .continuous)
    }
}

/// Puts a screen on paper, written in ink.
struct PaperBackground: ViewModifier {
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content
            .foregroundStyle(palette.ink)
            .background(palette.paper)
    }
}

extension View {
    /// The view on a card.
    func onCard() -> some View { modifier(CardBackground()) }

    /// The card with the outline of what is shown beside it.
    func outlinedAsOpen(_ isOpen: Bool) -> some View { modifier(OpenOutline(isOpen: isOpen)) }

    /// The view as a notice.
    func onNotice() -> some View { modifier(NoticeBackground()) }

    /// The view as a screen on paper.
    func onPaper() -> some View { modifier(PaperBackground()) }
}
