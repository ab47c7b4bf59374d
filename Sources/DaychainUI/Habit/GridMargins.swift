import Foundation
import SwiftUI

/// Keeps a month's grid in line with what stands around it; where its days would become too narrow to be tapped, the
/// margins give way.
struct GridMargins: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 7 * Spacing.target + 2 * Spacing.large
        let inner = ProposedViewSize(width: width - 2 * Self.margin(in: width), height: nil)
        return CGSize(width: width, height: subviews.map { $0.sizeThatFits(inner).height }.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let inner = bounds.insetBy(dx: Self.margin(in: bounds.width), dy: 0)
        for subview in subviews {
            subview.place(at: inner.origin, proposal: ProposedViewSize(width: inner.width, height: inner.height))
        }
    }

    /// The margin on each side of a grid in a width.
    static func margin(in width: CGFloat) -> CGFloat {
        min(max((width - 7 * Spacing.target) / 2, Spacing.tight), Spacing.large)
    }
}

struct GridMargins_Previews: PreviewProvider {
    static var previews: some View {
        GridMargins { Text(verbatim: "7 × 44").frame(maxWidth: .infinity).onCard() }
            .onPaper()
            .previewDisplayName("Margins")
    }
}
