import Foundation

/// One column of a lazy grid, or as many as fit.
public struct GridItem {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in rows of a fixed number of columns.
public struct LazyVGrid<Content: View> {
    let tree: LayoutView<ColumnsLayout, Content>
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let layout = ColumnsLayout(columns: columns, alignment: alignment, spacing: spacing ?? 8)
        tree = LayoutView(layout: layout, content: content())
    }
}

extension LazyVGrid: PrimitiveView {
    func update(_ node: Node) { tree.update(node) }
    func makeItems(_ node: Node) -> [Item] { tree.makeItems(node) }
}

/// The rule of a lazy grid's columns. All its views are made at once: the app's grids are small.
struct ColumnsLayout: Layout {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat

    private struct Column {
        var start: CGFloat
        var width: CGFloat
        var alignment: Alignment
    }

    /// Fixed columns first; the rest is shared by the others, within their bounds.
    private func resolve(_ width: CGFloat) -> (columns: [Column], width: CGFloat) {
        let gaps = columns.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        var left = width - gaps
        var open = 0
        for column in columns {
            if case .fixed(let fixed) = column.size { left -= fixed } else { open += 1 }
        }
        var resolved: [Column] = []
        var x: CGFloat = 0
        for (index, column) in columns.enumerated() {
            let gap = column.spacing ?? 8
            let place = column.alignment ?? .center
            func add(_ width: CGFloat) {
                resolved.append(Column(start: x, width: width, alignment: place))
                x += width + gap
            }
            switch column.size {
            case .fixed(let fixed): add(fixed)
            case .flexible(let minimum, let maximum):
                let share = min(max(left / CGFloat(max(1, open)), minimum), max(minimum, maximum))
                left -= share
                open -= 1
                add(share)
            case .adaptive(let minimum, let maximum):
                let share = left / CGFloat(max(1, open))
                let count = max(1, Int((share + gap) / (max(1, minimum) + gap)))
                let each = min(max((share - gap * CGFloat(count - 1)) / CGFloat(count), minimum), max(minimum, maximum))
                left -= share
                open -= 1
                for _ in 0..<count { add(each) }
            }
            if index == columns.count - 1 { x -= gap }
        }
        return (resolved, max(0, x))
    }

    private func rows(_ subviews: LayoutSubviews, _ columns: [Column]) -> [(views: Range<Int>, height: CGFloat)] {
        guard !columns.isEmpty else { return [] }
        return stride(from: 0, to: subviews.count, by: columns.count).map { first in
            let views = first..<min(first + columns.count, subviews.count)
            let height = views.map { size(subviews[$0], columns[$0 - first]).height }.max() ?? 0
            return (views, height)
        }
    }

    private func size(_ subview: LayoutSubview, _ column: Column) -> CGSize {
        subview.sizeThatFits(ProposedViewSize(width: column.width, height: nil))
    }

    private func ownWidth(_ proposal: ProposedViewSize) -> CGFloat {
        guard let width = proposal.width, width.isFinite else { return resolve(0).width }
        return width
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let width = ownWidth(proposal)
        let (columns, taken) = resolve(width)
        let rows = rows(subviews, columns)
        let height = rows.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, rows.count - 1))
        return CGSize(width: max(width, taken), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        let (columns, taken) = resolve(bounds.width)
        let own = ViewDimensions(size: bounds.size) { _, _ in nil }
        let block = ViewDimensions(size: CGSize(width: taken, height: bounds.height)) { _, _ in nil }
        let left = bounds.minX + own[alignment] - block[alignment]
        var y = bounds.minY
        for row in rows(subviews, columns) {
            for index in row.views {
                let column = columns[index - row.views.lowerBound]
                let offer = ProposedViewSize(width: column.width, height: row.height)
                let inner = subviews[index].dimensions(in: offer)
                let cell = ViewDimensions(size: CGSize(width: column.width, height: row.height)) { _, _ in nil }
                let place = column.alignment
                let origin = CGPoint(
                    x: left + column.start + cell[place.horizontal] - inner[place.horizontal],
                    y: y + cell[place.vertical] - inner[place.vertical])
                subviews[index].place(at: origin, proposal: offer)
            }
            y += row.height + spacing
        }
    }
}
