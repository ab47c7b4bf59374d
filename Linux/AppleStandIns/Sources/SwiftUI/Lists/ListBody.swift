import Drawing
import Foundation
import Stage

/// What a list keeps from one update to the next.
@MainActor final class ListMemory {
    let scroll = ScrollState()
    var selection: ListSelection?
    /// The row whose hidden buttons show, by its node, and at which edge.
    var revealed: (row: ObjectIdentifier, edge: HorizontalEdge)?
}

/// Lays lists and forms out.
@MainActor enum ListBody {
    static func update(_ node: Node, content: any View, selection: ListSelection?, style: (any ListStyle)?) {
        let memory = (node.memory as? ListMemory) ?? ListMemory()
        memory.selection = selection
        node.memory = memory
        node.reconcile([content]) { environment in
            environment.isLazyContainer = true
            environment.stackAxis = .vertical
            environment.controlPlace = .row
            if let style { environment.list.style = style }
            environment.list.isContent = true
            environment.list.row = RowSettings()
        }
    }

    static func items(of node: Node) -> [Item] {
        guard let memory = node.memory as? ListMemory else { return [] }
        let content = node.children.flatMap { $0.items() }
        let settings = node.children.first?.environment.list ?? node.environment.list
        let runs = ListRuns(node, memory: memory, settings: settings).runs(of: content)
        let column = LazyStackItem(node, axis: .vertical, runs: runs, alignment: 0)
        let scroll = ScrollItem(node, axes: .vertical, content: column, state: memory.scroll, role: .collectionView)
        return [ListItem(node, scroll, settings: settings)]
    }
}

/// The whole of a list: its ground, and its rows scrolling on it.
final class ListItem: WrapperItem {
    private let settings: ListSettings

    init(_ node: Node, _ child: Item, settings: ListSettings) {
        self.settings = settings
        super.init(node, child)
    }

    /// Takes all that is offered.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let content = child.size(proposal)
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    private var ground = CGRect.zero

    override func placeChildren(_ proposal: ProposedViewSize) {
        ground = node.scene.region.extended(frame)
        super.placeChildren(proposal)
    }

    override func draw(on canvas: Canvas) {
        if settings.showsGround {
            let isDark = environment.colorScheme == .dark
            let look = ListLook(settings.style, width: frame.width)
            let color = look.hasCards ? Palette.groupedBackground(dark: isDark) : Palette.background(dark: isDark)
            canvas.fill(.rectangle(ground), with: .color(color))
        }
        super.draw(on: canvas)
    }
}

/// Turns the items of a list's content into runs of rows with their sections' headers and footers.
@MainActor struct ListRuns {
    let node: Node
    let memory: ListMemory
    let settings: ListSettings

    init(_ node: Node, memory: ListMemory, settings: ListSettings) {
        self.node = node
        self.memory = memory
        self.settings = settings
    }

    private struct Part {
        var header: [Item] = []
        var rows: [Item] = []
        var footer: [Item] = []
    }

    func runs(of content: [Item]) -> [LazyRun] {
        var parts: [Part] = []
        var loose: [Item] = []
        for item in content {
            guard let section = item as? SectionItem else {
                loose.append(item)
                continue
            }
            if !loose.isEmpty { parts.append(Part(rows: loose)) }
            loose = []
            parts.append(Part(header: section.header, rows: section.rows, footer: section.footer))
        }
        if !loose.isEmpty { parts.append(Part(rows: loose)) }
        var runs: [LazyRun] = []
        for (index, part) in parts.enumerated() { runs += self.runs(of: part, isFirst: index == 0) }
        runs.append(LazyRun(item: GapItem(node, height: hasCards ? 20 : 0)))
        return runs
    }

    private var hasCards: Bool { ListLook(settings.style, width: 0).hasCards }

    private func runs(of part: Part, isFirst: Bool) -> [LazyRun] {
        var result: [LazyRun] = []
        let spacing = hasCards ? settings.sectionSpacing.points : 0
        var gap = isFirst ? (hasCards ? 16 : 0) : spacing
        if !part.header.isEmpty {
            var run = LazyRun(item: SectionEdgeItem(node, part.header, isHeader: true, settings: settings))
            run.spacingBefore = isFirst ? gap : max(0, gap - 10)
            gap = 0
            result.append(run)
        }
        var rows = LazyRun.runs(of: part.rows).filter { $0.count > 0 }
        for index in rows.indices {
            rows[index].spacingBefore = index == 0 ? gap : settings.rowSpacing
            rows[index].rowSpacing = settings.rowSpacing
            let own = rows[index].decorate
            let asRow = decorate(isFirstRun: index == 0, isLastRun: index == rows.count - 1)
            rows[index].decorate = { item, place in asRow(own?(item, place) ?? item, place) }
        }
        if !rows.isEmpty { gap = 0 }
        result += rows
        if !part.footer.isEmpty {
            var run = LazyRun(item: SectionEdgeItem(node, part.footer, isHeader: false, settings: settings))
            run.spacingBefore = gap
            result.append(run)
        }
        return result
    }

    private func decorate(isFirstRun: Bool, isLastRun: Bool) -> @MainActor (Item, RowPlace) -> Item {
        let (memory, settings, list) = (memory, settings, node)
        return { item, place in
            let isApart = settings.rowSpacing > 0
            let corners = RowCorners(
                isFirst: isApart || (isFirstRun && place.isFirst), isLast: isApart || (isLastRun && place.isLast))
            return ListRowItem(item, place: place, corners: corners, memory: memory, settings: settings, list: list)
        }
    }
}

/// Empty room in a list.
final class GapItem: Item {
    let height: CGFloat

    init(_ node: Node, height: CGFloat) {
        self.height = height
        super.init(node)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: height)
    }
}

/// A header or a footer, set in by as much as the rows' text.
final class SectionEdgeItem: ContainerItem {
    private let isHeader: Bool
    private let settings: ListSettings

    init(_ node: Node, _ children: [Item], isHeader: Bool, settings: ListSettings) {
        self.isHeader = isHeader
        self.settings = settings
        super.init(node, children)
    }

    private func insets(_ width: CGFloat) -> EdgeInsets {
        let look = ListLook(settings.style, width: width)
        let side = look.hasCards ? look.margin + 16 : 16
        return EdgeInsets(top: isHeader ? 6 : 7, leading: side, bottom: isHeader ? 7 : 4, trailing: side)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? node.scene.size.width
        let insets = insets(width)
        let offer = ProposedViewSize(width: max(0, width - insets.leading - insets.trailing), height: nil)
        let height = children.map { $0.size(offer).height }.reduce(0, +) + insets.top + insets.bottom
        return CGSize(width: width, height: max(height, isHeader ? settings.minHeaderHeight ?? 0 : 0))
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let insets = insets(frame.width)
        let offer = ProposedViewSize(width: max(0, frame.width - insets.leading - insets.trailing), height: nil)
        var y = frame.minY + insets.top
        for child in children {
            let size = child.size(offer)
            let x = isRightToLeft ? frame.maxX - insets.leading - size.width : frame.minX + insets.leading
            child.place(in: CGRect(origin: CGPoint(x: x, y: y), size: size), proposal: offer)
            y += size.height
        }
    }
}
