import Foundation

/// One view for each element of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?

    nonisolated init(data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.identify = identify
        self.content = content
    }
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identify: { $0 }, content: content)
    }
}

/// What a lazy container asks of a `ForEach`: its elements' identities, and each one's view when it comes into sight.
@MainActor protocol RowSource {
    var rowKeys: [AnyHashable] { get }
    func rowView(at offset: Int) -> any View
    var deleteRows: (@MainActor (IndexSet) -> Void)? { get }
    var moveRows: (@MainActor (IndexSet, Int) -> Void)? { get }
}

extension ForEach: View, _PrimitiveView, PrimitiveView where Content: View {
    func update(_ node: Node) {
        let keys = rowKeys
        if Set(keys).count != keys.count { node.scene.report("ForEach: two elements have the same id") }
        // Sections are the list's own: they are there from the start, and only the rows in them are lazy.
        let holdsSections = node.environment.list.isContent && Content.amountsToSection
        if node.environment.isLazyContainer, !holdsSections {
            // Elements are made when the container shows them.
            let rows = (node.memory as? LazyRows) ?? LazyRows()
            node.memory = rows
            rows.take(source: self, keys: keys, node: node)
            node.reconcile([])
        } else {
            node.reconcile(keys.indices.map { rowView(at: $0) }, keys: keys)
        }
    }

    func makeItems(_ node: Node) -> [Item] {
        if let rows = node.memory as? LazyRows, node.environment.isLazyContainer {
            return [LazyRowsItem(node, rows: rows)]
        }
        return node.children.flatMap { $0.items() }
    }
}

extension ForEach: RowSource where Content: View {
    var rowKeys: [AnyHashable] { data.map { AnyHashable(identify($0)) } }
    func rowView(at offset: Int) -> any View { content(data[data.index(data.startIndex, offsetBy: offset)]) }
    var deleteRows: (@MainActor (IndexSet) -> Void)? {
        onDelete.map { perform in
            nonisolated(unsafe) let perform = perform
            return { perform($0) }
        }
    }
    var moveRows: (@MainActor (IndexSet, Int) -> Void)? {
        onMove.map { perform in
            nonisolated(unsafe) let perform = perform
            return { perform($0, $1) }
        }
    }
}

/// The rows of one `ForEach` within a lazy container: only those in sight have nodes.
@MainActor final class LazyRows {
    private(set) var keys: [AnyHashable] = []
    private var source: (any RowSource)?
    private weak var node: Node?
    private var rows: [AnyHashable: Node] = [:]
    /// How long the rows were when they were last in sight.
    let sizes = LazySizes()

    init() {}

    func take(source: any RowSource, keys: [AnyHashable], node: Node) {
        self.source = source
        self.node = node
        self.keys = keys
        let known = Set(keys)
        for (key, row) in rows where !known.contains(key) {
            row.detach()
            rows[key] = nil
        }
        for (offset, key) in keys.enumerated() {
            if let row = rows[key] {
                rows[key] = node.adopt(
                    source.rowView(at: offset), key: key, replacing: row, environment: rowEnvironment)
            }
        }
        node.extraChildren = Array(rows.values)
    }

    private var rowEnvironment: EnvironmentValues? {
        guard var environment = node?.environment else { return nil }
        environment.isLazyContainer = false
        environment.engine.isLazyRow = true
        return environment
    }

    /// The items of the row at `offset`, made now if it had not been in sight.
    func items(at offset: Int) -> [Item] {
        guard let node, let source else { return [] }
        let key = keys[offset]
        if let row = rows[key] { return row.items() }
        let row = node.adopt(
            node.reading { source.rowView(at: offset) }, key: key, replacing: nil, environment: rowEnvironment)
        rows[key] = row
        node.extraChildren.append(row)
        return row.items()
    }

    /// Lets go of the rows that went out of sight.
    func keepOnly(_ offsets: Range<Int>) {
        guard let node else { return }
        let kept = Set(offsets.clamped(to: keys.indices).map { keys[$0] })
        var changed = false
        for (key, row) in rows where !kept.contains(key) {
            row.detach()
            rows[key] = nil
            changed = true
        }
        if changed { node.extraChildren = Array(rows.values) }
    }

}
