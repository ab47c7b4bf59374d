import Foundation

/// A control that picks one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    init(selection: Binding<SelectionValue>, label: Label, content: Content) {
        self.selection = selection
        self.label = label
        self.content = content
    }

    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, label: label(), content: content())
    }

    public nonisolated init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: shared(sources.map { $0[keyPath: selection] }), label: label(), content: content())
    }
}

/// One binding to several values that are meant to be the same.
private func shared<Value>(_ all: [Binding<Value>]) -> Binding<Value> {
    Binding(read: { all[0].wrappedValue }, write: { new in for one in all { one.wrappedValue = new } })
}

extension Picker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content())
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content())
    }
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content())
    }
}

extension Picker: PrimitiveView {
    func update(_ node: Node) {
        let chosen = selection.wrappedValue
        var inner = node.environment
        inner.isLazyContainer = false
        inner.list.isContent = false
        if node.environment.controls.pickerStyle is SegmentedPickerStyle {
            inner.font = .footnote.weight(.medium)
            inner.textStyling.lineLimit = (nil, 1)
        }
        let old = node.extraChildren.first
        let content = node.adopt(PickerContent(content: content), key: "options", replacing: old, environment: inner)
        node.extraChildren = [content]
        let binding = selection
        let after = node.environment.afterAction
        let options = PickerOption.all(in: content).map { source -> PickerOption in
            var option = source
            // An optional selection is not matched by a tag that is none, although Swift would cast it.
            let value = source.tag.flatMap { type(of: $0) == SelectionValue.self ? $0 as? SelectionValue : nil }
            option.isChosen = value == chosen
            if let value {
                option.choose = {
                    after?()
                    binding.wrappedValue = value
                }
            }
            return option
        }
        if let wrong = options.first(where: { $0.tag != nil && $0.choose == nil }) {
            let type = wrong.tag.map { String(describing: Swift.type(of: $0)) } ?? ""
            node.scene.report(
                "Picker: the tag of “\(wrong.title)” is a \(type), the selection a \(SelectionValue.self): it can never be chosen"
            )
        } else if let untagged = options.first(where: { $0.tag == nil }) {
            node.scene.report("Picker: “\(untagged.title)” has no tag: it can never be chosen")
        }
        node.reconcile([
            PickerLook(style: node.environment.controls.pickerStyle, label: AnyView(label), options: options)
        ])
    }
}

/// The views of a picker's values. They are shown by whatever presents the picker, not in place.
private struct PickerContent<Content: View> {
    let content: Content
}

extension PickerContent: PrimitiveView {
    func update(_ node: Node) { node.reconcile([content]) }
}

/// One value of a picker, with its view.
struct PickerOption: Identifiable {
    let id: Int
    let tag: Any?
    let title: String
    let items: [Item]
    var isChosen = false
    var choose: (@MainActor () -> Void)?

    /// The values among the items of a picker's content: what has a tag, or is an element of a `ForEach`.
    @MainActor static func all(in node: Node) -> [PickerOption] {
        node.items().enumerated().map { index, item in
            PickerOption(
                id: index, tag: item.tagValue ?? elementKey(of: item, below: node),
                title: Semantics.mergedLabel(item.semantics()), items: [item])
        }
    }

    @MainActor private static func elementKey(of item: Item, below root: Node) -> Any? {
        var node: Node? = item.node
        while let current = node, current !== root {
            if current.parent?.view is any RowSource { return current.key.base }
            node = current.parent
        }
        return nil
    }
}

/// Shows the view of a picker's value where the picker wants it.
struct OptionLabel {
    let option: PickerOption
}

extension OptionLabel: PrimitiveView {
    func update(_ node: Node) {}
    func makeItems(_ node: Node) -> [Item] { option.items }
}
