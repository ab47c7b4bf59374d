import Drawing
import Foundation

/// A font that follows the text size of the place where it is used.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case fixed(CGFloat)
        /// A size at Large that grows as a text style does.
        case scaled(CGFloat, TextStyle)
    }

    var base: Base
    var ownWeight: Weight?
    var ownDesign: Design?
    var isItalic = false
    var hasMonospacedDigits = false

    init(base: Base) { self.base = base }

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 100), thin = Weight(value: 200), light = Weight(value: 300)
        public static let regular = Weight(value: 400), medium = Weight(value: 500), semibold = Weight(value: 600)
        public static let bold = Weight(value: 700), heavy = Weight(value: 800), black = Weight(value: 900)
    }

    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    public static let largeTitle = Font(base: .style(.largeTitle)), title = Font(base: .style(.title))
    public static let title2 = Font(base: .style(.title2)), title3 = Font(base: .style(.title3))
    public static let headline = Font(base: .style(.headline)), subheadline = Font(base: .style(.subheadline))
    public static let body = Font(base: .style(.body)), callout = Font(base: .style(.callout))
    public static let footnote = Font(base: .style(.footnote)), caption = Font(base: .style(.caption))
    public static let caption2 = Font(base: .style(.caption2))

    public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
        var font = Font(base: .style(style))
        font.ownDesign = design
        font.ownWeight = weight
        return font
    }

    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
        var font = Font(base: .fixed(size))
        font.ownDesign = design
        font.ownWeight = weight
        return font
    }

    public func weight(_ weight: Font.Weight) -> Font { changed { $0.ownWeight = weight } }
    public func bold() -> Font { changed { $0.ownWeight = .bold } }
    public func italic() -> Font { changed { $0.isItalic = true } }
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
    public func monospaced() -> Font { changed { $0.ownDesign = .monospaced } }
    public func leading(_ leading: Font.Leading) -> Font { self }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// Whether text in this font grows with the setting.
    var scales: Bool {
        if case .fixed = base { return false }
        return true
    }

    func face(in environment: EnvironmentValues) -> FontFace {
        let size: CGFloat
        var weight = Weight.regular
        switch base {
        case .style(let style):
            size = style.pointSize(at: environment.dynamicTypeSize)
            if style == .headline { weight = .semibold }
        case .fixed(let fixed): size = fixed
        case .scaled(let atLarge, let style): size = atLarge * style.scale(at: environment.dynamicTypeSize)
        }
        let text = environment.textStyling
        weight = text.weight ?? ownWeight ?? weight
        // Bold Text makes everything heavier by one step.
        let shown = environment.legibilityWeight == .bold ? min(900, weight.value + 200) : weight.value
        let design = text.design ?? ownDesign ?? .default
        return FontFace(
            size: size, weight: shown, design: design.drawn, isItalic: isItalic || text.isItalic,
            hasMonospacedDigits: hasMonospacedDigits || text.hasMonospacedDigits)
    }
}

extension Font.Design {
    var drawn: FontFace.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.TextStyle {
    /// Point sizes of the text styles at the twelve sizes, as Apple's Human Interface Guidelines list them.
    private static let sizes: [[CGFloat]] = [
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],  // largeTitle
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],  // title
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],  // title2
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],  // title3
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],  // headline
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],  // subheadline
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],  // body
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],  // callout
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],  // footnote
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],  // caption
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],  // caption2
    ]

    func pointSize(at size: DynamicTypeSize) -> CGFloat {
        let row = Font.TextStyle.allCases.firstIndex(of: self) ?? 6
        let column = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        return Font.TextStyle.sizes[row][column]
    }

    func scale(at size: DynamicTypeSize) -> CGFloat { pointSize(at: size) / pointSize(at: .large) }
}

/// A number that grows with the text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var size = DynamicTypeSize.large

    public nonisolated init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
    public nonisolated init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }
    public var wrappedValue: Value { base * Value(style.scale(at: size)) }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: InstalledProperty {
    mutating func install(slot: Int, node: Node) { size = node.environment.dynamicTypeSize }
}
