import Foundation

/// The subviews of a layout, as proxies.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public var layoutDirection: LayoutDirection
    nonisolated(unsafe) let items: [LayoutSubview]

    init(items: [LayoutSubview], layoutDirection: LayoutDirection) {
        self.items = items
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }
    public subscript(index: Int) -> LayoutSubviews.Element { items[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(items: Array(items[bounds]), layoutDirection: layoutDirection)
    }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(items: indices.map { items[$0] }, layoutDirection: layoutDirection)
    }
    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.items == rhs.items && lhs.layoutDirection == rhs.layoutDirection
    }
}

/// One subview of a layout: it answers proposals and is placed.
public struct LayoutSubview: Equatable {
    let item: Item
    /// Collects where the subview was put, for the container to mirror and carry out.
    let placement: Placement

    final class Placement {
        var origin: CGPoint?
        var anchor = UnitPoint.topLeading
        var proposal = ProposedViewSize.unspecified
    }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let (item, id) = (item, ObjectIdentifier(key))
        let found = MainActor.assumeIsolated { UncheckedBox(item.trait(id)) }
        return found.value as? K.Value ?? K.defaultValue
    }

    public var priority: Double { onMain { $0.layoutPriority } }
    public var spacing: ViewSpacing { onMain { $0.spacing } }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { $0.size(proposal) } }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let item = item
        let size = sizeThatFits(proposal)
        return ViewDimensions(size: size) { key, size in
            MainActor.assumeIsolated {
                item.mayHaveGuide(key) ? item.explicitGuide(key, in: size, proposal: proposal) : nil
            }
        }
    }

    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        placement.origin = position
        placement.anchor = anchor
        placement.proposal = proposal
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }

    var isSpacer: Bool { onMain { $0.isSpacer } }

    private func onMain<Value: Sendable>(_ read: @MainActor (Item) -> Value) -> Value {
        let item = item
        return withoutActuallyEscaping(read) { read in MainActor.assumeIsolated { read(item) } }
    }
}
