import Foundation

/// The rule by which a horizontal or vertical stack shares its length out.
///
/// The spacing goes first. Views of the highest priority then choose, the least flexible first, each from an equal share of
/// what is left; what views of lower priority need at least is kept back for them.
struct StackArrangement {
    let axis: Axis
    let spacing: CGFloat?
    let guide: AlignmentKey

    struct Cell {
        var proposal: ProposedViewSize
        var size: CGSize
        /// Position along the stack's axis, and of the guide within the view across it.
        var start: CGFloat = 0
        var guide: CGFloat = 0
    }

    struct Result {
        var cells: [Cell]
        var length: CGFloat
        /// How far the views reach before and after the common guide line, across the axis.
        var before: CGFloat
        var after: CGFloat
    }

    func arrange(_ subviews: LayoutSubviews, proposal: ProposedViewSize) -> Result {
        let gaps = gaps(subviews)
        let total = gaps.reduce(0, +)
        let across = axis == .horizontal ? proposal.height : proposal.width
        let lengths = shares(
            subviews, length: axis == .horizontal ? proposal.width : proposal.height, gaps: total, across: across)
        var result = Result(cells: [], length: 0, before: 0, after: 0)
        result.cells.reserveCapacity(subviews.count)
        for (index, subview) in subviews.enumerated() {
            let asked = proposed(lengths[index], across)
            let dimensions = subview.dimensions(in: asked)
            var cell = Cell(proposal: asked, size: dimensions.size)
            if index > 0 { result.length += gaps[index - 1] }
            cell.start = result.length
            result.length += length(of: cell.size)
            cell.guide = dimensions.value(guide)
            result.before = index == 0 ? cell.guide : max(result.before, cell.guide)
            let after = breadth(of: cell.size) - cell.guide
            result.after = index == 0 ? after : max(result.after, after)
            result.cells.append(cell)
        }
        return result
    }

    func size(_ result: Result) -> CGSize {
        let breadth = max(0, result.before + result.after)
        return axis == .horizontal
            ? CGSize(width: result.length, height: breadth) : CGSize(width: breadth, height: result.length)
    }

    private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { first, second in
            if let spacing { return spacing }
            // A spacer is space itself and asks for no more around it.
            if first.isSpacer || second.isSpacer { return 0 }
            return first.spacing.distance(to: second.spacing, along: axis)
        }
    }

    /// The length to propose to each subview: nil where the stack itself was asked for its ideal.
    private func shares(_ subviews: LayoutSubviews, length: CGFloat?, gaps: CGFloat, across: CGFloat?) -> [CGFloat?] {
        guard let length else { return Array(repeating: nil, count: subviews.count) }
        var shares = [CGFloat?](repeating: .infinity, count: subviews.count)
        if length == .infinity { return shares }
        var remaining = max(0, length - gaps)
        let priorities = subviews.map(\.priority)
        let groups = Set(priorities).sorted(by: >)
        let least = groups.count == 1 ? [] : subviews.map { self.length(of: $0.sizeThatFits(proposed(0, across))) }
        for priority in groups {
            let members = subviews.indices.filter { priorities[$0] == priority }
            let keptBack = subviews.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + least[$1] }
            var available = remaining - keptBack
            for (position, index) in ordered(members, subviews, across).enumerated() {
                let share = max(0, available / CGFloat(members.count - position))
                let taken = self.length(of: subviews[index].sizeThatFits(proposed(share, across)))
                shares[index] = share
                available -= taken
                remaining -= taken
            }
        }
        return shares
    }

    private func ordered(_ members: [Int], _ subviews: LayoutSubviews, _ across: CGFloat?) -> [Int] {
        if members.count == 1 { return members }
        let flexibilities = members.map { index in
            let most = length(of: subviews[index].sizeThatFits(proposed(.infinity, across)))
            // What grows without bound is last whatever it needs at least.
            return most == .infinity ? most : most - length(of: subviews[index].sizeThatFits(proposed(0, across)))
        }
        return zip(flexibilities, members).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    }

    private func proposed(_ length: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
    }
    private func length(of size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func breadth(of size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
}

/// What horizontal and vertical stacks have in common.
public protocol _StackLayout: Layout {
    static var _axis: Axis { get }
    var _spacing: CGFloat? { get }
    var _guide: _StackGuide { get }
}

/// The guide along which a stack aligns its views.
public struct _StackGuide {
    let key: AlignmentKey
}

extension _StackLayout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = _axis
        return properties
    }

    private var arrangement: StackArrangement {
        StackArrangement(axis: Self._axis, spacing: _spacing, guide: _guide.key)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let arrangement = arrangement
        return arrangement.size(arrangement.arrange(subviews, proposal: proposal))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let result = arrangement.arrange(subviews, proposal: proposal)
        // A frame of another size than asked for keeps the views in its middle.
        let slack = ((Self._axis == .horizontal ? bounds.width : bounds.height) - result.length) / 2
        let breadth = Self._axis == .horizontal ? bounds.height : bounds.width
        let line = (breadth - result.before - result.after) / 2 + result.before
        for (subview, cell) in zip(subviews, result.cells) {
            let along = cell.start + slack
            let across = line - cell.guide
            let origin = Self._axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: cell.proposal)
        }
    }

    /// At its ends a stack has the spacing of its first and last view, along its sides the widest of all.
    public func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        let (start, end): (Edge, Edge) = Self._axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        var spacing = subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
        spacing.edges[start] = first.isSpacer ? 0 : first.spacing.edges[start]
        spacing.edges[end] = last.isSpacer ? 0 : last.spacing.edges[end]
        return spacing
    }
}
