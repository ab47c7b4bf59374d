import Foundation

/// A control that takes a line of text, or a few.
public struct TextField<Label: View> {
    let source: TextSource
    let prompt: Text?
    let axis: Axis?
    let label: Label

    init(source: TextSource, prompt: Text?, axis: Axis?, label: Label) {
        self.source = source
        self.prompt = prompt
        self.axis = axis
        self.label = label
    }
}

/// Where a field's text comes from and goes to.
struct TextSource {
    let read: () -> String
    let write: (String) -> Void
    /// Values that text is only turned into once editing ends.
    var commitsAtEnd = false

    init(_ text: Binding<String>) {
        read = { text.wrappedValue }
        write = { text.wrappedValue = $0 }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        read = { format.format(value.wrappedValue) }
        write = { text in
            if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
        }
        commitsAtEnd = true
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        read = { value.wrappedValue.map { format.format($0) } ?? "" }
        write = { value.wrappedValue = try? format.parseStrategy.parse($0) }
        commitsAtEnd = true
    }
}

extension TextField {
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: TextSource(text), prompt: prompt, axis: nil, label: label())
    }
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(source: TextSource(text), prompt: prompt, axis: axis, label: label())
    }
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), prompt: prompt, axis: nil, label: label())
    }
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), prompt: prompt, axis: nil, label: label())
    }
}

extension TextField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}

extension TextField: PrimitiveView {
    func update(_ node: Node) {
        TextFieldState.of(node).take(source, prompt: prompt, isMultiline: axis == .vertical, node: node)
        node.reconcile([label])
    }

    func makeItems(_ node: Node) -> [Item] {
        let state = TextFieldState.of(node)
        let item = TextFieldItem(node, state: state, label: node.children.flatMap { $0.items() })
        state.focusItem = item
        return [item]
    }
}

/// A control for long text.
public struct TextEditor {
    let text: Binding<String>
    public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: PrimitiveView {
    func update(_ node: Node) {
        TextFieldState.of(node).take(TextSource(text), prompt: nil, isMultiline: true, node: node)
    }

    func makeItems(_ node: Node) -> [Item] {
        let state = TextFieldState.of(node)
        let item = TextFieldItem(node, state: state, label: [], fillsHeight: true)
        state.focusItem = item
        return [item]
    }
}

/// The border of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modified(EnvironmentChange { $0.controls.textFieldStyle = style })
    }
}
