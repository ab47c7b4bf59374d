import Drawing
import Foundation

/// Lays rows out one after the other and makes only those in sight, and some beyond.
///
/// Rows that were never seen count with the mean length of those that were, so that the whole has a length; as they come into
/// sight and turn out otherwise, the scroll view around keeps what is seen where it is.
@MainActor class LazyStackItem: Item {
    private let axis: Axis
    private let runs: [LazyRun]
    /// 0 where rows narrower than the stack stand at its start, 1 at its end.
    private let alignment: CGFloat
    private var shown: [Item] = []
    private var made: [RowKey: MadeRow] = [:]
    private var rowFrames: [(key: AnyHashable, frame: CGRect)] = []

    private struct RowKey: Hashable {
        let run: Int
        let offset: Int
    }

    private struct MadeRow {
        let sources: [Item]
        let place: RowPlace
        let items: [Item]
    }

    init(_ node: Node, axis: Axis = .vertical, runs: [LazyRun], alignment: CGFloat = 0.5) {
        self.axis = axis
        self.runs = runs
        self.alignment = alignment
        super.init(node)
    }

    // MARK: Size

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offered = axis == .vertical ? proposal.width : proposal.height
        let breadth = offered ?? idealBreadth
        var length: CGFloat = 0
        for index in runs.indices {
            let run = runs[index]
            if run.count == 0 { continue }
            let estimate = estimate(index, breadth)
            length += run.spacingBefore + run.rowSpacing * CGFloat(run.count - 1)
            for offset in 0..<run.count { length += run.knownLength(at: offset) ?? estimate }
        }
        return size(length: length, breadth: breadth)
    }

    /// Without an offer the stack is as broad as what can be seen without scrolling would like to be.
    private var idealBreadth: CGFloat {
        var breadth: CGFloat = 0
        for index in runs.indices {
            for offset in 0..<min(1, runs[index].count) {
                for item in row(index, offset) { breadth = max(breadth, self.breadth(of: item.size(.unspecified))) }
            }
        }
        return breadth
    }

    private func estimate(_ index: Int, _ breadth: CGFloat) -> CGFloat {
        if case .rows(let rows) = runs[index].source, let estimate = rows.sizes.estimate { return estimate }
        return runs[index].count == 0 ? 0 : measure(row(index, 0), breadth, runs[index].rowSpacing)
    }

    private func measure(_ items: [Item], _ breadth: CGFloat, _ spacing: CGFloat) -> CGFloat {
        items.reduce(0) { $0 + length(of: $1.size(offer(breadth))) } + spacing * CGFloat(max(0, items.count - 1))
    }

    private func row(_ index: Int, _ offset: Int) -> [Item] {
        let run = runs[index]
        let sources = run.items(at: offset)
        guard let decorate = run.decorate else { return sources }
        let place = RowPlace(offset: offset, count: run.count, key: run.key(at: offset))
        let key = RowKey(run: index, offset: offset)
        if let known = made[key], known.place == place, known.sources.elementsEqual(sources, by: ===) {
            return known.items
        }
        let items = sources.map { decorate($0, place) }
        made[key] = MadeRow(sources: sources, place: place, items: items)
        return items
    }

    // MARK: Placing

    override func placeChildren(_ proposal: ProposedViewSize) {
        let viewport = ScrollViewport.current
        let visible = viewport?.visible ?? node.scene.region.full
        let (start, end) = axis == .vertical ? (visible.minY, visible.maxY) : horizontalSpan(visible)
        // Half a screen beyond either end is made too: for VoiceOver's next element, and so that a scroll finds it ready.
        let margin = (end - start) / 2
        let breadth = breadth(of: frame.size)
        var position = axis == .vertical ? frame.minY : 0
        shown.removeAll(keepingCapacity: true)
        rowFrames.removeAll(keepingCapacity: true)
        var growth = Growth()
        for index in runs.indices {
            let run = runs[index]
            if run.count == 0 { continue }
            position += run.spacingBefore
            let estimate = estimate(index, breadth)
            if case .rows(let rows) = run.source {
                rows.sizes.use(breadth: breadth)
                rows.sizes.begin(with: estimate)
            }
            var unseenBefore = 0
            var kept: Range<Int>?
            for offset in 0..<run.count {
                if offset > 0 { position += run.rowSpacing }
                let known = run.knownLength(at: offset)
                let assumed = known ?? estimate
                if position + assumed < start - margin || position > end + margin {
                    if known == nil, position < start { unseenBefore += 1 }
                    position += assumed
                    continue
                }
                kept = (kept?.lowerBound ?? offset)..<(offset + 1)
                let length = place(row(index, offset), at: position, breadth, run.rowSpacing, key: run.key(at: offset))
                if case .rows(let rows) = run.source { rows.sizes.learn(length, of: rows.keys[offset]) }
                growth.meet(position, assumed: assumed, length: length, wasKnown: known != nil, start, end)
                position += length
            }
            if case .rows(let rows) = run.source {
                rows.keepOnly(kept ?? 0..<0)
                let change = rows.sizes.renewEstimate()
                if change != 0 {
                    viewport?.lengthsChanged = true
                    viewport?.moved(by: change * CGFloat(unseenBefore), along: axis)
                }
            }
            if made.count > 500 { made.removeAll() }
        }
        if growth.hasChanged {
            viewport?.lengthsChanged = true
            viewport?.moved(by: growth.shift, along: axis)
        }
    }

    /// By how much rows turned out longer than assumed before what must stay where it is: the first row in sight that was
    /// known, so that rows that come in above push nothing down; else whatever stands at the start.
    private struct Growth {
        private(set) var hasChanged = false
        private var total: CGFloat = 0
        private var aboveStart: CGFloat = 0
        private var aboveAnchor: CGFloat?
        var shift: CGFloat { aboveAnchor ?? aboveStart }

        mutating func meet(
            _ position: CGFloat, assumed: CGFloat, length: CGFloat, wasKnown: Bool, _ start: CGFloat, _ end: CGFloat
        ) {
            let assumedPosition = position - total
            let isInSight = assumedPosition < end && assumedPosition + assumed > start
            if wasKnown, isInSight, aboveAnchor == nil { aboveAnchor = total }
            guard abs(length - assumed) > 0.01 else { return }
            hasChanged = true
            total += length - assumed
            if assumedPosition + assumed <= start { aboveStart += length - assumed }
        }
    }

    private func place(_ items: [Item], at start: CGFloat, _ breadth: CGFloat, _ spacing: CGFloat, key: AnyHashable)
        -> CGFloat
    {
        var position = start
        for (number, item) in items.enumerated() {
            if number > 0 { position += spacing }
            let size = item.size(offer(breadth))
            let across = (breadth - self.breadth(of: size)) * alignment
            item.place(in: rect(position, size, across: across), proposal: offer(breadth))
            shown.append(item)
            position += length(of: size)
        }
        rowFrames.append((key, rect(start, size(length: position - start, breadth: breadth), across: 0)))
        return position - start
    }

    private func rect(_ position: CGFloat, _ size: CGSize, across: CGFloat) -> CGRect {
        let origin: CGPoint
        if axis == .vertical {
            origin = CGPoint(x: isRightToLeft ? frame.maxX - across - size.width : frame.minX + across, y: position)
        } else {
            origin = CGPoint(
                x: isRightToLeft ? frame.maxX - position - size.width : frame.minX + position, y: frame.minY + across)
        }
        return CGRect(origin: origin, size: size)
    }

    /// The part in sight of a row, measured from the stack's leading end.
    private func horizontalSpan(_ visible: CGRect) -> (CGFloat, CGFloat) {
        isRightToLeft
            ? (frame.maxX - visible.maxX, frame.maxX - visible.minX)
            : (visible.minX - frame.minX, visible.maxX - frame.minX)
    }

    /// Where the row with `key` lies, or would by what is known of those before it.
    func frame(ofRow key: AnyHashable) -> CGRect? {
        if let seen = rowFrames.first(where: { $0.key == key }) { return seen.frame }
        let breadth = breadth(of: frame.size)
        var position = axis == .vertical ? frame.minY : 0
        for index in runs.indices {
            let run = runs[index]
            if run.count == 0 { continue }
            let estimate = estimate(index, breadth)
            position += run.spacingBefore
            for offset in 0..<run.count {
                if offset > 0 { position += run.rowSpacing }
                let length = run.knownLength(at: offset) ?? estimate
                if case .rows = run.source, run.key(at: offset) == key {
                    return rect(position, size(length: length, breadth: breadth), across: 0)
                }
                position += length
            }
        }
        return nil
    }

    /// The rows that have been made, with their frames, from the first to the last.
    var rowsInSight: [(key: AnyHashable, frame: CGRect)] { rowFrames }

    private func offer(_ breadth: CGFloat) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: breadth, height: nil) : ProposedViewSize(width: nil, height: breadth)
    }
    private func size(length: CGFloat, breadth: CGFloat) -> CGSize {
        axis == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }
    private func length(of size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func breadth(of size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

    // MARK: Drawing, touch, meaning

    override func forgetSizes() {
        super.forgetSizes()
        for item in shown { item.forgetSizes() }
    }
    override var childItems: [Item] { shown }
    override func draw(on canvas: Canvas) { for item in shown { item.draw(on: canvas) } }
    override func hits(_ point: CGPoint) -> [Item] {
        for item in shown.reversed() {
            let hits = item.hits(point)
            if !hits.isEmpty { return hits }
        }
        return []
    }
    override func semantics() -> [Semantics] { Semantics.ordered(shown.flatMap { $0.semantics() }) }
}

/// The rows of a `ForEach` where a lazy stack takes them over; under a modifier, a lazy stack of their own.
@MainActor final class LazyRowsItem: LazyStackItem {
    let rows: LazyRows
    /// What modifiers of the whole `ForEach` do to each of its rows.
    let wrap: (@MainActor (Item) -> Item)?

    init(_ node: Node, rows: LazyRows, wrap: (@MainActor (Item) -> Item)? = nil) {
        self.rows = rows
        self.wrap = wrap
        var run = LazyRun(rows: rows)
        run.rowSpacing = node.environment.lazySpacing
        if let wrap { run.decorate = { item, _ in wrap(item) } }
        super.init(node, runs: [run])
    }
}

extension LazyRowsItem: RowGroup {
    func mapRows(_ wrap: @escaping @MainActor (Item) -> Item) -> Item {
        let inner = self.wrap
        return LazyRowsItem(node, rows: rows) { wrap(inner?($0) ?? $0) }
    }
}
