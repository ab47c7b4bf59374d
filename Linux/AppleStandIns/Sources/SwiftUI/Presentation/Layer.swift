import Drawing
import Foundation
import Stage

/// One layer of a window: its content, or something presented on top.
@MainActor final class Layer {
    let record: PresentationRecord?
    let item: Item
    private unowned let scene: WindowScene

    private init(_ record: PresentationRecord?, _ item: Item, _ scene: WindowScene) {
        self.record = record
        self.item = item
        self.scene = scene
    }

    var isModal: Bool { record != nil }

    static func base(_ root: Node, in scene: WindowScene) -> Layer {
        Layer(nil, LayerContentItem(root, root.items()), scene)
    }

    /// The layers asked for below `root`, from the lowest to the topmost.
    static func presented(below root: Node, in scene: WindowScene) -> [Layer] {
        var layers: [Layer] = []
        root.visit { node in
            for record in node.presentations {
                guard let first = record.content.first else { continue }
                let item: Item
                switch record.kind {
                case .sheet, .cover: item = SheetItem(first, record)
                case .alert, .dialog: item = AlertItem(first, record)
                case .menu: item = MenuItem(first, record)
                }
                layers.append(Layer(record, item, scene))
            }
            return true
        }
        return layers
    }

    func place(keepingSizes: Bool) {
        let full = scene.region.full
        let frame = record == nil ? scene.region.safe : full
        if !keepingSizes { item.forgetSizes() }
        item.place(in: frame, proposal: ProposedViewSize(frame.size))
    }

    func draw(on canvas: Canvas) {
        if let record {
            let veil = record.kind == .menu ? 0.06 : 0.28
            canvas.fill([PathElement].rectangle(scene.region.full), with: .color(RGBA(0, 0, 0, veil)))
        }
        item.draw(on: canvas)
    }

    func semantics() -> [Semantics] { item.semantics() }
}

extension Node {
    /// What this node presents now.
    var presentations: [PresentationRecord] {
        guard let memory else { return [] }
        if let record = memory as? PresentationRecord { return [record] }
        return (memory as? any PresentationHolder)?.presentations ?? []
    }
}

/// Memory of a node that may present something besides other things it keeps.
@MainActor protocol PresentationHolder: AnyObject {
    var presentations: [PresentationRecord] { get }
}

/// Several items one on another, each offered the whole frame and centred: what a window or a sheet shows.
@MainActor class LayerContentItem: ContainerItem {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        children.reduce(CGSize.zero) { size, child in
            let own = child.size(proposal)
            return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }
    override func placeChildren(_ proposal: ProposedViewSize) {
        for child in children {
            let size = child.size(ProposedViewSize(frame.size))
            child.place(
                in: CGRect(
                    x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
                    height: size.height),
                proposal: ProposedViewSize(frame.size))
        }
    }
}

/// A sheet: a card from the bottom on a phone, a centred card on an iPad.
@MainActor final class SheetItem: ContainerItem {
    private let record: PresentationRecord
    private var card = CGRect.zero
    private let content: LayerContentItem

    init(_ node: Node, _ record: PresentationRecord) {
        self.record = record
        content = LayerContentItem(node, record.content.flatMap { $0.items() })
        super.init(node, [content])
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let scene = node.scene
        let full = scene.region.full
        let insets = scene.app.traits.safeAreaInsets
        var safe: CGRect
        if record.kind == .cover {
            card = full
            safe = scene.region.safe
        } else if full.width >= 700, full.height >= 600 {
            let size = pageSize(in: full.size)
            card = CGRect(
                x: full.midX - size.width / 2, y: full.midY - size.height / 2, width: size.width, height: size.height)
            safe = card
        } else {
            let top = max(insets.top, 10) + (full.height > 500 ? 10 : 0)
            let height = full.height - top
            let part = record.detents.min().map { $0 <= 1 ? full.height * $0 : $0 } ?? height
            let own = min(height, part)
            card = CGRect(x: 0, y: full.height - own, width: full.width, height: own)
            safe = card
            safe.size.height -= insets.bottom
            safe.origin.x += insets.leading
            safe.size.width -= insets.leading + insets.trailing
        }
        scene.within(WindowScene.Region(full: card, safe: safe)) {
            content.place(in: safe, proposal: ProposedViewSize(safe.size))
        }
    }

    /// About the size of a page, higher than wide where there is room; as wide as lines are comfortable to read, which is
    /// wider for larger text.
    private func pageSize(in window: CGSize) -> CGSize {
        let isLarge = environment.dynamicTypeSize.isAccessibilitySize
        return CGSize(
            width: min(isLarge ? 960 : 704, window.width - 40),
            height: min(isLarge ? 1_280 : 1_000, window.height - 80))
    }

    override func draw(on canvas: Canvas) {
        let isDark = environment.colorScheme == .dark
        let color = isDark ? RGBA(0.11, 0.11, 0.118) : Palette.background(dark: false)
        let outline = record.kind == .cover ? [PathElement].rectangle(card) : roundedTop
        canvas.save()
        canvas.clip(to: outline)
        canvas.fill(outline, with: .color(color))
        content.draw(on: canvas)
        canvas.restore()
    }

    /// Rounded at the corners that do not touch the window's lower edge.
    private var roundedTop: [PathElement] {
        let touchesBottom = card.maxY >= node.scene.size.height - 0.5
        let outer =
            touchesBottom ? CGRect(x: card.minX, y: card.minY, width: card.width, height: card.height + 20) : card
        return [PathElement].roundedRectangle(outer, radius: 12)
    }

    override func hits(_ point: CGPoint) -> [Item] { card.contains(point) ? content.hits(point) + [self] : [self] }

    override var responder: Responder? {
        var responder = Responder()
        responder.tap = { [record, card, weak self] point in
            // On an iPad a tap beside the card closes it, unless the form holds it.
            guard !card.contains(point), record.canBeSwipedAway, self != nil else { return }
            record.dismiss()
        }
        responder.drag = { [record, card] step in
            guard step.start.y < card.minY + 60, card.contains(step.start) else { return false }
            if step.hasEnded, step.translation.height > 120, record.canBeSwipedAway { record.dismiss() }
            return true
        }
        return responder
    }

    override func semantics() -> [Semantics] {
        var result = Semantics(role: .sheet, item: self, part: 60)
        result.element.frame = card
        result.element.visibleFrame = card
        result.element.traits = .modal
        let dismiss = record
        result.escape = { if dismiss.canBeSwipedAway { dismiss.dismiss() } }
        result.children = content.semantics()
        return [result]
    }
}
