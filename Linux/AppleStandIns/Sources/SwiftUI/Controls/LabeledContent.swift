import Foundation
import Stage

/// A label with a value, or a control, beside it.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }
    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }
    public nonisolated init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }
    public nonisolated init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContent: View, _PrimitiveView, PrimitiveView where Label: View, Content: View {
    func update(_ node: Node) {
        let configuration = LabeledContentStyleConfiguration(
            label: LabeledContentStyleConfiguration.Label(view: label),
            content: LabeledContentStyleConfiguration.Content(view: content))
        func open<S: LabeledContentStyle>(_ style: S) -> any View {
            StyleBody(style: style) { $0.makeBody(configuration: configuration) }
        }
        node.reconcile([open(node.environment.controls.labeledContentStyle)]) {
            $0.controls.labeledContentStyle = AutomaticLabeledContentStyle()
        }
    }
}

@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabeledContentStyleConfiguration
}

public struct LabeledContentStyleConfiguration {
    public let label: LabeledContentStyleConfiguration.Label
    public let content: LabeledContentStyleConfiguration.Content

    public struct Label {
        let view: any View
    }

    public struct Content {
        let view: any View
    }
}

extension LabeledContentStyleConfiguration.Label: PrimitiveView {
    func update(_ node: Node) { node.reconcile([StylePart(view: view)]) }
}

extension LabeledContentStyleConfiguration.Content: PrimitiveView {
    func update(_ node: Node) { node.reconcile([StylePart(view: view)]) }
}

/// Side by side; one below the other where the text is very large.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.controls.hidesLabels) private var hidesLabel
    public nonisolated init() {}

    public func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View {
        if hidesLabel {
            IconWithSpokenTitle(icon: value(configuration), title: configuration.label)
        } else if textSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 4) {
                configuration.label
                value(configuration).multilineTextAlignment(.leading)
            }
            .modified(LabeledPair())
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                configuration.label
                Spacer(minLength: 8)
                value(configuration).multilineTextAlignment(.trailing)
            }
            .modified(LabeledPair())
        }
    }

    private func value(_ configuration: Configuration) -> some View {
        configuration.content.foregroundStyle(Color.secondary)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modified(EnvironmentChange { $0.controls.labeledContentStyle = style })
    }
}

/// A label and a value that are both text are one element.
private struct LabeledPair {}

extension LabeledPair: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item { LabeledPairItem(node, item) }
}

private final class LabeledPairItem: WrapperItem {
    override func semantics() -> [Semantics] {
        let parts = child.semantics()
        guard parts.count == 2, parts.allSatisfy({ $0.element.role == .staticText && $0.activate == nil }) else {
            return parts
        }
        var result = Semantics(role: .staticText, item: self)
        result.element.label = parts.map(\.element.label).joined(separator: ", ")
        result.element.traits = .staticText
        result.element.text = parts[0].element.text
        return [result]
    }
}
