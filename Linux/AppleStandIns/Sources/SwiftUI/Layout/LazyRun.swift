import Foundation

/// Where a row stands among the rows that it was made with.
struct RowPlace: Equatable {
    let offset: Int
    let count: Int
    let key: AnyHashable
    var isFirst: Bool { offset == 0 }
    var isLast: Bool { offset == count - 1 }
}

/// Rows of one origin within a lazy stack: those of a `ForEach`, or a single view that is always there.
@MainActor struct LazyRun {
    enum Source {
        case item(Item)
        case rows(LazyRows)
    }

    let source: Source
    /// Points before the first row, and between the rows.
    var spacingBefore: CGFloat = 0
    var rowSpacing: CGFloat = 0
    /// Wraps each row's item. Called once for as long as item and place stay the same.
    var decorate: (@MainActor (_ item: Item, _ place: RowPlace) -> Item)?

    init(item: Item) { source = .item(item) }
    init(rows: LazyRows) { source = .rows(rows) }

    /// The runs that the items of a lazy container's children amount to.
    static func runs(of items: [Item]) -> [LazyRun] {
        items.map { item in
            guard let group = item as? LazyRowsItem else { return LazyRun(item: item) }
            var run = LazyRun(rows: group.rows)
            if let wrap = group.wrap { run.decorate = { item, _ in wrap(item) } }
            return run
        }
    }

    var count: Int {
        switch source {
        case .item: 1
        case .rows(let rows): rows.keys.count
        }
    }

    func key(at offset: Int) -> AnyHashable {
        switch source {
        case .item: 0
        case .rows(let rows): rows.keys[offset]
        }
    }

    func items(at offset: Int) -> [Item] {
        switch source {
        case .item(let item): [item]
        case .rows(let rows): rows.items(at: offset)
        }
    }

    /// How long the row was when it was last seen; nil for one that never was.
    func knownLength(at offset: Int) -> CGFloat? {
        switch source {
        case .item: nil
        case .rows(let rows): rows.sizes.length(of: rows.keys[offset])
        }
    }
}

/// What is known of the lengths of a `ForEach`'s rows, whether in sight or not.
@MainActor final class LazySizes {
    private var breadth: CGFloat?
    private var lengths: [AnyHashable: CGFloat] = [:]
    private var sum: CGFloat = 0
    /// What rows count with that have not been seen.
    private(set) var estimate: CGFloat?

    init() {}

    /// Takes the mean of the lengths known, to half a point, for the rows that are not; returns by how much that changed.
    func renewEstimate() -> CGFloat {
        guard !lengths.isEmpty else { return 0 }
        let mean = (sum / CGFloat(lengths.count) * 2).rounded() / 2
        let change = mean - (estimate ?? mean)
        estimate = mean
        return change
    }

    func begin(with estimate: CGFloat) {
        if self.estimate == nil { self.estimate = estimate }
    }

    func length(of key: AnyHashable) -> CGFloat? { lengths[key] }

    func learn(_ length: CGFloat, of key: AnyHashable) {
        sum += length - (lengths.updateValue(length, forKey: key) ?? 0)
    }

    /// Lengths learnt at another breadth say little.
    func use(breadth: CGFloat) {
        guard breadth != self.breadth else { return }
        lengths.removeAll()
        sum = 0
        self.breadth = breadth
    }
}
