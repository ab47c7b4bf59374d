import Drawing
import Foundation

/// Styles of the place: what text and shapes are drawn with where nothing else is said.
struct StyleEnvironment {
    var foreground: [any ShapeStyle] = []
    var tint: Color?
    var background: AnyShapeStyle?
}

private struct StyleKey: EnvironmentKey { static var defaultValue: StyleEnvironment { StyleEnvironment() } }

extension EnvironmentValues {
    var styles: StyleEnvironment {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
    var foregroundStyles: [any ShapeStyle] {
        get { styles.foreground }
        set { styles.foreground = newValue }
    }
    var tintColor: Color? {
        get { styles.tint }
        set { styles.tint = newValue }
    }
    public var backgroundStyle: AnyShapeStyle? {
        get { styles.background }
        set { styles.background = newValue }
    }
    /// For a style that refers to the style around it.
    var withoutForegroundStyles: EnvironmentValues {
        var copy = self
        copy.styles.foreground = []
        return copy
    }
}

/// Sets the foreground styles, levels included, resolving them against those of the place.
struct ForegroundModifier: PrimitiveModifier {
    let styles: [any ShapeStyle]
    func modify(_ environment: inout EnvironmentValues, node: Node) {
        let outer = environment.foregroundStyles
        environment.foregroundStyles = styles.map { style in
            guard let level = style as? HierarchicalShapeStyle else { return style }
            if level.level < outer.count { return outer[level.level] }
            var place = environment
            place.foregroundStyles = outer
            return Color(level.engineColor(in: place))
        }
        if styles.allSatisfy({ $0 is HierarchicalShapeStyle }), outer.isEmpty, styles.count == 1,
            let level = styles.first as? HierarchicalShapeStyle
        {
            // A plain level keeps following light and dark.
            environment.foregroundStyles = [LabelStyleColor(level: level.level)]
        }
    }
}

/// A level of the system's label colour.
private struct LabelStyleColor: PaintableStyle {
    let level: Int
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        .color(Palette.label(level, dark: environment.colorScheme == .dark))
    }
}

extension View {
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modified(ForegroundModifier(styles: [style]))
    }
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modified(ForegroundModifier(styles: [primary, secondary]))
    }
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modified(ForegroundModifier(styles: [primary, secondary, tertiary]))
    }

    public nonisolated func tint(_ tint: Color?) -> some View {
        modified(EnvironmentModifier(keyPath: \.tintColor, value: tint))
    }
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modified(
            EnvironmentChange { environment in
                environment.tintColor = tint.map { Color($0.engineColor(in: environment)) }
            })
    }
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modified(EnvironmentModifier(keyPath: \.backgroundStyle, value: AnyShapeStyle(style)))
    }
}
