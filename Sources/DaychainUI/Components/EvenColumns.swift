import Foundation
import SwiftUI

/// Puts views into columns of equal width: as many of them, among the numbers allowed, as have room for the widest view
/// on one line, so that no name breaks within a word.
struct EvenColumns: Layout {
    /// The numbers of columns allowed, the largest first; the last is taken where none has room.
    let counts: [Int]
    var columnSpacing: CGFloat = Spacing.tight
    var rowSpacing: CGFloat = Spacing.small

    /// The widest view's width on one line, which is measured once for all proposals.
    func makeCache(subviews: Subviews) -> CGFloat {
        subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache widest: inout CGFloat) -> CGSize {
        let ideal = Self.width(of: counts.first ?? 1, widest: widest, spacing: columnSpacing)
        let width = proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal
        let heights = rowHeights(of: subviews, in: width, widest: widest)
        let gaps = CGFloat(max(heights.count - 1, 0)) * rowSpacing
        return CGSize(width: width, height: heights.reduce(0, +) + gaps)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache widest: inout CGFloat
    ) {
        let columns = Self.count(of: counts, widest: widest, spacing: columnSpacing, in: bounds.width)
        let side = Self.columnWidth(of: columns, spacing: columnSpacing, in: bounds.width)
        var top: CGFloat = bounds.minY
        for (row, height) in rowHeights(of: subviews, in: bounds.width, widest: widest).enumerated() {
            for column in 0..<columns where row * columns + column < subviews.count {
                let leading: CGFloat = bounds.minX + CGFloat(column) * (side + columnSpacing)
                subviews[row * columns + column].place(
                    at: CGPoint(x: leading, y: top), anchor: .topLeading,
                    proposal: ProposedViewSize(width: side, height: height))
            }
            top += height + rowSpacing
        }
    }

    /// How many columns have room.
    static func count(of counts: [Int], widest: CGFloat, spacing: CGFloat, in width: CGFloat) -> Int {
        counts.first { Self.width(of: $0, widest: widest, spacing: spacing) <= width + 0.01 } ?? counts.last ?? 1
    }

    private static func width(of columns: Int, widest: CGFloat, spacing: CGFloat) -> CGFloat {
        CGFloat(columns) * widest + CGFloat(columns - 1) * spacing
    }

    private static func columnWidth(of columns: Int, spacing: CGFloat, in width: CGFloat) -> CGFloat {
        max((width - CGFloat(columns - 1) * spacing) / CGFloat(columns), 0)
    }

    private func rowHeights(of subviews: Subviews, in width: CGFloat, widest: CGFloat) -> [CGFloat] {
        let columns = Self.count(of: counts, widest: widest, spacing: columnSpacing, in: width)
        let side = Self.columnWidth(of: columns, spacing: columnSpacing, in: width)
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: side, height: nil)).height }
        return stride(from: 0, to: heights.count, by: columns).map { start in
            heights[start..<min(start + columns, heights.count)].max() ?? 0
        }
    }
}

struct EvenColumns_Previews: PreviewProvider {
    static var previews: some View {
        EvenColumns(counts: [4, 3, 2]) {
            ForEach(Accent.allCases) { accent in
                Text(accent.name).frame(maxWidth: .infinity).onCard()
            }
        }
        .padding(Spacing.large)
        .onPaper()
        .previewDisplayName("Columns")
    }
}
