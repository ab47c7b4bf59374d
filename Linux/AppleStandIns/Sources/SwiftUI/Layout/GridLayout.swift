import Foundation

/// The layout of a grid.
///
/// Columns share the width as a stack's views do, the least flexible first; each is as wide as its widest cell then turns out.
/// Rows share the height in the same way.
struct GridLayout: Layout {
    let alignment: Alignment
    let horizontal: CGFloat
    let vertical: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        tracks(subviews, proposal).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        place(tracks(subviews, proposal), in: bounds)
    }

    private struct Tracks {
        var cells: [GridCell]
        var widths: [CGFloat]
        var heights: [CGFloat]
        var horizontal: CGFloat
        var vertical: CGFloat

        func width(_ columns: Range<Int>) -> CGFloat {
            columns.reduce(0) { $0 + widths[$1] } + horizontal * CGFloat(max(0, columns.count - 1))
        }
        var size: CGSize {
            CGSize(
                width: widths.reduce(0, +) + horizontal * CGFloat(max(0, widths.count - 1)),
                height: heights.reduce(0, +) + vertical * CGFloat(max(0, heights.count - 1)))
        }
    }

    private func tracks(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> Tracks {
        let (cells, rows, columns) = GridCell.cells(of: subviews)
        var tracks = Tracks(cells: cells, widths: [], heights: [], horizontal: horizontal, vertical: vertical)
        tracks.widths = share(proposal.width, over: columns, spacing: horizontal) { column, width in
            cells.filter { $0.columns == column..<(column + 1) && !$0.unsizedAxes.contains(.horizontal) }
                .map { $0.subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
        }
        widen(&tracks, proposal.width)
        let final = tracks
        tracks.heights = share(proposal.height, over: rows, spacing: vertical) { row, height in
            let inRow = cells.filter { $0.row == row }
            let sized = inRow.filter { !$0.unsizedAxes.contains(.vertical) }.map {
                ($0, $0.subview.dimensions(in: ProposedViewSize(width: final.width($0.columns), height: height)))
            }
            return RowExtent(sized.map { cell, own in (own, guide(of: cell)) }).height
        }
        return tracks
    }

    /// Cells over several columns widen the last of those that they need more of.
    private func widen(_ tracks: inout Tracks, _ proposed: CGFloat?) {
        for cell in tracks.cells where cell.columns.count > 1 && !cell.unsizedAxes.contains(.horizontal) {
            let has = tracks.width(cell.columns)
            let others = tracks.size.width - has
            let needs = cell.subview.sizeThatFits(
                ProposedViewSize(width: proposed.map { max(0, $0 - others) }, height: nil)
            ).width
            let missing = needs - has
            guard missing > 0, missing.isFinite else { continue }
            for column in cell.columns { tracks.widths[column] += missing / CGFloat(cell.columns.count) }
        }
    }

    private func share(
        _ length: CGFloat?, over count: Int, spacing: CGFloat, measure: (_ track: Int, _ proposal: CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let length, length.isFinite else { return (0..<count).map { measure($0, length) } }
        let flexibilities = (0..<count).map { track in
            let most = measure(track, .infinity)
            return most == .infinity ? most : most - measure(track, 0)
        }
        let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
        var remaining = length - spacing * CGFloat(max(0, count - 1))
        var lengths = [CGFloat](repeating: 0, count: count)
        for (position, track) in order.enumerated() {
            lengths[track] = measure(track, max(0, remaining / CGFloat(count - position)))
            remaining -= lengths[track]
        }
        return lengths
    }

    private func guide(of cell: GridCell) -> VerticalAlignment { cell.rowAlignment ?? alignment.vertical }

    /// How far the cells of a row reach above and below the line on which their guides lie.
    private struct RowExtent {
        var above: CGFloat = 0
        var below: CGFloat = 0
        var height: CGFloat { above + below }
        init(_ cells: [(own: ViewDimensions, guide: VerticalAlignment)]) {
            for (index, cell) in cells.enumerated() {
                let line = cell.own[cell.guide]
                above = index == 0 ? line : max(above, line)
                below = index == 0 ? cell.own.height - line : max(below, cell.own.height - line)
            }
        }
    }

    private func place(_ tracks: Tracks, in bounds: CGRect) {
        var columnAlignments: [Int: HorizontalAlignment] = [:]
        for cell in tracks.cells {
            if let own = cell.columnAlignment, cell.columns.count == 1 {
                columnAlignments[cell.columns.lowerBound] = own
            }
        }
        var y = bounds.minY
        for row in tracks.heights.indices {
            let height = tracks.heights[row]
            let inRow = tracks.cells.filter { $0.row == row }
            let sized = inRow.map { cell in
                let proposal = ProposedViewSize(width: tracks.width(cell.columns), height: height)
                return (cell: cell, own: cell.subview.dimensions(in: proposal), proposal: proposal)
            }
            let extent = RowExtent(
                sized.filter { !$0.cell.unsizedAxes.contains(.vertical) }.map { ($0.own, guide(of: $0.cell)) })
            for (cell, own, proposal) in sized {
                let left =
                    bounds.minX + tracks.width(0..<cell.columns.lowerBound)
                    + (cell.columns.lowerBound > 0 ? horizontal : 0)
                let width = tracks.width(cell.columns)
                if let anchor = cell.anchor {
                    let point = CGPoint(x: left + width * anchor.x, y: y + height * anchor.y)
                    cell.subview.place(at: point, anchor: anchor, proposal: proposal)
                    continue
                }
                let column = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
                let guide = column ?? alignment.horizontal
                let box = ViewDimensions(size: CGSize(width: width, height: height)) { _, _ in nil }
                let slack = (height - extent.height) / 2
                let origin = CGPoint(
                    x: left + box[guide] - own[guide], y: y + slack + extent.above - own[self.guide(of: cell)])
                cell.subview.place(at: origin, proposal: proposal)
            }
            y += height + vertical
        }
    }
}
