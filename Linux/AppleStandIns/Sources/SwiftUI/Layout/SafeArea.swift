import Foundation

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: UInt.max)
}

extension WindowScene.Region {
    /// How far what lies in `frame` may reach beyond it: to the end of the region at each edge where it touches the safe part's.
    func extended(_ frame: CGRect, left: Bool = true, right: Bool = true, top: Bool = true, bottom: Bool = true)
        -> CGRect
    {
        func touches(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }
        let minX = left && touches(frame.minX, safe.minX) ? min(full.minX, frame.minX) : frame.minX
        let maxX = right && touches(frame.maxX, safe.maxX) ? max(full.maxX, frame.maxX) : frame.maxX
        let minY = top && touches(frame.minY, safe.minY) ? min(full.minY, frame.minY) : frame.minY
        let maxY = bottom && touches(frame.maxY, safe.maxY) ? max(full.maxY, frame.maxY) : frame.maxY
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The region of what lies in `frame`, of which only `safe` is free.
    func narrowed(to frame: CGRect, safe: CGRect) -> WindowScene.Region {
        WindowScene.Region(full: extended(frame), safe: safe)
    }

    /// A region that ends where it is safe: nothing in it reaches beyond.
    static func closed(_ frame: CGRect) -> WindowScene.Region { WindowScene.Region(full: frame, safe: frame) }
}

/// Lets a view reach beyond the safe area at the edges where it touches its end.
struct IgnoresSafeArea: PrimitiveModifier {
    let regions: SafeAreaRegions
    let edges: Edge.Set
    func wrap(_ item: Item, node: Node) -> Item {
        // The keyboard takes no part of the safe area's edges here: it lies on its own.
        regions.contains(.container) ? BeyondSafeAreaItem(node, item, edges: edges) : item
    }
}

@MainActor final class BeyondSafeAreaItem: WrapperItem {
    private let edges: Edge.Set

    init(_ node: Node, _ child: Item, edges: Edge.Set) {
        self.edges = edges
        super.init(node, child)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let region = node.scene.region
        let (left, right): (Edge.Set, Edge.Set) = isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
        let extended = region.extended(
            frame, left: edges.contains(left), right: edges.contains(right), top: edges.contains(.top),
            bottom: edges.contains(.bottom))
        if extended == frame { return child.place(in: frame, proposal: proposal) }
        let offer = ProposedViewSize(extended.size)
        let size = child.size(offer)
        let origin = CGPoint(x: extended.midX - size.width / 2, y: extended.midY - size.height / 2)
        // What was reached is no longer unsafe for what lies within.
        let safe = region.safe.union(extended)
        node.scene.within(WindowScene.Region(full: region.full, safe: safe)) {
            child.place(in: CGRect(origin: origin, size: size), proposal: offer)
        }
    }
}

/// Takes a strip off the safe area at each edge.
struct SafeAreaPadding: PrimitiveModifier {
    let insets: EdgeInsets
    func wrap(_ item: Item, node: Node) -> Item { SafeAreaPaddingItem(node, item, insets: insets) }
}

@MainActor final class SafeAreaPaddingItem: WrapperItem {
    private let padded: PaddingItem
    private let inner: NarrowedItem

    init(_ node: Node, _ child: Item, insets: EdgeInsets) {
        inner = NarrowedItem(node, child)
        padded = PaddingItem(node, inner, insets: insets)
        super.init(node, padded)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        inner.outer = frame
        super.placeChildren(proposal)
    }
}

/// Places one view so that only its own frame is safe, within what is free around `outer`.
@MainActor final class NarrowedItem: WrapperItem {
    var outer = CGRect.zero

    override func placeChildren(_ proposal: ProposedViewSize) {
        node.scene.within(node.scene.region.narrowed(to: outer, safe: frame)) { super.placeChildren(proposal) }
    }
}

extension View {
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modified(IgnoresSafeArea(regions: regions, edges: edges))
    }
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modified(SafeAreaPadding(insets: insets))
    }
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? EdgeInsets.systemLength))
    }
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(.all, length))
    }
}
