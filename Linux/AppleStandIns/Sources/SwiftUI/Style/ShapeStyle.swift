import Drawing
import Foundation

/// A colour or pattern to fill shapes and draw text with.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension ShapeStyle where Self.Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is drawn by the engine itself")
    }
}

/// A style that the engine knows how to paint.
protocol PaintableStyle: ShapeStyle {
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint
}

extension ShapeStyle {
    /// The paint that the style stands for, over `rect`.
    func engineValue(in environment: EnvironmentValues, rect: CGRect = .zero) -> Paint {
        if let paintable = self as? any PaintableStyle { return paintable.paint(in: environment, rect: rect) }
        return resolve(in: environment).engineValue(in: environment, rect: rect)
    }

    /// One colour for the style: its own, or the first of a gradient.
    func engineColor(in environment: EnvironmentValues) -> RGBA {
        switch engineValue(in: environment) {
        case .color(let color): color
        case .linearGradient(let stops, _, _): stops.first?.color ?? .clear
        }
    }
}

extension Color: PaintableStyle {
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint { .color(rgba(in: environment)) }
}

public struct AnyShapeStyle: PaintableStyle {
    private let base: any ShapeStyle
    public init<S: ShapeStyle>(_ style: S) { base = style }
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        base.engineValue(in: environment, rect: rect)
    }
}

/// The foreground style of the place, at a level of emphasis.
public struct HierarchicalShapeStyle: PaintableStyle {
    let level: Int
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        let styles = environment.foregroundStyles
        if level < styles.count {
            return styles[level].engineValue(in: environment.withoutForegroundStyles, rect: rect)
        }
        guard level > 0, let first = styles.first else {
            return .color(Palette.label(level, dark: environment.colorScheme == .dark))
        }
        let faded = [1, 0.6, 0.3, 0.18, 0.12][min(level, 4)]
        return .color(first.engineColor(in: environment.withoutForegroundStyles).opacity(faded))
    }
}

public struct ForegroundStyle: PaintableStyle {
    public init() {}
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        HierarchicalShapeStyle(level: 0).paint(in: environment, rect: rect)
    }
}

public struct BackgroundStyle: PaintableStyle {
    public init() {}
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        .color(Palette.background(dark: environment.colorScheme == .dark))
    }
}

public struct TintShapeStyle: PaintableStyle {
    public init() {}
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        .color(Color.accentColor.rgba(in: environment))
    }
}

public struct SeparatorShapeStyle: PaintableStyle {
    public init() {}
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        .color(Palette.separator(dark: environment.colorScheme == .dark))
    }
}

public struct FillShapeStyle: PaintableStyle {
    public init() {}
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        .color(Palette.fill(dark: environment.colorScheme == .dark))
    }
}

/// Translucent material; drawn here as the colour that it looks like over plain ground.
public struct Material: PaintableStyle {
    // Nothing is blurred here, and what shone through sharply would be read: so nothing shines through.
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        .color(environment.colorScheme == .dark ? RGBA(0.14, 0.14, 0.15) : RGBA(0.97, 0.97, 0.98))
    }
}

public struct Gradient: Equatable, Sendable {
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
    public var stops: [Stop]
    public init(stops: [Gradient.Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }
}

public struct LinearGradient: PaintableStyle {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
    func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * unit.x, y: rect.minY + rect.height * unit.y)
        }
        return .linearGradient(
            stops: gradient.stops.map { (location: Double($0.location), color: $0.color.rgba(in: environment)) },
            from: point(startPoint), to: point(endPoint))
    }
}

extension LinearGradient: PrimitiveView {
    func update(_ node: Node) {}
    func makeItems(_ node: Node) -> [Item] { [FilledItem(node, shape: Rectangle(), style: self)] }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }
extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { Material() }
    public static var thickMaterial: Material { Material() }
    public static var thinMaterial: Material { Material() }
    public static var ultraThinMaterial: Material { Material() }
    public static var ultraThickMaterial: Material { Material() }
    public static var bar: Material { Material() }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}
