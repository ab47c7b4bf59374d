import Drawing
import Foundation
import Stage

/// A text field as it is laid out: its text or placeholder, its caret.
final class TextFieldItem: Item, FocusTargetHolder, TextHolder {
    private let state: TextFieldState
    private let label: [Item]
    private let fillsHeight: Bool
    private var placed: TextLayout?
    /// How far a long line is moved so that the caret can be seen.
    private var shift: CGFloat = 0

    init(_ node: Node, state: TextFieldState, label: [Item], fillsHeight: Bool = false) {
        self.state = state
        self.label = label
        self.fillsHeight = fillsHeight
        super.init(node)
    }

    var focusTarget: (any FocusTarget)? { state }

    private var face: FontFace { (environment.font ?? .body).face(in: environment) }
    private var hasBorder: Bool { environment.controls.textFieldStyle is RoundedBorderTextFieldStyle }
    private var inset: CGSize { hasBorder ? CGSize(width: 7, height: 6) : .zero }
    private var inner: CGRect { frame.insetBy(dx: inset.width, dy: inset.height) }
    private var spokenLabel: String { Semantics.mergedLabel(label.flatMap { $0.semantics() }) }
    private var placeholder: String { state.prompt?.plain(in: environment) ?? spokenLabel }

    private func layout(_ text: String, width: CGFloat?) -> TextLayout {
        let style = ParagraphStyle(
            alignment: environment.multilineTextAlignment.drawn, isRightToLeft: isRightToLeft,
            lineLimit: state.isMultiline ? nil : 1, lineSpacing: Double(environment.lineSpacing))
        // What is typed into one line moves along it; a placeholder is shortened.
        let isBounded = state.isMultiline || state.text.isEmpty
        let bounded = isBounded ? width.flatMap { $0.isFinite ? Double($0) : nil } : nil
        // An empty line is as high as one with text.
        let shown = text.isEmpty || text.hasSuffix("\n") ? text + "\u{200B}" : text
        return TextMeasure.layout([TextRun(text: shown, face: face)], style: style, width: bounded)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let text = state.text.isEmpty ? placeholder : state.text
        let free = proposal.width.map { max(0, $0 - inset.width * 2) }
        let layout = layout(text, width: free)
        var height = layout.size.height
        if state.isMultiline {
            let line = CGFloat(face.lineHeight)
            let (lower, upper) = environment.lineLimitRange
            height = max(height, line * CGFloat(lower ?? 1))
            if let upper { height = min(height, line * CGFloat(upper)) }
            if fillsHeight, let offered = proposal.height { height = offered }
        }
        return CGSize(
            width: proposal.width ?? (layout.size.width + inset.width * 2).rounded(.up),
            height: height + inset.height * 2)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let text = state.text.isEmpty ? placeholder : state.text
        let layout = layout(text, width: inner.width)
        placed = layout
        shift = 0
        guard !state.isMultiline, !state.text.isEmpty, layout.size.width > inner.width else { return }
        let caret = layout.caret(at: state.hasFocus ? state.position : 0, boxWidth: inner.width)
        if caret.maxX > inner.width { shift = inner.width - caret.maxX }
        if caret.minX < 0 { shift = -caret.minX }
    }

    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { key.isTextBaseline }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
            return nil
        }
        return inset.height + CGFloat(face.ascent)
    }

    override func draw(on canvas: Canvas) {
        guard let placed else { return }
        let isDark = environment.colorScheme == .dark
        if hasBorder {
            let outline = PathElement.roundedBorder(frame)
            canvas.fill(outline, with: .color(Palette.raised(dark: isDark)))
            canvas.stroke(outline, with: .color(Palette.separator(dark: isDark)), pen: Pen(width: 1))
        }
        canvas.save()
        canvas.clip(to: .rectangle(inner.insetBy(dx: -2, dy: -1)))
        let origin = CGPoint(x: inner.minX + shift, y: inner.minY)
        if let selection = state.selection, state.hasFocus {
            let tint = Color.accentColor.rgba(in: environment).opacity(0.25)
            for rect in placed.rectangles(from: selection.lowerBound, to: selection.upperBound, boxWidth: inner.width) {
                canvas.fill(.rectangle(rect.offsetBy(dx: origin.x, dy: origin.y)), with: .color(tint))
            }
        }
        var color = HierarchicalShapeStyle(level: 0).engineColor(in: environment)
        if state.text.isEmpty || !environment.isEnabled { color = Palette.label(2, dark: isDark) }
        if state.text.isEmpty, let own = state.prompt?.style.color { color = own.engineColor(in: environment) }
        canvas.draw(placed, at: origin, color: color, boxWidth: inner.width)
        if let caret = state.caret, state.selection == nil {
            canvas.fill(.roundedRectangle(caret, radius: 1), with: .color(Color.accentColor.rgba(in: environment)))
        }
        canvas.restore()
    }

    /// What was typed scrolls; a placeholder does not.
    var placedText: PlacedText? {
        guard state.text.isEmpty, let placed else { return nil }
        var whole = placed.style
        whole.lineLimit = nil
        return PlacedText(placed, in: inner, whole: whole)
    }

    // MARK: Places in the text

    var caretFrame: CGRect? {
        guard let placed else { return nil }
        let offset = state.text.isEmpty ? 0 : state.position
        return placed.caret(at: offset, boxWidth: inner.width).offsetBy(dx: inner.minX + shift, dy: inner.minY)
    }

    func position(from offset: Int, linesBy step: Int) -> Int? {
        guard state.isMultiline, let placed, placed.lineCount > 1 else { return nil }
        let caret = placed.caret(at: offset, boxWidth: inner.width)
        let y = caret.midY + CGFloat(step) * caret.height
        if y < 0 || y > placed.size.height { return nil }
        return min(placed.index(at: CGPoint(x: caret.minX, y: y), boxWidth: inner.width), state.text.utf16.count)
    }

    // MARK: Touch and meaning

    override var responder: Responder? {
        var responder = Responder()
        responder.isEnabled = environment.isEnabled
        responder.tap = { [weak self] point in
            guard let self, let placed = self.placed else { return }
            let inside = CGPoint(x: point.x - self.inner.minX - self.shift, y: point.y - self.inner.minY)
            let index = placed.index(at: inside, boxWidth: self.inner.width)
            self.state.begin(at: self.state.text.isEmpty ? 0 : index)
        }
        return responder
    }

    override func semantics() -> [Semantics] {
        var result = Semantics(role: fillsHeight ? .textView : .textField, item: self)
        result.element.label = spokenLabel
        result.element.placeholder = placeholder
        result.element.value = state.text.isEmpty ? placeholder : state.text
        result.element.isFocused = state.hasFocus
        let font = environment.font ?? .body
        result.element.text = Element.TextFacts(
            pointSize: face.size, isBold: face.weight >= 700, isTruncated: false, isInSystemBar: false,
            scales: font.scales)
        if environment.isEnabled { result.activate = { [state] in state.begin() } }
        return [result]
    }
}

extension PathElement {
    static func roundedBorder(_ frame: CGRect) -> [PathElement] {
        .roundedRectangle(frame.insetBy(dx: 0.5, dy: 0.5), radius: 6)
    }
}
