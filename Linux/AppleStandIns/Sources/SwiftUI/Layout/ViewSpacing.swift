import Foundation

/// The space that a view prefers between itself and its neighbours.
public struct ViewSpacing: Sendable {
    /// Points at top, leading, bottom, trailing; nil for the platform's default of 8.
    var edges: [Edge: CGFloat] = [:]
    public init() {}
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        for edge in Edge.allCases { spacing.edges[edge] = 0 }
        return spacing
    }()

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            let mine = self.edges[edge] ?? 8
            let theirs = other.edges[edge] ?? 8
            self.edges[edge] = max(mine, theirs)
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: max(edges[.trailing] ?? 8, next.edges[.leading] ?? 8)
        case .vertical: max(edges[.bottom] ?? 8, next.edges[.top] ?? 8)
        }
    }
}
