import Foundation

extension Binding where Value: MutableCollection {
    /// The binding to one element.
    func element(at index: Value.Index) -> Binding<Value.Element> {
        let whole = self
        return Binding<Value.Element>(
            read: { whole.wrappedValue[index] }, write: { whole.wrappedValue[index] = $0 })
    }
}

extension ForEach where Content: View {
    @_disfavoredOverload
    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable,
        C.Index: Hashable,
        C: MutableCollection, C: RandomAccessCollection
    {
        self.init(data, id: \.id, content: content)
    }

    @_disfavoredOverload
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable, C: MutableCollection,
        C: RandomAccessCollection
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, identify: { $0.1 },
            content: { content(data.element(at: $0.0)) })
    }
}

extension List where SelectionValue == Never {
    @_disfavoredOverload
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable, Data: MutableCollection, Data: RandomAccessCollection
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    @_disfavoredOverload
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable,
        Data: MutableCollection, Data: RandomAccessCollection
    {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    @_disfavoredOverload
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable, Data: MutableCollection, Data: RandomAccessCollection
    {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }

    @_disfavoredOverload
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable,
        Data: MutableCollection, Data: RandomAccessCollection
    {
        self.init(selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
    }

    @_disfavoredOverload
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable, Data: MutableCollection, Data: RandomAccessCollection
    {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }

    @_disfavoredOverload
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable,
        Data: MutableCollection, Data: RandomAccessCollection
    {
        self.init(selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
    }
}
