import Foundation
import Stage

/// Rows one below another, in sections, that scroll.
public struct List<SelectionValue: Hashable, Content: View> {
    let selection: ListSelection?
    let content: Content

    init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }
}

/// What is selected in a list, whatever type its rows' tags have.
struct ListSelection {
    let contains: (AnyHashable) -> Bool
    /// False for a tag of another type.
    let toggle: (AnyHashable) -> Bool
    let allowsSeveral: Bool

    init?<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
        guard let binding else { return nil }
        contains = { tag in (tag.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
        toggle = { tag in
            guard let value = tag.base as? Value else { return false }
            binding.wrappedValue.formSymmetricDifference([value])
            return true
        }
        allowsSeveral = true
    }

    init?<Value: Hashable>(_ binding: Binding<Value?>?) {
        guard let binding else { return nil }
        contains = { tag in
            guard let chosen = binding.wrappedValue else { return false }
            return (tag.base as? Value) == chosen
        }
        toggle = { tag in
            guard let value = tag.base as? Value else { return false }
            binding.wrappedValue = value
            return true
        }
        allowsSeveral = false
    }
}

extension List {
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
        self.init(
            selection: ListSelection(selection), content: ForEach(data) { index in HStack { rowContent(index) } })
    }
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }
}

extension List: PrimitiveView {
    func update(_ node: Node) { ListBody.update(node, content: content, selection: selection, style: nil) }
    func makeItems(_ node: Node) -> [Item] { ListBody.items(of: node) }
}

/// Controls in sections, as settings and forms show them.
public struct Form<Content: View> {
    let content: Content
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: PrimitiveView {
    func update(_ node: Node) {
        ListBody.update(node, content: content, selection: nil, style: InsetGroupedListStyle())
    }
    func makeItems(_ node: Node) -> [Item] { ListBody.items(of: node) }
}
