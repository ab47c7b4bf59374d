import DaychainCore
import Foundation
import SwiftUI

/// The four parts of a habit's screen: who it is, how it stands, its calendar, and the rest.
///
/// They stand one below the other; where there is room for two columns, the calendar stands beside what is above and
/// below it.
struct HabitColumns: Layout {
    /// The least width of a column where there are two.
    let leastWidth: CGFloat

    private static let spacing = Spacing.section

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = width(in: proposal)
        let height = frames(width: width, subviews).map(\.maxY).max() ?? 0
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(width: bounds.width, subviews)) {
            // Of its own height: offered one, a part would share it out among its texts, and cut some of them.
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: frame.width, height: nil))
        }
    }

    private func width(in proposal: ProposedViewSize) -> CGFloat {
        let offered = proposal.width ?? Spacing.readableWidth
        return min(offered, isWide(offered) ? 2 * Spacing.columnWidth : Spacing.readableWidth)
    }

    private func isWide(_ width: CGFloat) -> Bool { width >= 2 * leastWidth && width > Spacing.readableWidth }

    private func frames(width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        guard isWide(width), subviews.count == 4 else { return stack(Array(subviews), width: width, from: .zero) }
        let head = stack([subviews[0]], width: width, from: .zero)
        let top = CGPoint(x: 0, y: (head.last?.maxY ?? 0) + Self.spacing)
        let beside = stack([subviews[1], subviews[3]], width: width / 2, from: top)
        let calendar = stack([subviews[2]], width: width / 2, from: CGPoint(x: width / 2, y: top.y))
        return head + [beside[0], calendar[0], beside[1]]
    }

    /// The frames of subviews one below the other; those that show nothing leave no gap.
    private func stack(_ subviews: [LayoutSubview], width: CGFloat, from origin: CGPoint) -> [CGRect] {
        var next = origin
        return subviews.map { subview in
            let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            let frame = CGRect(origin: next, size: CGSize(width: width, height: height))
            if height > 0 { next.y = frame.maxY + Self.spacing }
            return frame
        }
    }
}
