import Drawing
import Foundation
import Stage

/// A page under a navigation bar: title, back button, bar items, and the content between the bars.
@MainActor final class NavigationPage: Item {
    struct Back {
        var title: String
        var perform: @MainActor () -> Void
    }

    private let traits: PageTraits
    private let back: Back?
    private let content: LayerContentItem
    private let leading: [Item]
    private let trailing: [Item]
    private let principal: [Item]
    private let bottom: [Item]
    private let title: BarText?
    private let backButton: BarBackButton?
    private let sidebarButton: Item?
    private var bar = CGRect.zero
    private var bottomBar = CGRect.zero

    init(_ node: Node, page: Node, back: Back?, sidebarButton: Item? = nil) {
        let traits = PageTraits(of: page)
        self.traits = traits
        self.back = traits.hidesBack ? nil : back
        self.sidebarButton = sidebarButton
        content = LayerContentItem(page, page.items())
        func items(_ places: Set<ToolbarItemPlacement.Place>) -> [Item] {
            traits.bar.filter { places.contains($0.placement.place) }.flatMap { $0.node.items() }
        }
        leading = items([.leading])
        trailing = items([.trailing, .menu])
        principal = items([.principal])
        bottom = items([.bottom])
        title =
            traits.title.isEmpty || !principal.isEmpty
            ? nil : BarText(page, traits.title, isLarge: NavigationPage.isLarge(traits, page))
        backButton = self.back.map { BarBackButton(page, title: $0.title, perform: $0.perform) }
        super.init(node)
    }

    private static func isLarge(_ traits: PageTraits, _ page: Node) -> Bool {
        traits.displayMode == .large && page.environment.verticalSizeClass != .compact
    }

    private var isLarge: Bool { title?.isLarge ?? false }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let scene = node.scene
        let region = scene.region
        let full = region.extend(frame, over: .all, isRightToLeft: false)
        var safe = frame
        if !traits.hidesBar {
            let height: CGFloat = 44 + (isLarge ? 52 : 0)
            bar = CGRect(x: full.minX, y: full.minY, width: full.width, height: frame.minY - full.minY + height)
            safe.origin.y += height
            safe.size.height -= height
            placeBar(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height))
        }
        if !bottom.isEmpty {
            bottomBar = CGRect(x: full.minX, y: safe.maxY - 44, width: full.width, height: 44 + full.maxY - frame.maxY)
            safe.size.height -= 44
            placeRow(bottom, in: CGRect(x: frame.minX + 16, y: bottomBar.minY, width: frame.width - 32, height: 44))
        }
        safe.size.height = max(0, safe.size.height)
        scene.within(WindowScene.Region(full: full, safe: safe)) {
            content.place(in: safe, proposal: ProposedViewSize(safe.size))
        }
    }

    private func placeBar(_ area: CGRect) {
        let row = CGRect(x: area.minX + 16, y: area.minY, width: area.width - 32, height: 44)
        var start = row.minX
        var end = row.maxX
        let half = row.width * 0.6
        func put(_ item: Item, atStart: Bool) {
            let size = item.size(ProposedViewSize(width: max(20, min(half, end - start)), height: 44))
            let goesLeft = atStart != isRightToLeft
            let x = goesLeft ? start : end - size.width
            item.place(
                in: CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height),
                proposal: ProposedViewSize(size))
            if goesLeft { start += size.width + 12 } else { end -= size.width + 12 }
        }
        for item in [backButton, sidebarButton].compactMap({ $0 }) + leading { put(item, atStart: true) }
        for item in trailing.reversed() { put(item, atStart: false) }
        if let title, isLarge {
            title.place(
                in: CGRect(x: row.minX, y: area.minY + 44, width: row.width, height: 52), proposal: .unspecified)
        } else {
            for item in (title.map { [$0] } ?? []) + principal {
                let size = item.size(ProposedViewSize(width: max(0, end - start), height: 44))
                let centred = min(max(area.midX - size.width / 2, start), max(start, end - size.width))
                item.place(
                    in: CGRect(x: centred, y: row.midY - size.height / 2, width: size.width, height: size.height),
                    proposal: ProposedViewSize(size))
            }
        }
    }

    private func placeRow(_ items: [Item], in row: CGRect) {
        let sizes = items.map { $0.size(ProposedViewSize(width: row.width / CGFloat(items.count), height: 44)) }
        let used = sizes.reduce(0) { $0 + $1.width }
        let gap = items.count > 1 ? max(8, (row.width - used) / CGFloat(items.count - 1)) : 0
        var x = items.count == 1 ? row.midX - used / 2 : row.minX
        for (item, size) in zip(items, sizes) {
            let left = isRightToLeft ? row.minX + row.maxX - x - size.width : x
            item.place(
                in: CGRect(x: left, y: row.midY - size.height / 2, width: size.width, height: size.height),
                proposal: ProposedViewSize(size))
            x += size.width + gap
        }
    }

    private var barItems: [Item] {
        var items: [Item] = []
        if let backButton { items.append(backButton) }
        if let sidebarButton { items.append(sidebarButton) }
        items += leading
        if let title { items.append(title) }
        return items + principal + trailing
    }

    override var childItems: [Item] { barItems + [content] + bottom }

    /// Whether an item lies in a bar at the top or at the bottom, not in the page's content.
    func isPartOfBar(_ item: Item) -> Bool { item !== content }

    override func draw(on canvas: Canvas) {
        content.draw(on: canvas)
        if !traits.hidesBar {
            if hasScrolled { drawGround(bar, edge: bar.maxY, on: canvas) }
            for item in barItems { item.draw(on: canvas) }
        }
        if !bottom.isEmpty {
            drawGround(bottomBar, edge: bottomBar.minY, on: canvas)
            for item in bottom { item.draw(on: canvas) }
        }
    }

    private func drawGround(_ area: CGRect, edge: CGFloat, on canvas: Canvas) {
        // At the page's margin, where no row or button of the content lies.
        let beneath = CGRect(x: area.minX, y: edge == area.maxY ? edge - 1 : edge, width: 8, height: 1)
        canvas.fill([PathElement].rectangle(area), with: .color(tint(over: beneath, on: canvas)))
        let line = CGRect(x: area.minX, y: edge - 0.25, width: area.width, height: 0.5)
        canvas.fill(
            [PathElement].rectangle(line), with: .color(Palette.separator(dark: environment.colorScheme == .dark)))
    }

    /// Nothing is blurred here, and what shone through sharply would be read: the bar takes on what prevails beneath it.
    private func tint(over edge: CGRect, on canvas: Canvas) -> RGBA {
        let isDark = environment.colorScheme == .dark
        let ground = canvas.commonestColor(in: edge) ?? Palette.background(dark: isDark)
        return (isDark ? RGBA(0.4, 0.4, 0.42, 0.12) : RGBA(1, 1, 1, 0.3)).over(ground)
    }

    /// A bar is clear over content at its top, as iOS draws it, and has a ground once something lies beneath.
    private var hasScrolled: Bool {
        content.search { item in
            guard let scroller = item as? ScrollItem else { return false }
            return scroller.frame.minY <= bar.maxY && scroller.state.offset.y > 0
        }
    }

    override func hits(_ point: CGPoint) -> [Item] {
        if bar.contains(point) || bottomBar.contains(point) {
            for item in barItems + bottom {
                // Bar items take touches in the whole height of the bar.
                let reach = item.frame.insetBy(
                    dx: min(0, (item.frame.width - 44) / 2), dy: min(0, (item.frame.height - 44) / 2))
                guard reach.contains(point) else { continue }
                let inside = CGPoint(
                    x: min(max(point.x, item.frame.minX), item.frame.maxX - 0.5),
                    y: min(max(point.y, item.frame.minY), item.frame.maxY - 0.5))
                let hits = item.hits(inside)
                if !hits.isEmpty { return hits }
            }
            if hasScrolled { return [] }
        }
        return content.hits(point)
    }

    override func semantics() -> [Semantics] {
        var result: [Semantics] = []
        if !traits.hidesBar, !barItems.isEmpty {
            var navigationBar = Semantics(role: .navigationBar, item: self, part: 50)
            navigationBar.element.identifier = traits.title
            navigationBar.element.frame = bar
            navigationBar.element.visibleFrame = bar
            navigationBar.children = barItems.flatMap { $0.semantics() }.map(NavigationPage.inBar)
            result.append(navigationBar)
        }
        // What lies under a bar cannot be seen.
        let covered = hasScrolled ? bar : .zero
        result += content.semantics().map { part in
            var part = part
            part.forEachWithin { inner in
                if covered.height > 0, inner.element.visibleFrame.minY < covered.maxY {
                    let visible = inner.element.visibleFrame
                    let top = min(max(visible.minY, covered.maxY), visible.maxY)
                    inner.element.visibleFrame = CGRect(
                        x: visible.minX, y: top, width: visible.width, height: visible.maxY - top)
                }
            }
            return part
        }
        if !bottom.isEmpty {
            var toolbar = Semantics(role: .toolbar, item: self, part: 51)
            toolbar.element.frame = bottomBar
            toolbar.element.visibleFrame = bottomBar
            toolbar.children = bottom.flatMap { $0.semantics() }.map(NavigationPage.inBar)
            result.append(toolbar)
        }
        if let back {
            var last = result.isEmpty ? Semantics(role: .other, item: self, part: 52) : result.removeLast()
            if last.escape == nil { last.escape = back.perform }
            result.append(last)
        }
        return result
    }

    /// Bars size their texts and widen their touch areas themselves.
    private static func inBar(_ part: Semantics) -> Semantics {
        var part = part
        part.forEachWithin { inner in
            inner.element.text?.isInSystemBar = true
            let frame = inner.element.frame
            let reach = frame.insetBy(dx: min(0, (frame.width - 44) / 2), dy: min(0, (frame.height - 44) / 2))
            if inner.activate != nil {
                inner.element.frame = reach
                inner.element.visibleFrame = reach
            }
        }
        return part
    }
}
