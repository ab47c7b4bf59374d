import Foundation

/// The purpose of a button, where it changes its look or place.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// The look of buttons; touch and keyboard stay as they are.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool

    public struct Label {
        let view: any View
    }
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
    func update(_ node: Node) { node.reconcile([StylePart(view: view)]) }
}

/// The look and the touch of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

public struct PrimitiveButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    let action: @MainActor () -> Void
    public func trigger() {
        let action = action
        MainActor.assumeIsolated { action() }
    }

    public struct Label {
        let view: any View
    }
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
    func update(_ node: Node) { node.reconcile([StylePart(view: view)]) }
}

/// A style of the first kind, with the usual touch.
struct PressableStyle<Style: ButtonStyle> {
    let style: Style
}

extension PressableStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressableButton(role: configuration.role, action: configuration.action, place: nil) { isPressed in
            let inner = ButtonStyleConfiguration(
                role: configuration.role, label: ButtonStyleConfiguration.Label(view: configuration.label),
                isPressed: isPressed)
            return StyleBody(style: style) { $0.makeBody(configuration: inner) }
        }
    }
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable { case automatic, capsule, rounded(CGFloat?), circle }
    let kind: Kind
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }
    public static let circle = ButtonBorderShape(kind: .circle)

    func radius(for size: CGSize, control: ControlSize) -> CGFloat {
        switch kind {
        case .automatic: control == .large || control == .extraLarge ? 12 : control == .regular ? 8 : 14
        case .capsule, .circle: min(size.width, size.height) / 2
        case .rounded(let radius): radius ?? 8
        }
    }
}

/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modified(EnvironmentChange { $0.controls.buttonStyle = style })
    }

    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modified(EnvironmentChange { $0.controls.buttonStyle = PressableStyle(style: style) })
    }

    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modified(EnvironmentModifier(keyPath: \.controls.borderShape, value: shape))
    }

    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
