import Drawing
import Foundation
import FoundationAdditions
import Stage

/// A view that shows words.
public struct Text: Equatable, Sendable {
    enum Content: @unchecked Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey)
        case resource(LocalizedStringResource)
        /// Formatted for the place where it is shown.
        case formatted(any FormattedText)
        case joined([Text])
    }

    /// Changes of the look of this text alone.
    struct Style: Sendable {
        var font: Font?
        var weight: Font.Weight?
        var design: Font.Design?
        var isItalic: Bool?
        var hasMonospacedDigits = false
        var color: (any ShapeStyle)?
        var isUnderlined = false
        var isStruck = false
        var tracking: CGFloat = 0
        var baselineOffset: CGFloat = 0
    }

    let content: Content
    var style = Style()
    var spokenLabel: [Text] = []
    var heading: AccessibilityHeadingLevel?

    init(content: Content) { self.content = content }

    public init(verbatim content: String) { self.content = .verbatim(content) }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = .localized(key)
    }
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { content = .resource(resource) }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        content = .formatted(FormattedInput(input: input, format: format))
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(content: .joined([lhs, rhs])) }

    public static func == (a: Text, b: Text) -> Bool {
        a.plain(in: EnvironmentValues()) == b.plain(in: EnvironmentValues())
    }

    /// The words, without their look.
    func plain(in environment: EnvironmentValues) -> String {
        switch content {
        case .verbatim(let string): string
        case .localized(let key): key.resolved(in: environment)
        case .resource(let resource):
            StringCatalog.format(resource.key, arguments: resource.defaultValue.arguments, locale: environment.locale)
        case .formatted(let formatted): formatted.text(in: environment)
        case .joined(let parts): parts.map { $0.plain(in: environment) }.joined()
        }
    }

    func runs(in environment: EnvironmentValues, inheriting outer: Style = Style()) -> [TextRun] {
        let style = outer.overlaid(with: style)
        if case .joined(let parts) = content { return parts.flatMap { $0.runs(in: environment, inheriting: style) } }
        var place = environment
        if let weight = style.weight { place.textStyling.weight = weight }
        if let design = style.design { place.textStyling.design = design }
        if let isItalic = style.isItalic { place.textStyling.isItalic = isItalic }
        if style.hasMonospacedDigits { place.textStyling.hasMonospacedDigits = true }
        let font = style.font ?? environment.font ?? .body
        var words = plain(in: environment)
        switch environment.textCase {
        case .uppercase: words = words.uppercased(with: environment.locale)
        case .lowercase: words = words.lowercased(with: environment.locale)
        case nil: break
        }
        let styling = place.textStyling
        return [
            TextRun(
                text: words, face: font.face(in: place), color: style.color.map { $0.engineColor(in: environment) },
                isUnderlined: style.isUnderlined || styling.isUnderlined, isStruck: style.isStruck || styling.isStruck,
                tracking: Double(style.tracking), baselineOffset: Double(style.baselineOffset))
        ]
    }

    /// How a line through or below a text is drawn.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Sendable {
            public static let solid = Pattern(), dot = Pattern(), dash = Pattern()
        }
    }

    public enum Case: Sendable { case uppercase, lowercase }
    public enum TruncationMode: Sendable { case head, tail, middle }
}

/// A value that becomes words where it is shown.
protocol FormattedText: Sendable {
    func text(in environment: EnvironmentValues) -> String
}

private struct FormattedInput<F: FormatStyle>: FormattedText, @unchecked Sendable where F.FormatOutput == String {
    let input: F.FormatInput
    let format: F
    func text(in environment: EnvironmentValues) -> String { format.locale(environment.locale).format(input) }
}

extension Text.Style {
    func overlaid(with inner: Text.Style) -> Text.Style {
        var result = self
        result.font = inner.font ?? font
        result.weight = inner.weight ?? weight
        result.design = inner.design ?? design
        result.isItalic = inner.isItalic ?? isItalic
        result.hasMonospacedDigits = hasMonospacedDigits || inner.hasMonospacedDigits
        result.color = inner.color ?? color
        result.isUnderlined = isUnderlined || inner.isUnderlined
        result.isStruck = isStruck || inner.isStruck
        result.tracking = inner.tracking == 0 ? tracking : inner.tracking
        result.baselineOffset = inner.baselineOffset == 0 ? baselineOffset : inner.baselineOffset
        return result
    }
}

// MARK: Look

extension Text {
    private func styled(_ change: (inout Style) -> Void) -> Text {
        var copy = self
        change(&copy.style)
        return copy
    }

    public func font(_ font: Font?) -> Text { styled { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }
    public func bold() -> Text { styled { $0.weight = .bold } }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { styled { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }
    public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { styled { $0.color = style } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.isUnderlined = isActive }
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.isStruck = isActive }
    }
    public func kerning(_ kerning: CGFloat) -> Text { styled { $0.tracking = kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled { $0.baselineOffset = baselineOffset } }

    public func accessibilityLabel(_ label: Text) -> Text {
        var copy = self
        copy.spokenLabel = [label]
        return copy
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        var copy = self
        copy.heading = level
        return copy
    }
}

extension Text: PrimitiveView {
    func update(_ node: Node) {}
    func makeItems(_ node: Node) -> [Item] { [TextItem(node, text: self)] }
}

/// Lays words out, wraps them to the width offered, and draws them.
@MainActor final class TextItem: Item, TextHolder {
    private let text: Text
    private let runs: [TextRun]
    private var placed: TextLayout?

    init(_ node: Node, text: Text) {
        self.text = text
        runs = text.runs(in: node.environment)
        super.init(node)
    }

    private var paragraph: ParagraphStyle {
        let environment = environment
        return ParagraphStyle(
            alignment: environment.multilineTextAlignment.drawn, isRightToLeft: isRightToLeft,
            lineLimit: environment.lineLimitRange.upper,
            lineSpacing: Double(environment.lineSpacing), truncation: environment.truncationMode.drawn)
    }

    private func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        let bounded = width.flatMap { $0.isFinite ? Double($0) : nil }
        let full = TextMeasure.layout(runs, style: paragraph, width: bounded)
        guard let height, height.isFinite, full.size.height > Double(height) + 0.5, full.lineCount > 1 else {
            return full
        }
        // As much as fits: fewer lines, the last one shortened.
        var style = paragraph
        let perLine = full.size.height / Double(full.lineCount)
        style.lineLimit = max(1, Int(Double(height) / perLine + 0.01))
        return TextMeasure.layout(runs, style: style, width: bounded)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let layout = layout(width: proposal.width, height: proposal.height)
        var size = layout.size
        if let lower = environment.lineLimitRange.lower, layout.lineCount < lower, layout.lineCount > 0 {
            size.height = size.height / Double(layout.lineCount) * Double(lower)
        }
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        placed = layout(in: frame.size, proposal: proposal)
    }

    /// What was measured for the proposal breaks as it did then; in its own width, to the point, it might not.
    private func layout(in size: CGSize, proposal: ProposedViewSize) -> TextLayout {
        size == self.size(proposal)
            ? layout(width: proposal.width, height: proposal.height)
            : layout(width: max(size.width, 1), height: size.height)
    }

    var placedText: PlacedText? {
        placed.flatMap { placed in
            var whole = paragraph
            whole.lineLimit = nil
            return PlacedText(placed, in: frame, whole: whole, isInSystemBar: environment.isSystemChrome)
        }
    }

    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { key.isTextBaseline }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(in: size, proposal: proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(in: size, proposal: proposal).lastBaseline }
        return nil
    }

    override func draw(on canvas: Canvas) {
        guard let placed else { return }
        let color = HierarchicalShapeStyle(level: 0).engineColor(in: environment)
        let shown = environment.isEnabled || !environment.dimsWhenDisabled ? color : color.opacity(0.4)
        canvas.draw(placed, at: frame.origin, color: shown, boxWidth: frame.width)
    }

    override func semantics() -> [Semantics] {
        let words = text.spokenLabel.first?.plain(in: environment) ?? text.plain(in: environment)
        guard !words.isEmpty else { return [] }
        var result = Semantics(role: .staticText, item: self)
        result.element.label = words
        result.element.traits = .staticText
        if let heading = text.heading {
            result.element.traits.insert(.header)
            result.element.headingLevel = heading.level
        }
        let font = text.style.font ?? environment.font ?? .body
        result.element.text = Element.TextFacts(
            pointSize: runs.first?.face.size ?? 0, isBold: (runs.first?.face.weight ?? 400) >= 700,
            isTruncated: placed?.isTruncated ?? false, isInSystemBar: environment.isSystemChrome, scales: font.scales)
        return [result]
    }
}

extension TextAlignment {
    var drawn: ParagraphStyle.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    var drawn: ParagraphStyle.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
