import Drawing
import Foundation

/// A colour that may depend on where it is shown.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    indirect enum Provider: Hashable, Sendable {
        case fixed(RGBA)
        /// In light, in dark.
        case adaptive(RGBA, RGBA)
        case named(String)
        case accent, primary, secondary
        case faded(Color, Double)
    }

    let provider: Provider
    init(provider: Provider) { self.provider = provider }
    init(_ rgba: RGBA) { provider = .fixed(rgba) }

    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        if colorSpace == .sRGBLinear {
            func encode(_ c: Double) -> Double { c <= 0.0031308 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055 }
            provider = .fixed(RGBA(encode(red), encode(green), encode(blue), opacity))
        } else {
            provider = .fixed(RGBA(red, green, blue, opacity))
        }
    }

    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    public init(_ name: String, bundle: Bundle? = nil) { provider = .named(name) }

    public func opacity(_ opacity: Double) -> Color { Color(provider: .faded(self, opacity)) }
    public var description: String { "\(provider)" }

    private static func system(_ light: (Double, Double, Double), _ dark: (Double, Double, Double)) -> Color {
        Color(
            provider: .adaptive(
                RGBA(light.0 / 255, light.1 / 255, light.2 / 255), RGBA(dark.0 / 255, dark.1 / 255, dark.2 / 255)))
    }

    public static let red = system((255, 59, 48), (255, 69, 58))
    public static let orange = system((255, 149, 0), (255, 159, 10))
    public static let yellow = system((255, 204, 0), (255, 214, 10))
    public static let green = system((52, 199, 89), (48, 209, 88))
    public static let mint = system((0, 199, 190), (99, 230, 226))
    public static let teal = system((48, 176, 199), (64, 200, 224))
    public static let cyan = system((50, 173, 230), (100, 210, 255))
    public static let blue = system((0, 122, 255), (10, 132, 255))
    public static let indigo = system((88, 86, 214), (94, 92, 230))
    public static let purple = system((175, 82, 222), (191, 90, 242))
    public static let pink = system((255, 45, 85), (255, 55, 95))
    public static let brown = system((162, 132, 94), (172, 142, 104))
    public static let gray = system((142, 142, 147), (142, 142, 147))
    public static let white = Color(RGBA.white)
    public static let black = Color(RGBA.black)
    public static let clear = Color(RGBA.clear)
    public static let primary = Color(provider: .primary)
    public static let secondary = Color(provider: .secondary)
    public static let accentColor = Color(provider: .accent)

    /// The colour as components, for one environment.
    public struct Resolved: Hashable, PaintableStyle {
        func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
            .color(Color(self).rgba(in: environment))
        }

        public var linearRed: Float, linearGreen: Float, linearBlue: Float
        public var opacity: Float
        public var red: Float { gammaEncoded(linearRed) }
        public var green: Float { gammaEncoded(linearGreen) }
        public var blue: Float { gammaEncoded(linearBlue) }
    }

    public init(_ resolved: Color.Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let rgba = rgba(in: environment)
        func decode(_ c: Double) -> Float { Float(c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)) }
        return Resolved(
            linearRed: decode(rgba.red), linearGreen: decode(rgba.green), linearBlue: decode(rgba.blue),
            opacity: Float(rgba.alpha))
    }

    func rgba(in environment: EnvironmentValues) -> RGBA {
        let isDark = environment.colorScheme == .dark
        switch provider {
        case .fixed(let rgba): return rgba
        case .adaptive(let light, let dark): return isDark ? dark : light
        case .named(let name): return Palette.named(name, in: environment)
        case .accent: return environment.tintColor?.rgba(in: environment) ?? Color.blue.rgba(in: environment)
        case .primary: return Palette.label(0, dark: isDark)
        case .secondary: return Palette.label(1, dark: isDark)
        case .faded(let color, let opacity): return color.rgba(in: environment).opacity(opacity)
        }
    }
}

private func gammaEncoded(_ c: Float) -> Float { c <= 0.0031308 ? c * 12.92 : 1.055 * powf(c, 1 / 2.4) - 0.055 }

/// The system's own colours, as near as the eye asks for.
enum Palette {
    static func background(dark: Bool) -> RGBA { dark ? RGBA(0, 0, 0) : RGBA(1, 1, 1) }
    static func groupedBackground(dark: Bool) -> RGBA { dark ? RGBA(0, 0, 0) : RGBA(0.949, 0.949, 0.969) }
    /// Raised by one step: cells in a grouped list, sheets in dark.
    static func raised(dark: Bool) -> RGBA { dark ? RGBA(0.110, 0.110, 0.118) : RGBA(1, 1, 1) }
    static func separator(dark: Bool) -> RGBA { dark ? RGBA(0.33, 0.33, 0.345, 0.65) : RGBA(0.235, 0.235, 0.263, 0.29) }
    static func fill(dark: Bool) -> RGBA { dark ? RGBA(0.463, 0.463, 0.502, 0.24) : RGBA(0.463, 0.463, 0.502, 0.12) }
    /// Text at level 0 (primary) to 4.
    static func label(_ level: Int, dark: Bool) -> RGBA {
        let alpha = [1, 0.6, 0.3, 0.18, 0.12][min(level, 4)]
        if level == 0 { return dark ? .white : .black }
        return dark ? RGBA(0.922, 0.922, 0.961, alpha) : RGBA(0.235, 0.235, 0.263, alpha)
    }
    static func named(_ name: String, in environment: EnvironmentValues) -> RGBA {
        if name == "AccentColor" { return Color.accentColor.rgba(in: environment) }
        return RGBA(0.5, 0.5, 0.5)
    }
}

extension Color: PrimitiveView {
    func update(_ node: Node) {}
    func makeItems(_ node: Node) -> [Item] { [FilledItem(node, shape: Rectangle(), style: self)] }
}
