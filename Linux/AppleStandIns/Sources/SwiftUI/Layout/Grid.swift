import Foundation

/// Rows of cells that share the widths of their columns.
public struct Grid<Content: View> {
    let tree: LayoutView<GridLayout, Content>
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let layout = GridLayout(
            alignment: alignment, horizontal: horizontalSpacing ?? 8, vertical: verticalSpacing ?? 8)
        tree = LayoutView(layout: layout, content: content())
    }
}

extension Grid: PrimitiveView {
    func update(_ node: Node) { tree.update(node) }
    func makeItems(_ node: Node) -> [Item] { tree.makeItems(node) }
}

/// One row of a grid: each view in it is a cell.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView {
    func update(_ node: Node) { node.reconcile([content]) { $0.isLazyContainer = false } }
    func makeItems(_ node: Node) -> [Item] {
        let row = GridRowMark(alignment: alignment, node: ObjectIdentifier(node))
        return node.children.flatMap { $0.items() }.map {
            TraitItem(node, $0, key: ObjectIdentifier(GridRowMark.self), value: GridRowMark?.some(row) as Any)
        }
    }
}

/// What tells a grid which cells stand in one row.
struct GridRowMark: LayoutValueKey, Equatable {
    let alignment: VerticalAlignment?
    let node: ObjectIdentifier
    static var defaultValue: GridRowMark? { nil }
}

private enum GridColumns: LayoutValueKey { static var defaultValue: Int { 1 } }
private enum GridAnchor: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
private enum GridColumnAlignment: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
private enum GridUnsizedAxes: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

extension View {
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumns.self, value: count)
    }
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchor.self, value: anchor)
    }
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignment.self, value: guide)
    }
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxes.self, value: axes)
    }
}

/// One view of a grid and the columns that it takes.
struct GridCell {
    let subview: LayoutSubview
    let row: Int
    let columns: Range<Int>
    let rowAlignment: VerticalAlignment?
    var anchor: UnitPoint? { subview[GridAnchor.self] }
    var columnAlignment: HorizontalAlignment? { subview[GridColumnAlignment.self] }
    var unsizedAxes: Axis.Set { subview[GridUnsizedAxes.self] }

    /// The cells of all rows; a view outside a row is a row of its own over all columns.
    static func cells(of subviews: LayoutSubviews) -> (cells: [GridCell], rows: Int, columns: Int) {
        var rows: [[LayoutSubview]] = []
        var marks: [GridRowMark?] = []
        for subview in subviews {
            let mark = subview[GridRowMark.self]
            if let mark, let last = marks.last, last == mark {
                rows[rows.count - 1].append(subview)
            } else {
                rows.append([subview])
                marks.append(mark)
            }
        }
        let columns =
            zip(rows, marks).map { row, mark in
                mark == nil ? 1 : row.reduce(0) { $0 + max(1, $1[GridColumns.self]) }
            }.max() ?? 0
        var cells: [GridCell] = []
        for (index, row) in rows.enumerated() {
            var column = 0
            for subview in row {
                let span = marks[index] == nil ? columns : max(1, subview[GridColumns.self])
                cells.append(
                    GridCell(
                        subview: subview, row: index, columns: column..<(column + span),
                        rowAlignment: marks[index]?.alignment))
                column += span
            }
        }
        return (cells, rows.count, columns)
    }
}
