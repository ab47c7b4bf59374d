import Drawing
import Foundation
import Stage

/// A bar's title: one line, shortened where it does not fit, at the sizes that bars allow.
@MainActor final class BarText: Item {
    let isLarge: Bool
    private let text: String
    private var placed: TextLayout?

    init(_ node: Node, _ text: String, isLarge: Bool) {
        self.text = text
        self.isLarge = isLarge
        super.init(node)
    }

    private func layout(_ width: CGFloat?) -> TextLayout {
        var place = environment
        place.dynamicTypeSize = min(place.dynamicTypeSize, .xxxLarge)
        place.textStyling = TextStyling()
        let font = isLarge ? Font.largeTitle.bold() : Font.headline
        let style = ParagraphStyle(alignment: .leading, isRightToLeft: isRightToLeft, lineLimit: 1)
        return TextMeasure.layout(
            [TextRun(text: text, face: font.face(in: place))], style: style, width: width.map { Double($0) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = layout(proposal.width).size
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }
    override func placeChildren(_ proposal: ProposedViewSize) { placed = layout(frame.width + 0.5) }

    override func draw(on canvas: Canvas) {
        guard let placed else { return }
        let origin = CGPoint(x: frame.minX, y: frame.midY - placed.size.height / 2)
        canvas.draw(
            placed, at: origin, color: Palette.label(0, dark: environment.colorScheme == .dark), boxWidth: frame.width)
    }

    override func semantics() -> [Semantics] {
        var result = Semantics(role: .staticText, item: self, part: 53)
        result.element.label = text
        result.element.traits = [.staticText, .header]
        result.element.text = Element.TextFacts(
            pointSize: placed?.runs.first?.face.size ?? 17, isBold: isLarge, isTruncated: placed?.isTruncated ?? false,
            isInSystemBar: true,
            scales: true)
        return [result]
    }
}

/// The button that goes back, with the title of the page that it goes to.
@MainActor final class BarBackButton: Item, FocusTargetHolder {
    private let title: String
    private let perform: @MainActor () -> Void
    private var placed: TextLayout?

    init(_ node: Node, title: String, perform: @escaping @MainActor () -> Void) {
        self.title = title.isEmpty ? "Back" : title
        self.perform = perform
        super.init(node)
    }

    /// Kept with the node, so that the focus stays while the bar is made anew.
    var focusTarget: (any FocusTarget)? {
        let target = (node.slots[BarBackButton.focusSlot] as? BarFocusTarget) ?? BarFocusTarget()
        node.slots[BarBackButton.focusSlot] = target
        target.item = self
        target.perform = perform
        return target
    }
    private static let focusSlot = -1

    private func layout(_ width: CGFloat?) -> TextLayout {
        var place = environment
        place.dynamicTypeSize = min(place.dynamicTypeSize, .xxxLarge)
        place.textStyling = TextStyling()
        let style = ParagraphStyle(isRightToLeft: isRightToLeft, lineLimit: 1)
        return TextMeasure.layout(
            [TextRun(text: title, face: Font.body.face(in: place))], style: style, width: width.map { Double($0) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let room = proposal.width.map { max(20, $0 - 20) }
        return CGSize(width: layout(room).size.width.rounded(.up) + 20, height: 44)
    }
    override func placeChildren(_ proposal: ProposedViewSize) { placed = layout(frame.width - 19) }

    override func draw(on canvas: Canvas) {
        guard let placed else { return }
        let color = Color.accentColor.rgba(in: environment)
        let chevron = CGRect(
            x: isRightToLeft ? frame.maxX - 18 : frame.minX - 6, y: frame.midY - 12, width: 24, height: 24)
        canvas.draw(symbol: "chevron.backward", in: chevron, color: color, weight: 600, isRightToLeft: isRightToLeft)
        let x = isRightToLeft ? frame.minX : frame.minX + 18
        canvas.draw(
            placed, at: CGPoint(x: x, y: frame.midY - placed.size.height / 2), color: color, boxWidth: frame.width - 18)
    }

    override var responder: Responder? {
        var responder = Responder()
        responder.tap = { [perform] _ in perform() }
        return responder
    }

    override func semantics() -> [Semantics] {
        var result = Semantics(role: .button, item: self, part: 54)
        result.element.label = title
        result.element.identifier = "BackButton"
        result.element.traits = .button
        result.activate = perform
        return [result]
    }
}

/// Lets the keyboard reach a control of a bar.
@MainActor final class BarFocusTarget: FocusTarget {
    weak var item: Item?
    var perform: @MainActor () -> Void = {}
    var focusNode: Node? { item?.node }
    var focusItem: Item? { item }
    func activateByKey() { perform() }
}
