import Foundation
import SwiftUI

/// A card's summary and the control beside it, which takes no more than a third of the card: asked how wide it would
/// like to be, it answers accordingly, so that `ViewThatFits` can choose another layout for wider words.
struct CardColumns: Layout {
    private static let spacing = Spacing.medium

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard subviews.count == 2 else { return .zero }
        let control = subviews[1].sizeThatFits(.unspecified)
        let width = proposal.width ?? 3 * control.width
        let summary = subviews[0].sizeThatFits(summaryProposal(in: width, beside: control))
        return CGSize(width: width, height: max(summary.height, control.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2 else { return }
        let control = subviews[1].sizeThatFits(.unspecified)
        subviews[0].place(at: bounds.origin, proposal: summaryProposal(in: bounds.width, beside: control))
        subviews[1].place(
            at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: ProposedViewSize(control))
    }

    private func summaryProposal(in width: CGFloat, beside control: CGSize) -> ProposedViewSize {
        ProposedViewSize(width: max(0, width - control.width - Self.spacing), height: nil)
    }
}
