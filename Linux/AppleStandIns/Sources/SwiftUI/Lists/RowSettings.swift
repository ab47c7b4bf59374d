import Foundation

/// What a row, or the rows within, are told by modifiers.
struct RowSettings {
    var background: RowBackground?
    var insets: EdgeInsets?
    var hidesTopSeparator = false
    var hidesBottomSeparator = false
    var separatorTint: Color?
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var deleteDisabled = false
    var moveDisabled = false
    var selectionDisabled = false
    var swipes: [SwipeActions] = []
}

/// A view drawn behind rows instead of the card's colour.
@MainActor final class RowBackground {
    weak var node: Node?
    var items: [Item] { node?.extraChildren.flatMap { $0.items() } ?? [] }
}

struct RowBackgroundModifier<Background: View> {
    let view: Background?
}

extension RowBackgroundModifier: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues, node: Node) {
        environment.list.row.background = node.memory as? RowBackground
    }

    func update(_ node: Node) {
        guard let view else {
            node.memory = nil
            for old in node.extraChildren { old.detach() }
            node.extraChildren = []
            return
        }
        let background = (node.memory as? RowBackground) ?? RowBackground()
        background.node = node
        node.memory = background
        var inner = node.environment
        inner.isLazyContainer = false
        node.extraChildren = [
            node.adopt(view, key: "background", replacing: node.extraChildren.first, environment: inner)
        ]
    }
}

/// The values that mark rows and options: `tag`.
enum TagKey {}

extension Item {
    /// The row's settings, which modifiers anywhere around its content may have given.
    var rowSettings: RowSettings {
        var item = self
        for _ in 0..<12 {
            guard item is WrapperItem, !(item is ButtonItem), let inner = item.childItems.first,
                item.childItems.count == 1
            else { break }
            item = inner
        }
        return item.environment.list.row
    }

    var tagValue: Any? { trait(ObjectIdentifier(TagKey.self)) }
}

extension View {
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        modified(RowBackgroundModifier(view: view))
    }
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modified(EnvironmentModifier(keyPath: \.list.row.insets, value: insets))
    }
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modified(
            EnvironmentChange {
                if edges.contains(.top) { $0.list.row.hidesTopSeparator = visibility == .hidden }
                if edges.contains(.bottom) { $0.list.row.hidesBottomSeparator = visibility == .hidden }
            })
    }
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modified(EnvironmentModifier(keyPath: \.list.row.separatorTint, value: color))
    }
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        self
    }
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        modified(EnvironmentModifier(keyPath: \.list.row.deleteDisabled, value: isDisabled))
    }
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        modified(EnvironmentModifier(keyPath: \.list.row.moveDisabled, value: isDisabled))
    }
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modified(EnvironmentModifier(keyPath: \.list.row.selectionDisabled, value: isDisabled))
    }
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        modified(TraitValue(key: ObjectIdentifier(TagKey.self), value: tag))
    }
}

/// Rows made from a collection, which may be deleted and moved.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Rows with what deleting and moving them does.
struct EditableRows<Base: DynamicViewContent> {
    let base: Base
    let change: @MainActor (inout RowSettings) -> Void
}

extension EditableRows: DynamicViewContent {
    var data: Base.Data { base.data }
    var body: some View {
        base.modified(EnvironmentChange { change(&$0.list.row) })
    }
}

extension DynamicViewContent {
    public nonisolated func onDelete(perform action: Optional<(IndexSet) -> Void>) -> some DynamicViewContent {
        nonisolated(unsafe) let action = action
        return EditableRows(base: self) { $0.delete = action }
    }
    public nonisolated func onMove(perform action: Optional<(IndexSet, Int) -> Void>) -> some DynamicViewContent {
        nonisolated(unsafe) let action = action
        return EditableRows(base: self) { $0.move = action }
    }
}
