import Drawing
import Foundation

/// What the place says about the look of its text.
struct TextStyling {
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic = false
    var hasMonospacedDigits = false
    var isUnderlined = false
    var isStruck = false
    var lineLimit: (lower: Int?, upper: Int?) = (nil, nil)
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var lineSpacing: CGFloat = 0
    var textCase: Text.Case?
    var minimumScale: CGFloat = 1
    var allowsTightening = false
    var font: Font?
    var dimsWhenDisabled = false
}

private struct TextStylingKey: EnvironmentKey { static var defaultValue: TextStyling { TextStyling() } }

extension EnvironmentValues {
    var textStyling: TextStyling {
        get { self[TextStylingKey.self] }
        set { self[TextStylingKey.self] = newValue }
    }
    public var font: Font? {
        get { textStyling.font }
        set { textStyling.font = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { textStyling.alignment }
        set { textStyling.alignment = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { textStyling.truncation }
        set { textStyling.truncation = newValue }
    }
    public var lineSpacing: CGFloat {
        get { textStyling.lineSpacing }
        set { textStyling.lineSpacing = newValue }
    }
    public var textCase: Text.Case? {
        get { textStyling.textCase }
        set { textStyling.textCase = newValue }
    }
    public var lineLimit: Int? {
        get { textStyling.lineLimit.upper }
        set { textStyling.lineLimit = (nil, newValue) }
    }
    public var minimumScaleFactor: CGFloat {
        get { textStyling.minimumScale }
        set { textStyling.minimumScale = newValue }
    }
    public var allowsTightening: Bool {
        get { textStyling.allowsTightening }
        set { textStyling.allowsTightening = newValue }
    }
    var lineLimitRange: (lower: Int?, upper: Int?) { textStyling.lineLimit }
    /// Text inside a disabled control is drawn faint.
    var dimsWhenDisabled: Bool {
        get { textStyling.dimsWhenDisabled }
        set { textStyling.dimsWhenDisabled = newValue }
    }
}

extension View {
    nonisolated func textStyled(_ change: @escaping @MainActor (inout TextStyling) -> Void) -> Modified<
        Self, EnvironmentChange
    > {
        modified(EnvironmentChange { change(&$0.textStyling) })
    }

    public nonisolated func font(_ font: Font?) -> some View { textStyled { $0.font = font } }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { textStyled { $0.weight = weight } }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textStyled { $0.design = design } }
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        textStyled { $0.weight = isActive ? .bold : nil }
    }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { textStyled { $0.isItalic = isActive } }
    public nonisolated func monospacedDigit() -> some View { textStyled { $0.hasMonospacedDigits = true } }
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textStyled { $0.isUnderlined = isActive }
    }
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textStyled { $0.isStruck = isActive }
    }
    public nonisolated func lineLimit(_ number: Int?) -> some View { textStyled { $0.lineLimit = (nil, number) } }
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        textStyled { $0.lineLimit = (limit.lowerBound, nil) }
    }
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        textStyled { $0.lineLimit = (nil, limit.upperBound) }
    }
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        textStyled { $0.lineLimit = (limit.lowerBound, limit.upperBound) }
    }
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        textStyled { $0.lineLimit = (reservesSpace ? limit : nil, limit) }
    }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        textStyled { $0.alignment = alignment }
    }
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        textStyled { $0.truncation = mode }
    }
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        textStyled { $0.lineSpacing = lineSpacing }
    }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { textStyled { $0.textCase = textCase } }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        textStyled { $0.minimumScale = factor }
    }
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { textStyled { $0.allowsTightening = flag } }

    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        modified(EnvironmentModifier(keyPath: \.dynamicTypeSize, value: size))
    }
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        nonisolated(unsafe) let range = range
        return modified(
            EnvironmentChange { environment in
                let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
                guard let smallest = allowed.first, let largest = allowed.last else { return }
                environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
            })
    }
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
