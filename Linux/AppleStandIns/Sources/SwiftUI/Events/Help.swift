import Stage

/// Explains the content: VoiceOver speaks it as the hint.
struct HelpModifier {
    let text: Text
}

extension HelpModifier: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item { HelpItem(node, item, text: text.plain(in: node.environment)) }
}

private final class HelpItem: WrapperItem {
    let text: String
    init(_ node: Node, _ child: Item, text: String) {
        self.text = text
        super.init(node, child)
    }
    override func semantics() -> [Semantics] {
        var list = child.semantics()
        if list.count == 1, list[0].element.hint == nil { list[0].element.hint = text }
        return list
    }
}

extension View {
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
        modified(HelpModifier(text: Text(textKey)))
    }
    public nonisolated func help(_ text: Text) -> some View { modified(HelpModifier(text: text)) }
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { modified(HelpModifier(text: Text(text))) }
}
