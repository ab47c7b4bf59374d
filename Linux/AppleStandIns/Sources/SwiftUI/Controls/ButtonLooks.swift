import Drawing
import Foundation

/// The style of the place: tinted text, in lists a touch anywhere on the row, in menus a row.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.controls) private var controls
    public nonisolated init() {}
    public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View {
        StandardButton(configuration: configuration, place: controls.place)
    }
}

/// The label as it is, dimmed while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View {
        PressableButton(role: configuration.role, action: configuration.action, place: .content) { isPressed in
            configuration.label.environment(\.dimsWhenDisabled, true).opacity(isPressed ? 0.5 : 1)
        }
    }
}

/// Tinted text, that in a list is touched by itself.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View {
        StandardButton(configuration: configuration, place: .content)
    }
}

/// Tinted text on a tinted ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View {
        PressableButton(role: configuration.role, action: configuration.action, place: .content) { isPressed in
            BorderedLabel(configuration: configuration, isProminent: false, isPressed: isPressed)
        }
    }
}

/// Light text on the tint itself.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View {
        PressableButton(role: configuration.role, action: configuration.action, place: .content) { isPressed in
            BorderedLabel(configuration: configuration, isProminent: true, isPressed: isPressed)
        }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A button without a ground of its own, coloured by its role.
private struct StandardButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let place: ControlPlace

    var body: some View {
        PressableButton(role: configuration.role, action: configuration.action, place: place) { isPressed in
            switch place {
            case .menu: MenuRowLabel(label: configuration.label, role: configuration.role, isPressed: isPressed)
            case .swipe: configuration.label.foregroundStyle(Color.white)
            case .panel:
                configuration.label
                    .font(configuration.role == .cancel ? .headline : .body)
                    .modified(TintedLabel(role: configuration.role))
                    .opacity(isPressed ? 0.4 : 1)
            default:
                configuration.label.modified(TintedLabel(role: configuration.role)).opacity(isPressed ? 0.3 : 1)
            }
        }
    }
}

/// Colours a label with the tint, red for what destroys, grey for what is off.
struct TintedLabel {
    let role: ButtonRole?
}

extension TintedLabel: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues, node: Node) {
        let color: Color
        if !environment.isEnabled {
            color = Color(Palette.label(2, dark: environment.colorScheme == .dark))
        } else {
            color = role == .destructive ? .red : .accentColor
        }
        environment.foregroundStyles = [color]
    }
}

/// The label of a bordered button, on its ground.
private struct BorderedLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    let isPressed: Bool
    @Environment(\.controls) private var controls

    var body: some View {
        configuration.label
            .modified(BorderedColors(isProminent: isProminent, role: configuration.role))
            .font(isSmall ? .subheadline : controls.controlSize == .regular ? .body : .headline)
            .padding(.horizontal, isSmall ? 10 : controls.controlSize == .regular ? 12 : 20)
            .padding(
                .vertical, controls.controlSize == .mini ? 4 : isSmall ? 5 : controls.controlSize == .regular ? 7 : 14
            )
            .modified(
                ButtonGround(
                    isProminent: isProminent, role: configuration.role, shape: controls.borderShape,
                    control: controls.controlSize)
            )
            .opacity(isPressed ? 0.6 : 1)
    }

    private var isSmall: Bool { controls.controlSize == .mini || controls.controlSize == .small }
}

private struct BorderedColors {
    let isProminent: Bool
    let role: ButtonRole?
}

extension BorderedColors: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues, node: Node) {
        if !environment.isEnabled {
            environment.foregroundStyles = [Color(Palette.label(2, dark: environment.colorScheme == .dark))]
        } else if isProminent {
            let ground = (role == .destructive ? Color.red : .accentColor).rgba(in: environment)
            // White, unless the tint is so light that a phone too would not show it.
            environment.foregroundStyles = [ground.luminance > 0.6 ? Color.black : Color.white]
        } else {
            environment.foregroundStyles = [role == .destructive ? Color.red : Color.accentColor]
        }
    }
}

/// The ground of a bordered button.
private struct ButtonGround {
    let isProminent: Bool
    let role: ButtonRole?
    let shape: ButtonBorderShape
    let control: ControlSize
}

extension ButtonGround: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item { ButtonGroundItem(node, item, ground: self) }
}

private final class ButtonGroundItem: WrapperItem {
    let ground: ButtonGround

    init(_ node: Node, _ child: Item, ground: ButtonGround) {
        self.ground = ground
        super.init(node, child)
    }

    override func draw(on canvas: Canvas) {
        let radius = ground.shape.radius(for: frame.size, control: ground.control)
        let tint = (ground.role == .destructive ? Color.red : .accentColor).rgba(in: environment)
        let fill: RGBA
        if !environment.isEnabled {
            fill = Palette.fill(dark: environment.colorScheme == .dark)
        } else {
            fill = ground.isProminent ? tint : tint.opacity(0.15)
        }
        canvas.fill(.roundedRectangle(frame, radius: radius), with: .color(fill))
        super.draw(on: canvas)
    }
}
