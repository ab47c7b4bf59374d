import Drawing
import Foundation
import Stage

/// A panel of the system's with a title, a message and buttons: an alert, or a dialog that asks for a choice.
///
/// It scrolls where the screen is too low for it.
@MainActor final class AlertItem: Item {
    private let record: PresentationRecord
    private var card = CGRect.zero
    private var offset: CGFloat = 0
    private let texts: [PanelText]
    private let message: [Item]
    private let buttons: [Item]

    init(_ node: Node, _ record: PresentationRecord) {
        self.record = record
        buttons = record.content.first?.items() ?? []
        message = record.content.dropFirst().flatMap { $0.items() }
        texts = record.title.flatMap { record.showsTitle && !$0.isEmpty ? [PanelText(node, $0)] : nil } ?? []
        super.init(node)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let full = node.scene.region.safe
        let isLarge = environment.dynamicTypeSize.isAccessibilitySize
        let width = min(isLarge ? 340 : 280, full.width - 32)
        let inner = width - 32
        var y: CGFloat = 20
        var frames: [(Item, CGRect)] = []
        for item in (texts as [Item]) + message {
            let size = item.size(ProposedViewSize(width: inner, height: nil))
            frames.append(
                (item, CGRect(x: 16 + (inner - size.width) / 2, y: y, width: size.width, height: size.height)))
            y += size.height + 6
        }
        y += frames.isEmpty ? 0 : 12
        for item in buttons {
            let size = item.size(ProposedViewSize(width: inner, height: nil))
            let height = max(44, size.height + 16)
            frames.append((item, CGRect(x: 16, y: y, width: inner, height: height)))
            y += height + 6
        }
        y += 10
        let height = min(y, full.height)
        let top = record.kind == .dialog && full.width < 700 ? full.maxY - height - 8 : full.midY - height / 2
        card = CGRect(x: full.midX - width / 2, y: max(full.minY, top), width: width, height: height)
        offset = min(max(0, node.scene.panelOffset), y - height)
        for (item, frame) in frames {
            item.place(
                in: frame.offsetBy(dx: card.minX, dy: card.minY - offset), proposal: ProposedViewSize(frame.size))
        }
    }

    override var childItems: [Item] { texts + message + buttons }

    override func draw(on canvas: Canvas) {
        let isDark = environment.colorScheme == .dark
        let outline = [PathElement].roundedRectangle(card, radius: 14)
        canvas.fill(outline, with: .color(isDark ? RGBA(0.17, 0.17, 0.18) : RGBA(0.97, 0.97, 0.98)))
        canvas.save()
        canvas.clip(to: outline)
        for item in buttons {
            let frame = item.frame
            canvas.fill([PathElement].roundedRectangle(frame, radius: 9), with: .color(Palette.fill(dark: isDark)))
        }
        for item in childItems { item.draw(on: canvas) }
        canvas.restore()
    }

    override func hits(_ point: CGPoint) -> [Item] {
        guard card.contains(point) else { return [self] }
        for item in childItems.reversed() {
            let hits = item.hits(point)
            if !hits.isEmpty { return hits + [self] }
        }
        return [self]
    }

    /// A touch beside a dialog takes it back; an alert waits for an answer.
    override var responder: Responder? {
        var responder = Responder()
        responder.tap = { [record, card] point in
            if record.kind == .dialog, !card.contains(point) { record.dismiss() }
        }
        responder.scroll = { [weak self] delta in
            guard let self else { return delta }
            self.node.scene.panelOffset = self.offset + delta.height
            self.node.scene.setNeedsLayout()
            return .zero
        }
        return responder
    }

    override func semantics() -> [Semantics] {
        var result = Semantics(role: record.kind == .alert ? .alert : .sheet, item: self, part: 61)
        result.element.frame = card
        result.element.visibleFrame = card
        result.element.label = record.title ?? ""
        result.element.traits = .modal
        result.escape = { [record] in record.dismiss() }
        result.children = childItems.flatMap { $0.semantics() }.map { $0.seen(within: card) }
        return [result]
    }
}

extension Semantics {
    /// The same where no more than `port` shows of it.
    fileprivate func seen(within port: CGRect) -> Semantics {
        var part = self
        part.forEachWithin { inner in
            let visible = inner.element.visibleFrame.intersection(port)
            inner.element.visibleFrame = visible.isNull ? .zero : visible
        }
        return part
    }
}

/// The title of a panel.
@MainActor final class PanelText: Item, TextHolder {
    private let text: String
    private var placed: TextLayout?

    init(_ node: Node, _ text: String) {
        self.text = text
        super.init(node)
    }

    private var style: ParagraphStyle { ParagraphStyle(alignment: .center, isRightToLeft: isRightToLeft) }

    var placedText: PlacedText? { placed.map { PlacedText($0, in: frame, whole: style) } }

    private func layout(_ width: CGFloat?) -> TextLayout {
        TextMeasure.layout(
            [TextRun(text: text, face: Font.headline.face(in: environment))], style: style,
            width: width.map { Double($0) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout(proposal.width).size }
    override func placeChildren(_ proposal: ProposedViewSize) { placed = layout(frame.width + 1) }
    override func draw(on canvas: Canvas) {
        guard let placed else { return }
        canvas.draw(
            placed, at: frame.origin, color: Palette.label(0, dark: environment.colorScheme == .dark),
            boxWidth: frame.width)
    }
    override func semantics() -> [Semantics] {
        var result = Semantics(role: .staticText, item: self, part: 62)
        result.element.label = text
        result.element.traits = [.staticText, .header]
        return [result]
    }
}

/// A menu: a card beside its control, with rows one below another.
@MainActor final class MenuItem: Item {
    private let record: PresentationRecord
    private let rows: [Item]
    private var card = CGRect.zero
    private var offset: CGFloat = 0

    init(_ node: Node, _ record: PresentationRecord) {
        self.record = record
        rows = record.content.flatMap { $0.items() }
        super.init(node)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let safe = node.scene.region.safe
        let anchor = record.anchor()
        let width = min(environment.dynamicTypeSize.isAccessibilitySize ? 340 : 260, safe.width - 24)
        let sizes = rows.map { $0.size(ProposedViewSize(width: width - 32, height: nil)) }
        let heights = sizes.map { max(44, $0.height + 18) }
        let height = min(heights.reduce(0, +), safe.height - 16)
        var x = anchor.midX < safe.midX ? anchor.minX : anchor.maxX - width
        x = min(max(x, safe.minX + 12), safe.maxX - width - 12)
        var y = anchor.maxY + 6
        if y + height > safe.maxY { y = max(safe.minY + 8, anchor.minY - height - 6) }
        if y + height > safe.maxY { y = safe.maxY - height }
        card = CGRect(x: x, y: y, width: width, height: height)
        offset = min(max(0, (node.scene.panelOffset)), max(0, heights.reduce(0, +) - height))
        var top = y - offset
        for (row, height) in zip(rows, heights) {
            row.place(
                in: CGRect(x: x + 16, y: top, width: width - 32, height: height),
                proposal: ProposedViewSize(width: width - 32, height: height))
            top += height
        }
    }

    override var childItems: [Item] { rows }

    override func draw(on canvas: Canvas) {
        let isDark = environment.colorScheme == .dark
        let outline = [PathElement].roundedRectangle(card, radius: 12)
        canvas.shadow(of: outline, color: RGBA(0, 0, 0, 0.25), radius: 18, offset: CGPoint(x: 0, y: 6))
        canvas.fill(outline, with: .color(isDark ? RGBA(0.17, 0.17, 0.18) : RGBA(0.98, 0.98, 0.985)))
        canvas.save()
        canvas.clip(to: outline)
        for (index, row) in rows.enumerated() {
            row.draw(on: canvas)
            guard index > 0 else { continue }
            let line = CGRect(x: card.minX, y: row.frame.minY, width: card.width, height: 0.5)
            canvas.fill([PathElement].rectangle(line), with: .color(Palette.separator(dark: isDark)))
        }
        canvas.restore()
    }

    override func hits(_ point: CGPoint) -> [Item] {
        guard card.contains(point) else { return [self] }
        for row in rows {
            let wide = CGRect(x: card.minX, y: row.frame.minY, width: card.width, height: row.frame.height)
            guard wide.contains(point) else { continue }
            let hits = row.hits(CGPoint(x: row.frame.midX, y: row.frame.midY))
            return hits + [self]
        }
        return [self]
    }

    override var responder: Responder? {
        var responder = Responder()
        responder.tap = { [record, card] point in if !card.contains(point) { record.dismiss() } }
        responder.scroll = { [weak self] delta in
            guard let self else { return delta }
            self.node.scene.panelOffset = self.offset + delta.height
            self.node.scene.setNeedsLayout()
            return .zero
        }
        return responder
    }

    override func semantics() -> [Semantics] {
        var result = Semantics(role: .menu, item: self, part: 63)
        result.element.frame = card
        result.element.visibleFrame = card
        result.element.traits = .modal
        result.escape = { [record] in record.dismiss() }
        result.children = rows.flatMap { $0.semantics() }.map { $0.seen(within: card) }
        return [result]
    }
}
