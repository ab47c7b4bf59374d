import Drawing
import Foundation

/// The look and the touch of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
}

public struct ToggleStyleConfiguration {
    public let label: ToggleStyleConfiguration.Label
    @Binding public var isOn: Bool
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }

    public struct Label {
        let view: any View
    }
}

extension ToggleStyleConfiguration.Label: PrimitiveView {
    func update(_ node: Node) { node.reconcile([StylePart(view: view)]) }
}

/// The style of the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View {
        SwitchToggle(configuration: configuration)
    }
}

public struct SwitchToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View {
        SwitchToggle(configuration: configuration)
    }
}

/// A button that looks pressed in while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View {
        let button = Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        if configuration.isOn { button.buttonStyle(.bordered) } else { button.buttonStyle(.borderless) }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modified(EnvironmentChange { $0.controls.toggleStyle = style })
    }
}

/// The label, and a switch at the trailing edge.
private struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.controls.hidesLabels) private var hidesLabel

    var body: some View {
        if hidesLabel {
            IconWithSpokenTitle(icon: knob, title: configuration.label)
        } else {
            HStack(spacing: 8) {
                configuration.label.environment(\.dimsWhenDisabled, true)
                Spacer(minLength: 8)
                knob.modified(Silent())
            }
        }
    }

    private var knob: some View {
        PressableButton(role: nil, action: { configuration.isOn.toggle() }, place: .content) { _ in
            SwitchKnob(isOn: configuration.isOn)
        }
    }
}

/// The switch as it is drawn.
private struct SwitchKnob {
    let isOn: Bool
}

extension SwitchKnob: PrimitiveView {
    func update(_ node: Node) {}
    func makeItems(_ node: Node) -> [Item] { [SwitchKnobItem(node, isOn: isOn)] }
}

private final class SwitchKnobItem: Item {
    let isOn: Bool

    init(_ node: Node, isOn: Bool) {
        self.isOn = isOn
        super.init(node)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 51, height: 31) }

    override func draw(on canvas: Canvas) {
        let isDark = environment.colorScheme == .dark
        let tint = environment.tintColor?.rgba(in: environment) ?? Color.green.rgba(in: environment)
        let off = isDark ? RGBA(0.22, 0.22, 0.24) : RGBA(0.914, 0.914, 0.918)
        canvas.pushLayer(opacity: environment.isEnabled ? 1 : 0.5)
        canvas.fill(.roundedRectangle(frame, radius: 15.5), with: .color(isOn ? tint : off))
        let isAtRight = isOn != isRightToLeft
        let knob = CGRect(x: isAtRight ? frame.maxX - 29 : frame.minX + 2, y: frame.minY + 2, width: 27, height: 27)
        canvas.fill(.ellipse(in: knob.offsetBy(dx: 0, dy: 1)), with: .color(RGBA(0, 0, 0, 0.12)))
        canvas.fill(.ellipse(in: knob), with: .color(.white))
        if environment.system.differentiateWithoutColor { drawMark(on: canvas) }
        canvas.popLayer()
    }

    /// The bar and the ring that tell on from off without colour.
    private func drawMark(on canvas: Canvas) {
        let isAtRight = isOn == isRightToLeft
        let middle = CGPoint(x: isAtRight ? frame.maxX - 12 : frame.minX + 12, y: frame.midY)
        if isOn {
            canvas.fill(
                .rectangle(CGRect(x: middle.x - 0.75, y: middle.y - 5, width: 1.5, height: 10)), with: .color(.white))
        } else {
            let ring = CGRect(x: middle.x - 4, y: middle.y - 4, width: 8, height: 8)
            canvas.stroke(.ellipse(in: ring), with: .color(RGBA(0.5, 0.5, 0.52)), pen: Pen(width: 1.5))
        }
    }
}

/// A toggle among the rows of a menu: a check mark while it is on.
struct ToggleInMenu: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            CheckedRow(isChecked: configuration.isOn, label: configuration.label)
        }
    }
}

/// A menu row with room for a check mark before its label.
struct CheckedRow<Content: View>: View {
    let isChecked: Bool
    let label: Content

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "checkmark").imageScale(.small).modified(Silent()).opacity(isChecked ? 1 : 0)
            label
        }
    }
}
